import { readAppendedLines } from "../../base/files/read-appended-lines.ts";
import { sha256 } from "../../base/hash.ts";
import { type Choice, foldLines } from "../decisions/fold-lines.ts";

/**
 * What a person said of an entry without knowing which model it is from: a line of `judgements.jsonl`, which is only ever appended
 * to. Private.
 */
export interface Judgement {
  /** As a person reads it, in Unicode's composed form, case kept: one judgement serves every model that has this entry. */
  readonly surface: string;
  readonly decision: Choice;
  readonly reviewer: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** What it is known to be, where it was mixed in to see how well the person judges. */
  readonly decoy?: Decoy;
}

/** What a decoy is known to be: a name, or an ordinary word. */
export type Decoy = "name" | "word";

/** The key of judgements: the surface in Unicode's composed form. */
export function judgedSurface(surface: string): string {
  return surface.normalize("NFC");
}

const EXPECTED_LINE =
  '{"surface": text, "decision": "name", "keep" or "unsure", "reviewer": text, "at": a date and time, "reason": text, and, of a decoy, "decoy": "name" or "word"}';

/** All lines of a file of judgements, in the order they were written. Throws `input-missing`, or `input-format` with file and line. */
export function readJudgements(path: string): Promise<Judgement[]> {
  return readAppendedLines(path, "file of judgements", (value) => (isJudgement(value) ? value : EXPECTED_LINE));
}

/** The judgement that stands for each surface, as decisions are folded (see `foldLines`); decoys are left out. */
export function foldJudgements(lines: Iterable<Judgement>): Map<string, Judgement> {
  return foldLines(
    [...lines].filter(({ decoy }) => decoy === undefined),
    ({ surface }) => judgedSurface(surface),
  );
}

/** SHA-256 of the judgements that stand: who judged, when and why is left out. */
export function digestJudgements(lines: Iterable<Judgement>): string {
  const standing = [...foldJudgements(lines).values()].map(({ surface, decision }) =>
    JSON.stringify([surface, decision]),
  );
  return sha256(standing.sort().join("\n"));
}

/** How many decoys were judged, of all reviewers together, and how many rightly: names as names and ordinary words as kept. */
export function decoyScore(lines: readonly Judgement[]): { readonly asked: number; readonly right: number } {
  const decoys = lines.filter(({ decoy }) => decoy !== undefined);
  const standing = [...foldLines(decoys, ({ surface, reviewer }) => `${surface}\u0000${reviewer}`).values()];
  const right = standing.filter(({ decoy, decision }) => decision === (decoy === "name" ? "name" : "keep"));
  return { asked: standing.length, right: right.length };
}

/** Decoys of one kind: how many were judged, and how many rightly. */
export interface DecoyCount {
  readonly asked: number;
  readonly right: number;
}

/** {@link decoyScore} by what the decoys are: names judged rightly give a sensitivity, ordinary words a specificity. */
export function decoyScores(lines: readonly Judgement[]): Readonly<Record<Decoy, DecoyCount>> {
  const score = (kind: Decoy) => decoyScore(lines.filter(({ decoy }) => decoy === kind));
  return { name: score("name"), word: score("word") };
}

function isJudgement(value: unknown): value is Judgement {
  if (typeof value !== "object" || value === null) return false;
  const { surface, decision, reviewer, at, reason, decoy } = value as Record<keyof Judgement, unknown>;
  return (
    [surface, reviewer, reason].every((text) => typeof text === "string") &&
    (decision === "name" || decision === "keep" || decision === "unsure") &&
    (decoy === undefined || decoy === "name" || decoy === "word") &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
}

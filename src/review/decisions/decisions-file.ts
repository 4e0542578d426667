import { appendJsonLines } from "../../base/files/append-lines.ts";
import { isCount } from "../../base/json-values.ts";
import { UnnameError } from "../../base/errors.ts";
import { readAppendedLines } from "../../base/files/read-appended-lines.ts";
import type { BulkStep, Decision, SettledAnswer } from "./decision.ts";
import { type Choice, foldLines } from "./fold-lines.ts";

const CHOICES: ReadonlySet<unknown> = new Set(["name", "keep", "unsure"] satisfies Choice[]);
const EXPECTED_LINE =
  '{"tokenId": a whole number, "token": text, "decision": "name", "keep" or "unsure", "reviewer": text, "at": a date and time, "reason": text, and, if there is one, "note": text, and, of a settlement, "settles": a list of "reviewer", "decision" and "at", and, of a decision in bulk, "bulk": whole numbers "of", "from", "drawn" and "otherwise"}';

/**
 * All lines of a decisions file, in the order they were written, whatever vocabulary they are about; `look` sees each with its
 * line number.
 * Throws `input-missing`, or `input-format` with file and line.
 */
export function readDecisionLines(
  path: string,
  look: (decision: Decision, line: number) => void = () => {},
): Promise<Decision[]> {
  return readAppendedLines(path, "decisions file", (value, line) => {
    if (!isDecision(value)) return EXPECTED_LINE;
    look(value, line);
    return value;
  });
}

/**
 * The same for one vocabulary. Throws also `decisions-mismatch` if the file is about another one: a token id that is out of
 * range or stands for another token.
 *
 * @param isOfEarlier lines for which this holds are about an entry that an earlier rewrite replaced: they fit, and are left out
 */
export async function readDecisions(
  path: string,
  { vocabulary }: { readonly vocabulary: readonly string[] },
  isOfEarlier: (decision: Decision) => boolean = () => false,
): Promise<Decision[]> {
  const mismatches: number[] = [];
  const decisions = await readDecisionLines(path, (decision, line) => {
    if (vocabulary[decision.tokenId] !== decision.token && !isOfEarlier(decision)) mismatches.push(line);
  });
  const [line] = mismatches;
  if (line !== undefined) {
    throw new UnnameError(
      "decisions-mismatch",
      `${path}, line ${line}: these decisions are about another model. ${mismatches.length} of ${decisions.length} lines name a ` +
        `token id that this vocabulary of ${vocabulary.length} entries lacks, or that stands for another token in it. ` +
        "Use the model that was reviewed, or review this one.",
      {
        details: {
          path,
          line,
          mismatches: mismatches.length,
          lines: decisions.length,
          vocabularySize: vocabulary.length,
        },
      },
    );
  }
  return decisions.filter(({ tokenId, token }) => vocabulary[tokenId] === token);
}

function isDecision(value: unknown): value is Decision {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Record<keyof Decision, unknown>;
  return (
    Number.isSafeInteger(line.tokenId) &&
    CHOICES.has(line.decision) &&
    typeof line.token === "string" &&
    typeof line.reviewer === "string" &&
    typeof line.reason === "string" &&
    (line.note === undefined || typeof line.note === "string") &&
    (line.settles === undefined || (Array.isArray(line.settles) && line.settles.every(isSettledAnswer))) &&
    (line.bulk === undefined || isBulkStep(line.bulk)) &&
    isTime(line.at)
  );
}

function isSettledAnswer(value: unknown): boolean {
  const { reviewer, decision, at } = (value ?? {}) as Partial<Record<keyof SettledAnswer, unknown>>;
  return typeof reviewer === "string" && CHOICES.has(decision) && isTime(at);
}

function isBulkStep(value: unknown): boolean {
  const { of, from, drawn, otherwise } = (value ?? {}) as Partial<Record<keyof BulkStep, unknown>>;
  if (!isCount(of) || !isCount(from) || !isCount(drawn) || !isCount(otherwise)) return false;
  return of > 0 && otherwise <= drawn && of + drawn <= from;
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/**
 * The decision that stands for each token id, in the order the tokens were last decided. Of one reviewer the last line stands;
 * between reviewers a name outweighs unsure, and unsure outweighs keep, unless it was settled afterwards (see `SETTLED`). Tokens whose decision was taken back are absent.
 */
export function foldDecisions(lines: Iterable<Decision>): Map<number, Decision> {
  return foldLines(lines, ({ tokenId }) => tokenId);
}

/** The ids decided to be names, ascending: what a rewrite removes. */
export function namesOf(decisions: ReadonlyMap<number, Decision>): number[] {
  const names = [...decisions.values()].filter((decision) => decision.decision === "name");
  return names.map((decision) => decision.tokenId).sort((a, b) => a - b);
}

/** Adds lines to a decisions file, see {@link appendJsonLines}. */
export function appendDecisions(path: string, decisions: readonly Decision[]): void {
  appendJsonLines(path, decisions);
}

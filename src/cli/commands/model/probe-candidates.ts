import { fileError } from "../../../base/errors.ts";
import { readTextFile, toJsonLines, writeFileAtomic } from "../../../base/files.ts";
import type { MaskedLanguageModel } from "../../../model/session.ts";
import type { Context } from "../../../probe/contexts/context.ts";
import type { RankedCandidates, UnrankedReason } from "../../../probe/fill/rank-candidates.ts";
import { distinctCandidates, scoreCandidates } from "../../../probe/fill/score-candidates.ts";
import { readKnownNames } from "../../../recognise/known-names/read-names.ts";

/** Candidates, each once, and how many mentions were repeated. */
export type Candidates = ReturnType<typeof distinctCandidates>;

/**
 * The candidates of a file, each once, and how many mentions were repeated: of `.csv`, `.tsv` and `.jsonl` files the names, as the
 * audits read them; of any other file one a line. Throws `input-missing`, `input-encoding`, `input-format`, and `input-empty`.
 */
export async function readCandidates(path: string): Promise<Candidates> {
  const isTable = /\.(?:csv|tsv|jsonl)$/i.test(path);
  const lines = isTable ? await readKnownNames(path) : (await readTextFile(path, "file of candidates")).split("\n");
  const distinct = distinctCandidates(lines);
  if (distinct.candidates.length > 0) return distinct;
  throw fileError("input-empty", path, "expected candidates, found none. Write one a line.");
}

export interface ProbeCandidatesOptions {
  readonly candidates: readonly string[];
  /** Candidates written a context. */
  readonly topK: number;
  readonly out: string;
  readonly onContext: (done: number) => void;
}

/** How many candidates had no rank at one context or more, by reason, and how many were written apart from the text around them. */
export interface CandidateTroubles {
  readonly unwritable: number;
  readonly sameTokens: number;
  readonly tooLong: number;
  readonly apart: number;
}

/**
 * Writes the ranking of the candidates at each context: JSON Lines `{context, rank, candidate, tokens, logProbNats, probability,
 * written}` for the owner alone, and in the end a line for each candidate that had no rank somewhere, `{candidate, unranked, contexts}`.
 */
export async function probeCandidates(
  session: MaskedLanguageModel,
  contexts: readonly Context[],
  { candidates, topK, out, onContext }: ProbeCandidatesOptions,
): Promise<CandidateTroubles> {
  const troubles = createTroubleCount();
  async function* lines(): AsyncGenerator<string> {
    let done = 0;
    for await (const answer of scoreCandidates(session, contexts, candidates)) {
      troubles.add(answer);
      const ranked = answer.ranked.slice(0, topK);
      yield toJsonLines(ranked.map(({ index: _index, ...candidate }) => ({ context: answer.context, ...candidate })));
      onContext(++done);
    }
    yield toJsonLines(troubles.unranked());
  }
  await writeFileAtomic(out, lines(), { private: true });
  return troubles.count();
}

function createTroubleCount() {
  const counts = new Map<string, { candidate: string; unranked: UnrankedReason; contexts: number }>();
  const apart = new Set<string>();
  const ofReason = (reason: UnrankedReason) =>
    [...counts.values()].filter(({ unranked }) => unranked === reason).length;
  return {
    add({ ranked, unranked }: RankedCandidates) {
      for (const { candidate, written } of ranked) if (written === "apart") apart.add(candidate);
      for (const { candidate, reason } of unranked) {
        const key = `${reason} ${candidate}`;
        const known = counts.get(key);
        if (known === undefined) counts.set(key, { candidate, unranked: reason, contexts: 1 });
        else known.contexts++;
      }
    },
    unranked: () => counts.values(),
    count: (): CandidateTroubles => ({
      unwritable: ofReason("unwritable"),
      sameTokens: ofReason("same-tokens"),
      tooLong: ofReason("too-long"),
      apart: apart.size,
    }),
  };
}

/** What was wrong with candidates, as sentences; none if nothing was. */
export function describeTroubles(
  { unwritable, sameTokens, tooLong, apart }: CandidateTroubles,
  repeated: number,
): string[] {
  const lines: [string, number][] = [
    ["repeated in the list, counted once", repeated],
    ["that the tokenizer has no entries for, left out", unwritable],
    ["written with the same tokens as an earlier one and as likely, left out", sameTokens],
    ["that make a context longer than the model takes, left out there", tooLong],
    ["that would change the tokens around them, so written as after what stands before alone", apart],
  ];
  return lines.filter(([, count]) => count > 0).map(([what, count]) => `Candidates ${what}: ${count}.`);
}

import type { Tokenizer } from "../../model/checkpoint.ts";
import type { CandidateText, CandidateSpelling } from "./spell-candidates.ts";

/** A candidate at a context's mask. Private: it may be a name. */
export interface RankedCandidate {
  /** From 1; one more than the number of candidates that are likelier. */
  readonly rank: number;
  /** Its place in the list, from 0. */
  readonly index: number;
  /** As the list has it; of token ids, what they spell. */
  readonly candidate: string;
  /** Tokens it is written with. */
  readonly tokens: number;
  readonly written: CandidateSpelling["written"];
  /** Natural logarithm of its probability among everything the model may say, in nats. */
  readonly logProbNats: number;
  /** Renormalised: they sum to 1 over the context's ranked candidates. */
  readonly probability: number;
}

/** Why a candidate has no rank at a context. */
export type UnrankedReason =
  /** The tokenizer has no entries to write it with. */
  | "unwritable"
  /** It is written with the same tokens as an earlier one and has that one's probability (as `Jan` and `jan` where case is lost). */
  | "same-tokens"
  /** With it the context is longer than the model takes. */
  | "too-long";

/** One context's answer. */
export interface RankedCandidates {
  /** The context's id. */
  readonly context: string;
  /** Likeliest first; of equal ones the earlier in the list first. */
  readonly ranked: readonly RankedCandidate[];
  readonly unranked: readonly { readonly index: number; readonly candidate: string; readonly reason: UnrankedReason }[];
}

/** Ranks and renormalises one context's candidates by their log-probabilities (nats; undefined where too long to ask). */
export function rankSpelled(
  context: string,
  candidates: readonly CandidateText[],
  spellings: readonly (CandidateSpelling | undefined)[],
  logProbsNats: readonly (number | undefined)[],
  { decode }: Pick<Tokenizer, "decode">,
): RankedCandidates {
  const scored: Omit<RankedCandidate, "rank" | "probability">[] = [];
  const unranked: RankedCandidates["unranked"][number][] = [];
  const seen = new Set<string>();
  for (const [index, given] of candidates.entries()) {
    const candidate = typeof given === "string" ? given : decode(given).trim();
    const spelling = spellings[index];
    const logProbNats = logProbsNats[index];
    const key = spelling?.tokenIds.join() ?? "";
    if (spelling === undefined) unranked.push({ index, candidate, reason: "unwritable" });
    else if (seen.has(key)) unranked.push({ index, candidate, reason: "same-tokens" });
    else if (logProbNats === undefined) unranked.push({ index, candidate, reason: "too-long" });
    else {
      const { written, tokenIds } = spelling;
      scored.push({ index, candidate, tokens: tokenIds.length, written, logProbNats });
    }
    if (spelling !== undefined) seen.add(key);
  }
  scored.sort((a, b) => b.logProbNats - a.logProbNats || a.index - b.index);
  const best = scored[0]?.logProbNats ?? 0;
  const total = scored.reduce((sum, { logProbNats }) => sum + Math.exp(logProbNats - best), 0);
  let rank = 0;
  const ranked = scored.map((candidate, place): RankedCandidate => {
    if (place === 0 || candidate.logProbNats < (scored[place - 1]?.logProbNats as number)) rank = place + 1;
    return { rank, ...candidate, probability: Math.exp(candidate.logProbNats - best) / total };
  });
  return { context, ranked, unranked };
}

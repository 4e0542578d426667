import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Decision } from "../../review/decision.ts";
import { foldDecisions, namesOf } from "../../review/decisions.ts";
import { type Judgement, judgedSurface } from "../../review/judgement.ts";
import { foldSurface } from "../../text/fold.ts";
import { isPlaceholder } from "../../vocabulary/placeholders.ts";
import { isMark } from "./is-mark.ts";
import { isNamePart } from "./name-parts.ts";

/** What tells a name from another token. Private. */
export interface NameSources {
  /** Lines of `decisions.jsonl`, in file order. */
  readonly decisions?: readonly Decision[];
  /** Standing judgements by surface (see `foldJudgements`): what a person said of entries that nobody had decided on. */
  readonly judgements?: ReadonlyMap<string, Judgement>;
  /** Parts of known names that identify, folded (see `nameParts`). */
  readonly parts?: ReadonlySet<string>;
  /** Surfaces that are ordinary words although some name has them as a part: kept words, never name-like by `parts`. */
  readonly allow?: readonly string[];
}

/** The entries of a vocabulary that have to do with names, by id. */
export interface NameEntries {
  /** Those that count as names. */
  readonly nameLike: ReadonlySet<number>;
  /** Those spelled like a part of a known name and kept all the same: by decision, judgement or the list of allowed words. */
  readonly kept: ReadonlySet<number>;
  /** Placeholders of decided names that a rewrite replaced. */
  readonly replaced: ReadonlySet<number>;
  /** Placeholders that no decision given explains: decisions are missing. */
  readonly unexplained: ReadonlySet<number>;
}

/**
 * What counts as a name in a vocabulary:
 * - entries somebody decided to be a name (see `foldDecisions`: one reviewer is enough), as long as the vocabulary still
 *   spells them as they were decided on, and those judged to be one;
 * - entries whose surface, in lower case and without accents, equals one of `parts`, unless it is in `allow` or somebody decided or
 *   judged to keep it; a judgement that it is a name outweighs all of these. Inner pieces (`##jan`) and words that also are names (`wit`) count: the figure errs on the side of
 *   finding too many.
 *
 * Placeholders that a rewrite put in a name's place are not names; they are in `replaced` or `unexplained`.
 * Throws `decisions-mismatch` if there are decided names and the vocabulary has neither them nor placeholders in their places.
 */
export function findNameEntries(tokenizer: Tokenizer, sources: NameSources): NameEntries {
  const { decisions = [], judgements = new Map<string, Judgement>(), parts = new Set<string>() } = sources;
  const decided = decidedNames(decisions);
  requireSameVocabulary(tokenizer, decided);
  const decidedKeep = keptTokens(tokenizer, decisions);
  const allowed = new Set((sources.allow ?? []).map(foldSurface));
  const nameLike = new Set<number>();
  const kept = new Set<number>();
  const [replaced, unexplained] = [new Set<number>(), new Set<number>()];
  for (const [tokenId, token] of tokenizer.vocabulary.entries()) {
    if (isMark(tokenizer, tokenId)) continue;
    if (isPlaceholder(token)) (decided.has(tokenId) ? replaced : unexplained).add(tokenId);
    else if (decided.get(tokenId) === token) nameLike.add(tokenId);
    else {
      const surface = tokenizer.surface(tokenId);
      const isKnown = isNamePart(surface, parts);
      const judged = judgements.get(judgedSurface(surface))?.decision;
      const isKept = decidedKeep.has(tokenId) || judged === "keep" || allowed.has(foldSurface(surface));
      if (judged === "name" || (isKnown && !isKept)) nameLike.add(tokenId);
      else if (isKept && isKnown) kept.add(tokenId);
    }
  }
  return { nameLike, kept, replaced, unexplained };
}

function requireSameVocabulary(tokenizer: Tokenizer, decided: ReadonlyMap<number, string>): void {
  const stale = [...decided].filter(
    ([tokenId, token]) =>
      tokenizer.vocabulary[tokenId] !== token && !isPlaceholder(tokenizer.vocabulary[tokenId] ?? ""),
  ).length;
  if (stale === 0 || stale < decided.size) return;
  throw new UnnameError(
    "decisions-mismatch",
    `none of the ${stale} tokens decided to be names stands in this vocabulary under its id, as itself or as a placeholder. These decisions belong to another model; pass --names instead.`,
    { details: { decided: stale } },
  );
}

/** Ids of entries that a person looked at and decided to keep, as long as the vocabulary still spells them so. */
function keptTokens(tokenizer: Tokenizer, decisions: readonly Decision[]): ReadonlySet<number> {
  const standing = [...foldDecisions(decisions).values()];
  const kept = standing.filter(
    ({ decision, tokenId, token }) => decision === "keep" && tokenizer.vocabulary[tokenId] === token,
  );
  return new Set(kept.map(({ tokenId }) => tokenId));
}

/** Token string by id of what counts as decided a name once all lines are read (see `foldDecisions`). */
function decidedNames(decisions: readonly Decision[]): Map<number, string> {
  const standing = foldDecisions(decisions);
  return new Map(namesOf(standing).map((tokenId) => [tokenId, standing.get(tokenId)?.token ?? ""]));
}

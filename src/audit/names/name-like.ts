import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Decision } from "../../review/decision.ts";
import { foldDecisions, namesOf } from "../../review/decisions.ts";
import { foldSurface } from "../../text/fold.ts";
import { nameParts } from "./name-parts.ts";

/** What tells a name from another token; at least one of `decisions` and `names`. */
export interface NameSources {
  /** Lines of `decisions.jsonl`, in file order. */
  readonly decisions?: readonly Decision[];
  /** Names of people, in any spelling: `Fatma van der Berg`. */
  readonly names?: readonly string[];
  /** Surfaces that are ordinary words although some name has them as a part: never name-like by `names`. */
  readonly allow?: readonly string[];
}

/** How `rewrite` writes an entry that was a name. */
const PLACEHOLDER = /^unk\d+$/;

/**
 * Ids of the tokens that count as names:
 * - entries somebody decided to be a name (see `foldDecisions`: one reviewer is enough), as long as the vocabulary still
 *   spells them as they were decided on;
 * - entries whose surface, in lower case and without accents, equals a part of one of `names` (see `nameParts`: at least two
 *   letters, no particle, title or initials), unless it is in `allow` or somebody decided to keep this very entry. Inner
 *   pieces (`##jan`) and words that also are names (`wit`) count: the figure errs on the side of finding too many.
 *
 * Placeholders that a rewrite put in a name's place are not names; {@link placeholderTokens} gives those.
 * Throws `decisions-mismatch` if there are decided names and the vocabulary has neither them nor placeholders in their places.
 */
export function nameLikeTokens(tokenizer: Tokenizer, sources: NameSources): ReadonlySet<number> {
  const nameLike = new Set<number>();
  const decided = decidedNames(sources.decisions ?? []);
  let stale = 0;
  for (const [tokenId, token] of decided) {
    if (tokenizer.vocabulary[tokenId] === token) nameLike.add(tokenId);
    else if (!isPlaceholder(tokenizer, tokenId)) stale++;
  }
  if (stale > 0 && stale === decided.size) {
    throw new UnnameError(
      "decisions-mismatch",
      `none of the ${stale} tokens decided to be names stands in this vocabulary under its id, as itself or as a placeholder. These decisions belong to another model; pass --names instead.`,
      { details: { decided: stale } },
    );
  }
  const kept = keptTokens(tokenizer, sources.decisions ?? []);
  for (const tokenId of tokensOfNames(tokenizer, sources)) if (!kept.has(tokenId)) nameLike.add(tokenId);
  return nameLike;
}

/** Ids of the entries that spell a part of a known name and that a person decided to keep all the same: they do not count as names. */
export function keptNameTokens(tokenizer: Tokenizer, sources: NameSources): ReadonlySet<number> {
  const kept = keptTokens(tokenizer, sources.decisions ?? []);
  return new Set(tokensOfNames(tokenizer, sources).filter((tokenId) => kept.has(tokenId)));
}

/** Ids of decided names that a rewrite replaced: the vocabulary holds `unk` + a number there. */
export function placeholderTokens(tokenizer: Tokenizer, decisions: readonly Decision[]): ReadonlySet<number> {
  return new Set([...decidedNames(decisions).keys()].filter((tokenId) => isPlaceholder(tokenizer, tokenId)));
}

/** Ids of entries that a person looked at and decided to keep, as long as the vocabulary still spells them so. */
function keptTokens(tokenizer: Tokenizer, decisions: readonly Decision[]): ReadonlySet<number> {
  const standing = [...foldDecisions(decisions).values()];
  const kept = standing.filter(
    ({ decision, tokenId, token }) => decision === "keep" && tokenizer.vocabulary[tokenId] === token,
  );
  return new Set(kept.map(({ tokenId }) => tokenId));
}

function isPlaceholder(tokenizer: Tokenizer, tokenId: number): boolean {
  return PLACEHOLDER.test(tokenizer.vocabulary[tokenId] ?? "");
}

/** Token string by id of what counts as decided a name once all lines are read (see `foldDecisions`). */
function decidedNames(decisions: readonly Decision[]): Map<number, string> {
  const standing = foldDecisions(decisions);
  return new Map(namesOf(standing).map((tokenId) => [tokenId, standing.get(tokenId)?.token ?? ""]));
}

function tokensOfNames(tokenizer: Tokenizer, { names = [], allow = [] }: NameSources): number[] {
  const parts = new Set(names.flatMap((name) => nameParts(name)));
  for (const word of allow) parts.delete(foldSurface(word));
  if (parts.size === 0) return [];
  return tokenizer.vocabulary.flatMap((_, tokenId) =>
    !tokenizer.specialTokenIds.has(tokenId) && parts.has(foldSurface(tokenizer.surface(tokenId))) ? [tokenId] : [],
  );
}

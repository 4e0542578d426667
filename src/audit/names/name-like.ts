import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Decision } from "../../review/decisions/decision.ts";
import { foldDecisions, namesOf } from "../../review/decisions/decisions-file.ts";
import { isPlaceholder } from "../../vocabulary/plan/placeholders.ts";
import { isMark } from "./is-mark.ts";
import { type NameSources, type WeighEntry, weighEntries } from "./weigh-entries.ts";

/** The entries of a vocabulary that have to do with names, by id. */
export interface NameEntries {
  /** Those that count as names. */
  readonly nameLike: ReadonlySet<number>;
  /** Those spelled like a part of a known name and kept all the same: by decision, judgement or the list of allowed words. */
  readonly kept: ReadonlySet<number>;
  /** Those spelled like a part of a known name that the counts call ordinary words, and those that wait for a person to judge them. */
  readonly words: ReadonlySet<number>;
  readonly unjudged: ReadonlySet<number>;
  /** Placeholders of decided names that a rewrite replaced. */
  readonly replaced: ReadonlySet<number>;
  /** Placeholders that no decision given explains: decisions are missing. */
  readonly unexplained: ReadonlySet<number>;
}

/**
 * What counts as a name in a vocabulary:
 * - entries decided to be a name (see `foldDecisions`: one reviewer is enough), as long as the vocabulary still
 *   spells them as they were decided on, and those judged to be one;
 * - entries whose surface, in lower case and without accents, equals one of `parts`, and that the notes have in names far more than elsewhere (see
 *   `weighName`), unless it is in `allow` or it was decided or judged to be kept; a judgement that it is a name outweighs all of these. Inner pieces
 *   (`##jan`) count as whole words do.
 *
 * Placeholders that a rewrite put in a name's place are not names; they are in `replaced` or `unexplained`.
 * Throws `decisions-mismatch` if there are decided names and the vocabulary has neither them nor placeholders in their places.
 *
 * @param weigh what `weighEntries` makes of the same tokenizer and sources
 */
export function findNameEntries(
  tokenizer: Tokenizer,
  sources: NameSources,
  weigh: WeighEntry = weighEntries(tokenizer, sources),
): NameEntries {
  const decided = decidedNames(sources.decisions ?? []);
  requireSameVocabulary(tokenizer, decided);
  const found = {
    nameLike: new Set<number>(),
    kept: new Set<number>(),
    words: new Set<number>(),
    unjudged: new Set<number>(),
    replaced: new Set<number>(),
    unexplained: new Set<number>(),
  };
  for (const [tokenId, token] of tokenizer.vocabulary.entries()) {
    if (isMark(tokenizer, tokenId)) continue;
    if (isPlaceholder(token)) found[decided.has(tokenId) ? "replaced" : "unexplained"].add(tokenId);
    else {
      const { standing, by, isKnownPart } = weigh(tokenId);
      if (standing === "name") found.nameLike.add(tokenId);
      else if (!isKnownPart) continue;
      else if (standing === "unjudged") found.unjudged.add(tokenId);
      else found[by === "counts" ? "words" : "kept"].add(tokenId);
    }
  }
  return found;
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

/** Token string by id of what counts as decided a name once all lines are read (see `foldDecisions`). */
function decidedNames(decisions: readonly Decision[]): Map<number, string> {
  const standing = foldDecisions(decisions);
  return new Map(namesOf(standing).map((tokenId) => [tokenId, standing.get(tokenId)?.token ?? ""]));
}

import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import { countSegmentation, findChangedWords, type Segmentation } from "../../model/segmentation.ts";
import { createTokenizer } from "../../model/tokenizer.ts";
import { createSurfaces } from "../../model/tokenizers/surfaces.ts";
import { foldSurface } from "../../text/fold.ts";
import type { Merge } from "../../model/tokenizers/bpe.ts";
import { findNeeded, findNeededInText } from "../families/find-needed.ts";
import { refuseNeeded } from "../families/refuse-needed.ts";
import { chooseCarriers } from "./choose-carriers.ts";
import { createPlaceholders } from "./placeholders.ts";
import { type RepairMode, repairVocabulary } from "./plan-repair.ts";
import type { JoiningPiece, Repair } from "./repair.ts";
import { costOfRemovals, type RemovalCost } from "./removal-costs.ts";
import type { Replacement } from "./replacement.ts";
import { findHolders, removedSpellings } from "../verify/residue.ts";
import { type Changes, rewrittenVocabulary } from "../rewritten-vocabulary.ts";
import { nameTexts } from "../verify/verify-texts.ts";
import type { Family, Vocabulary } from "../vocabulary.ts";

export type { RepairMode } from "./plan-repair.ts";
export type { Replacement } from "./replacement.ts";
export type { BpeVocabulary } from "../vocabulary.ts";

/** Everything a rewrite will do, before anything is written. Holds names: private. */
export interface Plan {
  readonly family: Family;
  /** By id, ascending. */
  readonly replacements: readonly Replacement[];
  /** Of a BPE: the merges that stay, repairs in their places. Empty for other families. */
  readonly merges: readonly Merge[];
  readonly droppedMerges: number;
  readonly repaired: readonly Repair[];
  /** Pieces that freed ids carry (see `serves` of a replacement), with the kept tokens that are built through them. */
  readonly joining: readonly JoiningPiece[];
  /** Kept tokens that merging can no longer produce. Their text is encoded by smaller tokens, or see `ignoreMerges`. */
  readonly collateral: readonly string[];
  /** Whether `tokenizer.json` says that a word which is an entry as a whole is not split. */
  readonly ignoreMerges: boolean;
  /** Entries that spell a removed name in another case, without accents or with another word mark, and have no decision. */
  readonly undecidedVariants: readonly number[];
  /** Kept entries that hold a removed name as a word (`▁Jan.`), each decided to be kept. */
  readonly heldIn: readonly number[];
  /** Words of the sample, and how many of them will be cut into other tokens. */
  readonly sample: Segmentation;
  /** What each removal costs, the worst first. */
  readonly costs: readonly RemovalCost[];
}

export interface PlanOptions {
  /** Ids that a person decided to be names. */
  readonly names: ReadonlySet<number>;
  /** Ids that a person decided anything about. */
  readonly decided: ReadonlySet<number>;
  /** Default `merges`. */
  readonly repair?: RepairMode;
  /** Placeholders from a seeded stream, for tests; otherwise from the operating system's random source. */
  readonly seed?: number;
  /** Entries that earlier rounds removed: no piece may spell one. */
  readonly goneBefore?: readonly string[];
  /** Texts on which segmentation before and after is compared; none of their words may become unknown, and repairs spare them. */
  readonly sample?: readonly string[];
  /** The vocabulary's tokenizer, if it has been made. */
  readonly tokenizer?: Tokenizer;
}

/**
 * Plans the replacement of every name by `unk` + a random number: same ids, same size, no two entries alike. Nothing is written.
 * Throws `decisions-mismatch` if a decided name is a special token, a single character or byte that every text is built from, or
 * an entry without which words would become unknown, by its own spelling or in the sample; if of two entries of the same
 * spelling one was decided to be kept; or if an undecided entry holds a removed name as a word. Throws `usage` for a way of repairing that does not fit the vocabulary.
 */
export function planRewrite(vocabulary: Vocabulary, options: PlanOptions): Plan {
  const { tokens } = vocabulary;
  const { sample = [] } = options;
  const names = entriesToRemove(vocabulary, options);
  const tokenizer = options.tokenizer ?? tokenizerOf(vocabulary);
  const repair = repairVocabulary(vocabulary, names, { ...options, tokenizer });
  const carriers = chooseCarriers(names, repair.joining, tokens, options.seed);
  const draw = createPlaceholders(tokens, sample, options.seed);
  const replacements = names.map((tokenId): Replacement => {
    const replacement = {
      tokenId,
      token: tokens[tokenId] as string,
      ...(carriers.get(tokenId) ?? { placeholder: draw() }),
    };
    return vocabulary.family === "unigram" ? { ...replacement, score: vocabulary.placeholderScore } : replacement;
  });
  const changes = { replacements, ...repair };
  const heldIn = findHeld(vocabulary, replacements);
  requireDecided(heldIn, options.decided);
  const compared = needsTrial(vocabulary, names, sample)
    ? trySample(vocabulary, changes, names, { tokenizer, sample })
    : NO_SAMPLE;
  return {
    family: vocabulary.family,
    ...changes,
    undecidedVariants: findUndecidedVariants(vocabulary, new Set(names), options.decided),
    heldIn,
    sample: countSegmentation(compared, new Set(names)),
    costs: costOfRemovals(vocabulary, names, repair.collateral, compared.changed),
  };
}

const NO_SAMPLE: ReturnType<typeof findChangedWords> = { words: 0, changed: [] };

/**
 * A BPE keeps every character, so that no word becomes unknown but around an added token, which is found in the text before
 * characters are looked up.
 */
function needsTrial(
  { family, addedTokenIds }: Vocabulary,
  names: readonly number[],
  sample: readonly string[],
): boolean {
  return family !== "bpe" || sample.length > 0 || names.some((tokenId) => addedTokenIds.has(tokenId));
}

function findHeld({ tokens, specialTokenIds, source }: Vocabulary, replacements: readonly Replacement[]): number[] {
  const removed = new Set(replacements.map(({ tokenId }) => tokenId));
  const spellings = removedSpellings(replacements, tokens, createSurfaces(source.json, specialTokenIds).surface);
  return findHolders(tokens, spellings).filter((tokenId) => !removed.has(tokenId));
}

function requireDecided(heldIn: readonly number[], decided: ReadonlySet<number>): void {
  const open = heldIn.filter((tokenId) => !decided.has(tokenId));
  if (open.length === 0) return;
  throw new UnnameError(
    "decisions-mismatch",
    `tokens ${open.join(", ")} hold a removed name as a word, beside a full stop or another mark, and have no decision. Decide "name" for them too, or "keep" if the name may stay readable there.`,
    { details: { tokenIds: open.map(String) } },
  );
}

/**
 * The decided names, ascending, and entries spelled the same: a Unigram may list a piece twice, and leaving one leaves the name.
 * Throws `decisions-mismatch` as {@link planRewrite}, for what must stay and where twins were decided differently.
 */
export function entriesToRemove(
  vocabulary: Vocabulary,
  { names, decided }: Pick<PlanOptions, "names" | "decided">,
): number[] {
  const { tokens } = vocabulary;
  const spelled = new Set([...names].map((tokenId) => tokens[tokenId]));
  const all = new Set(names);
  for (const [tokenId, token] of tokens.entries()) {
    if (all.has(tokenId) || token === "" || !spelled.has(token)) continue;
    if (decided.has(tokenId)) {
      throw new UnnameError(
        "decisions-mismatch",
        `token ${tokenId} is spelled as another that was decided to be a name, but was not decided to be one. Decide the same for both.`,
        { details: { tokenId } },
      );
    }
    all.add(tokenId);
  }
  const removed = [...all].sort((a, b) => a - b);
  for (const tokenId of removed) refuseNeeded(vocabulary, tokenId);
  return removed;
}

function trySample(
  before: Vocabulary,
  changes: Changes,
  names: readonly number[],
  { sample, tokenizer: original }: { readonly sample: readonly string[]; readonly tokenizer: Tokenizer },
): ReturnType<typeof findChangedWords> {
  const after = rewrittenVocabulary(before, changes);
  requireNoneNeeded(findNeeded(before, after, names));
  const rewritten = tokenizerOf(after);
  const texts = [...nameTexts(original, names), ...sample];
  const removed = new Set(names);
  requireNoneNeeded(findNeededInText(original, rewritten, removed, texts));
  return findChangedWords(original, rewritten, sample);
}

function tokenizerOf({ source }: Vocabulary): Tokenizer {
  return createTokenizer(source.json, source.roles, source.path);
}

function requireNoneNeeded(needed: readonly number[]): void {
  if (needed.length === 0) return;
  throw new UnnameError(
    "decisions-mismatch",
    `tokens ${needed.join(", ")} were decided to be names, but without them words would become the unknown token: no smaller entries spell them. Decide "keep" for them.`,
    { details: { tokenIds: needed.map(String) } },
  );
}

function findUndecidedVariants(
  { tokens, specialTokenIds, source }: Vocabulary,
  names: ReadonlySet<number>,
  decided: ReadonlySet<number>,
): number[] {
  const { surface } = createSurfaces(source.json, specialTokenIds);
  const folded = new Set([...names].map((tokenId) => foldSurface(surface(tokenId))));
  return tokens.flatMap((token, tokenId) => {
    const isOpen = token !== "" && !decided.has(tokenId) && !names.has(tokenId) && !specialTokenIds.has(tokenId);
    return isOpen && folded.has(foldSurface(surface(tokenId))) ? [tokenId] : [];
  });
}

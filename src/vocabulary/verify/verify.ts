import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { openCheckpointAndFiles } from "../../model/open-checkpoint.ts";
import { type OpenedTokenizer, openTokenizer } from "../../model/tokenizers/open-tokenizer.ts";
import { compareSegmentation, type Segmentation } from "../../model/segmentation.ts";
import { mergedToken } from "../../model/tokenizers/bpe.ts";
import { type Check, toCheck } from "../check.ts";
import { reachableTokens } from "../families/reachable-tokens.ts";
import { touchedEntries } from "../families/touched-entries.ts";
import { findResidue, removedSpellings, textFiles } from "./residue.ts";
import type { Plan } from "../plan/plan.ts";
import { isJoining } from "../plan/replacement.ts";
import { VOCABULARY_FILES } from "../tokenizer-files.ts";
import { checkJoiningRows } from "./verify-joining.ts";
import { checkNameTexts, checkSample } from "./verify-texts.ts";
import { readVocabulary, type Vocabulary } from "../vocabulary.ts";

const TOKENIZER_JSON = "tokenizer.json";

export type { Check } from "../check.ts";

/** What verification found, besides the checks: how the rewrite changed the way text is split. */
export interface Verification {
  /** The rewritten folder, opened. */
  readonly rewritten: Checkpoint;
  readonly checks: readonly Check[];
  /** Words of the sample, and how many of them are cut into other tokens than before. */
  readonly sample: Segmentation;
}

/**
 * Opens a rewritten folder as any loader would and holds it against the original and the plan: same size, same ids for
 * kept entries, the same files and all in agreement, merges whose parts exist, kept entries reachable unless listed, removed names
 * unreadable in every text file and unreachable, and their text still encodable without unknown tokens.
 * Throws what opening the folder and reading its vocabulary throw, `checkpoint-mismatch` where its files disagree.
 *
 * @param sample texts whose segmentation is compared with before; texts made of the plan's names are looked at as well
 * @param known the original's vocabulary, if it has been read
 * @param written resolves when the weights are written too, which are opened last
 */
export async function verifyRewrite(
  original: Checkpoint,
  directory: string,
  plan: Plan,
  sample: readonly string[] = [],
  known?: Vocabulary,
  written: Promise<unknown> = Promise.resolve(),
): Promise<Verification> {
  const opened = await openTokenizer(directory, original.config["model_type"], original.vocabularySize);
  const before = known ?? (await readVocabulary(original.directory));
  const after = await readVocabulary(directory, opened.files);
  const removed = new Set(plan.replacements.map(({ tokenId }) => tokenId));
  const placeholders = plan.replacements.filter((replacement) => !isJoining(replacement));
  const tokenizers = {
    before: original.tokenizer,
    after: opened.tokenizer,
    names: removed,
    placeholders: new Set(placeholders.map(({ tokenId }) => tokenId)),
    decodes: isObject(before.source.json.raw["decoder"]),
    continuingPrefix: before.family === "unigram" ? "" : before.continuingPrefix,
    added: before.addedTokenIds,
  };
  const checks = [
    checkIds(before, after, plan),
    checkFiles(original.directory, directory),
    ...(after.family === "bpe" ? [checkMerges(after)] : []),
    ...(before.family === "unigram" && after.family === "unigram"
      ? [checkScores(before.scores, after.scores, removed)]
      : []),
    checkReachable(before, after, plan),
    checkNameTexts(tokenizers),
    checkSample(tokenizers, sample),
    await checkResidue(directory, plan, original, opened),
  ];
  await written;
  const { checkpoint: rewritten } = await openCheckpointAndFiles(directory, opened);
  const ofRows = await checkJoiningRows(original, rewritten, plan);
  const segmentation = compareSegmentation(original.tokenizer, rewritten.tokenizer, sample, removed);
  return { rewritten, checks: [...checks, ...ofRows], sample: segmentation };
}

/** Throws `verification-failed`, naming the checks and their counts, unless all passed. */
export function requirePassed(checks: readonly Check[]): void {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return;
  const list = failed.map(({ check, wrong, examined }) => `${check} (${wrong} of ${examined} wrong)`).join("; ");
  throw new UnnameError(
    "verification-failed",
    `the rewritten checkpoint failed its verification and was not kept: ${list}. Nothing was written; please report this with rewrite's settings.`,
    { details: { failed: failed.map(({ check }) => check) } },
  );
}

function checkIds(before: Vocabulary, after: Vocabulary, { replacements }: Plan): Check {
  const placeholders = new Map(replacements.map(({ tokenId, placeholder }) => [tokenId, placeholder]));
  const wrong = before.tokens.filter(
    (token, tokenId) =>
      after.tokens[tokenId] !== (placeholders.get(tokenId) ?? token) ||
      before.specialTokenIds.has(tokenId) !== after.specialTokenIds.has(tokenId) ||
      before.addedTokenIds.has(tokenId) !== after.addedTokenIds.has(tokenId),
  ).length;
  const difference = Math.abs(before.tokens.length - after.tokens.length);
  return toCheck("same size, same ids", before.tokens.length, wrong + difference);
}

function checkFiles(source: string, target: string): Check {
  const wrong = VOCABULARY_FILES.filter((name) => existsSync(join(source, name)) !== existsSync(join(target, name)));
  return toCheck("the same vocabulary files as before, in agreement", VOCABULARY_FILES.length, wrong.length);
}

function checkMerges(vocabulary: Extract<Vocabulary, { family: "bpe" }>): Check {
  const { tokens, merges } = vocabulary;
  const known = new Set(tokens);
  const wrong = merges.filter(
    (merge) => !known.has(merge[0]) || !known.has(merge[1]) || !known.has(mergedToken(merge, vocabulary)),
  ).length;
  return toCheck("merges name entries that exist", merges.length, wrong);
}

function checkScores(before: readonly number[], after: readonly number[], removed: ReadonlySet<number>): Check {
  const least = (scores: readonly number[]) => scores.reduce((low, score) => Math.min(low, score), Infinity);
  const wrong = before.filter((score, tokenId) => !removed.has(tokenId) && after[tokenId] !== score).length;
  const moved = Math.fround(least(before)) === Math.fround(least(after)) ? 0 : 1;
  return toCheck("scores of kept pieces and the least of all as before", before.length, wrong + moved);
}

function checkReachable(before: Vocabulary, after: Vocabulary, plan: Plan): Check {
  const touched = touchedEntries(before, after);
  const reachableAfter = reachableTokens(after, touched);
  const replaced = new Set(plan.replacements.map(({ token }) => token));
  const listed = new Set(plan.collateral);
  const ignoresMerges = after.family === "bpe" && after.ignoreMerges;
  const suspects = touched.filter((token) => {
    const reachable = reachableAfter.has(token);
    return replaced.has(token) ? reachable : !reachable && !listed.has(token) && !ignoresMerges;
  });
  // What no text gave before need not come out now: asked of these alone, since of all it takes as long as everything else.
  const wrong = reachableTokens(before, suspects).size;
  return toCheck("kept entries reachable unless listed, removed ones not", before.tokens.length, wrong);
}

async function checkResidue(
  directory: string,
  plan: Plan,
  { tokenizer }: Checkpoint,
  { files: opened }: OpenedTokenizer,
): Promise<Check> {
  const spellings = removedSpellings(plan.replacements, tokenizer.vocabulary, (tokenId) => tokenizer.surface(tokenId));
  const held = new Set(plan.heldIn.map((tokenId) => tokenizer.vocabulary[tokenId] as string));
  const files = await textFiles(directory);
  // Of the files that older checkpoints have, the parsed one is made of several.
  const isWhole = basename(opened.path) === TOKENIZER_JSON;
  const parsed = new Map(isWhole ? [[TOKENIZER_JSON, opened.json.raw]] : []);
  const found = await findResidue(directory, files, spellings, { held, parsed });
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  return toCheck("no removed name in any text file", files.length * spellings.size, total);
}

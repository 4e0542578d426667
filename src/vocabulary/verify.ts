import { UnnameError } from "../base/errors.ts";
import { decodeByteLevel } from "../formats/byte-level.ts";
import type { Checkpoint } from "../model/checkpoint.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { compareSegmentation, type Segmentation } from "../model/segmentation.ts";
import { createBpeEncoder, rankMerges } from "./bpe.ts";
import type { BpeVocabulary, Plan } from "./plan.ts";
import { findResidue, removedSpellings, textFiles } from "./residue.ts";
import { readBpeVocabulary } from "./tokenizer-files.ts";

/** One question asked of a rewritten folder. Public: numbers and ids only. */
export interface Check {
  readonly check: string;
  readonly passed: boolean;
  /** How many things were looked at, and how many of them were wrong. */
  readonly examined: number;
  readonly wrong: number;
}

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
 * kept entries, files that agree, merges whose parts exist, kept entries reachable unless listed, removed names unreadable in
 * every text file and unreachable, and their text still encodable without unknown tokens.
 *
 * @param sample texts whose segmentation is compared with before; names of the plan are always part of it
 */
export async function verifyRewrite(
  original: Checkpoint,
  directory: string,
  plan: Plan,
  sample: readonly string[] = [],
): Promise<Verification> {
  const rewritten = await openCheckpoint(directory);
  const before = await readBpeVocabulary(original.directory);
  const after = await readBpeVocabulary(directory);
  const removed = new Map(plan.replacements.map((replacement) => [replacement.tokenId, replacement]));
  return {
    rewritten,
    checks: [
      checkIds(before, after, removed),
      checkMerges(after),
      checkReachable(before, after, plan),
      checkEncodable(rewritten, plan),
      checkRoundTrip(original, rewritten, sample),
      await checkResidue(directory, plan, before),
    ],
    sample: compareSegmentation(original.tokenizer, rewritten.tokenizer, sample),
  };
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

function toCheck(check: string, examined: number, wrong: number): Check {
  return { check, passed: wrong === 0, examined, wrong };
}

function checkIds(
  before: BpeVocabulary,
  after: BpeVocabulary,
  removed: ReadonlyMap<number, { placeholder: string }>,
): Check {
  const wrong = before.tokens.filter(
    (token, tokenId) => after.tokens[tokenId] !== (removed.get(tokenId)?.placeholder ?? token),
  ).length;
  return toCheck(
    "same size, same ids",
    before.tokens.length,
    wrong + Math.abs(before.tokens.length - after.tokens.length),
  );
}

function checkMerges({ tokens, merges }: BpeVocabulary): Check {
  const known = new Set(tokens);
  const wrong = merges.filter(
    ([left, right]) => !known.has(left) || !known.has(right) || !known.has(left + right),
  ).length;
  return toCheck("merges name entries that exist", merges.length, wrong);
}

function checkReachable(before: BpeVocabulary, after: BpeVocabulary, plan: Plan): Check {
  const encodeBefore = createBpeEncoder(rankMerges(before.merges));
  const encodeAfter = createBpeEncoder(rankMerges(after.merges));
  const replaced = new Set(plan.replacements.map(({ token }) => token));
  const listed = new Set(plan.collateral);
  const wrong = before.tokens.filter((token) => {
    if (encodeBefore(token).length !== 1) return false;
    const reachable = encodeAfter(token).length === 1;
    return replaced.has(token) ? reachable : !reachable && !listed.has(token) && !after.ignoreMerges;
  }).length;
  return toCheck("kept entries reachable unless listed, removed ones not", before.tokens.length, wrong);
}

function checkEncodable({ tokenizer }: Checkpoint, plan: Plan): Check {
  const unknown = tokenizer.vocabulary.indexOf("<unk>");
  const removed = new Set(plan.replacements.map(({ tokenId }) => tokenId));
  const texts = plan.replacements.flatMap(({ token }) => {
    const text = decodeByteLevel(token);
    return [text, `met ${text.trim()} gesproken`];
  });
  const wrong = texts.filter((text) => {
    const tokenIds = tokenizer.encodePlain(text);
    const broken = text.includes("\uFFFD");
    return (
      tokenIds.some((tokenId) => tokenId === unknown || removed.has(tokenId)) ||
      (!broken && tokenizer.decode(tokenIds) !== text)
    );
  }).length;
  return toCheck(
    "text with a removed name encodes without unknown or removed tokens and decodes to itself",
    texts.length,
    wrong,
  );
}

function checkRoundTrip(original: Checkpoint, rewritten: Checkpoint, sample: readonly string[]): Check {
  const roundTrip = ({ tokenizer }: Checkpoint, text: string) => tokenizer.decode(tokenizer.encodePlain(text));
  const wrong = sample.filter((text) => roundTrip(original, text) !== roundTrip(rewritten, text)).length;
  return toCheck("sample text decodes as before", sample.length, wrong);
}

async function checkResidue(directory: string, plan: Plan, { tokens }: BpeVocabulary): Promise<Check> {
  const spellings = removedSpellings(plan, tokens);
  const files = await textFiles(directory);
  const found = await findResidue(directory, files, spellings);
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  return toCheck("no removed name in any text file", files.length * spellings.size, total);
}

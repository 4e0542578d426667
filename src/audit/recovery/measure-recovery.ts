import { createRandom } from "../../base/random.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Split } from "../../probe/contexts/context.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { ContextScore } from "../context-scores.ts";
import type { KeptWork } from "../kept-work.ts";
import type { Measurement } from "../verdicts.ts";
import { createDecoyPool, wordsOf } from "./decoys.ts";
import { findInPieces } from "./in-pieces.ts";
import { auditRanking } from "./ranking.ts";
import { recoveryControl } from "./recovered-row.ts";
import type { RecoveryCase, RecoveryOptions } from "./recovery-case.ts";
import { auditRecovery } from "./recovery.ts";
import { MOST_PIECES, type Target } from "./targets.ts";

export interface MeasureRecoveryOptions {
  /** What would say each context's original, by context id. */
  readonly targets: ReadonlyMap<string, Target>;
  readonly nameLike: ReadonlySet<number>;
  readonly people: readonly string[];
  readonly k: number;
  readonly seed: number;
  readonly respellLimit?: number;
  readonly rankLimit?: number;
  readonly work: KeptWork;
  readonly onProgress?: (message: string) => void;
}

/** Contexts searched in pieces before what was found is kept. */
const SEARCHED_AT_ONCE = 500;

/** What one split was asked for, and came back. */
interface Asked {
  readonly cases: readonly RecoveryCase[];
  readonly notAsked: RecoveryOptions["notAsked"];
}

/**
 * The rows of `recovery`: in each split every context with a known original is asked for it as one entry (its score), and, unless it came
 * back so, in 2 to 4 pieces; above `respellLimit` contexts a seeded sample of all is asked in both ways, and the others are not counted in the
 * figure of both. The unseen split is the control of the seen one.
 *
 * @param scores of all contexts
 */
export async function measureRecovery(
  session: MaskedLanguageModel,
  input: AuditContexts,
  scores: readonly ContextScore[],
  options: MeasureRecoveryOptions,
): Promise<Measurement[]> {
  const ask = (split: Split) =>
    askForOriginals(
      session,
      input,
      scores.filter((score) => score.split === split),
      { ...options, split },
    );
  const [seen, unseen] = [await ask("seen"), await ask("unseen")];
  const control = recoveryControl(unseen.cases, { ...options, ...unseen });
  return [
    ...auditRecovery(seen.cases, { ...options, ...seen, split: "seen", control }),
    ...(await ranking(session, input, seen.cases, { ...options, split: "seen" })),
    ...auditRecovery(unseen.cases, { ...options, ...unseen, split: "unseen" }),
    ...(await ranking(session, input, unseen.cases, { ...options, split: "unseen" })),
  ];
}

type OfSplit = MeasureRecoveryOptions & { readonly split: Split };

async function askForOriginals(
  session: MaskedLanguageModel,
  input: AuditContexts,
  scores: readonly ContextScore[],
  options: OfSplit,
): Promise<Asked> {
  const { split, targets, k, seed, respellLimit = Number.POSITIVE_INFINITY } = options;
  const { tokenizer, maximumLength } = session.checkpoint;
  const contexts = new Map(input.contexts.map((context) => [context.id, context]));
  const identifying = scores.filter(({ id }) => targets.has(id));
  const isSampled = identifying.length > respellLimit;
  const random = createRandom(seed, `respelling ${split}`);
  const sample = new Set(isSampled ? random.shuffle(identifying).slice(0, respellLimit) : identifying);
  const open = [...sample].filter(({ id, originalRank = Number.POSITIVE_INFINITY }) => {
    const { pieces = [], keys = new Set() } = targets.get(id) ?? {};
    return originalRank > k && pieces.length > 0 && keys.size > 0;
  });
  const asked: AskedInPieces[] = open.map(({ id }) => ({
    id,
    input: maskedInput(contexts.get(id) as { id: string; text: string }, tokenizer),
    ...(targets.get(id) as Target),
  }));
  const fitting = asked.filter((one) => one.input.tokenIds.length + MOST_PIECES - 1 <= maximumLength);
  const found = await searchInPieces(session, fitting, options);
  const inPieces = new Map(fitting.map(({ id }, index) => [id, found[index] as boolean]));
  const tooLong = new Set(asked.filter((one) => !inPieces.has(one.id)).map(({ id }) => id));
  const cases = identifying.map((score): RecoveryCase => {
    const { tokenIds, pieces, hasEntry, standing } = targets.get(score.id) as Target;
    const result = inPieces.get(score.id);
    const hasSpelling = pieces.length > 0 && !tooLong.has(score.id);
    const original = input.originals.get(score.id)?.original ?? "";
    return {
      score,
      form: wordsOf(original).length,
      isOfPatient: input.units.of === "patient" || input.units.isDeclared,
      targets: tokenIds,
      hasEntry,
      standing,
      hasSpelling,
      isAsked: sample.has(score),
      ...(result !== undefined && { inPieces: result }),
      ...(tooLong.has(score.id) && { isTooLong: true as const }),
    };
  });
  const known = scores.filter(({ id }) => input.originals.has(id)).length;
  const notAsked = {
    noOriginal: scores.length - known,
    unidentifying: known - identifying.length,
    tooLong: tooLong.size,
  };
  return { cases, notAsked };
}

type AskedInPieces = Target & { readonly id: string; readonly input: ReturnType<typeof maskedInput> };

/** Whether each original is among the likeliest of several pieces, some at a time: what was found is kept. */
async function searchInPieces(
  session: MaskedLanguageModel,
  asked: readonly AskedInPieces[],
  { k, work, onProgress }: OfSplit,
): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let from = 0; from < asked.length; from += SEARCHED_AT_ONCE) {
    const some = asked.slice(from, from + SEARCHED_AT_ONCE);
    const report = onProgress && {
      onProgress: (message: string) => onProgress(`${message}, from ${from} of ${asked.length}`),
    };
    const dependsOn = some.map(({ input: { tokenIds }, pieces, keys }) => [tokenIds, pieces, [...keys]]);
    const search = () => findInPieces(session, some, { beam: k, ...report });
    found.push(...(await work.recall("pieces", [dependsOn, k], search)));
  }
  return found;
}

async function ranking(
  session: MaskedLanguageModel,
  input: AuditContexts,
  cases: readonly RecoveryCase[],
  { split, seed, people, rankLimit = 0, onProgress }: OfSplit,
): Promise<Measurement[]> {
  if (rankLimit === 0) return [];
  onProgress?.(`ranking originals among other names, ${split}`);
  const texts = new Map(input.contexts.map(({ id, text }) => [id, text]));
  const ranked = cases.map(({ score: { id, cluster } }) => ({
    id,
    cluster,
    text: texts.get(id) ?? "",
    original: input.originals.get(id)?.original ?? "",
  }));
  return auditRanking(session, ranked, { split, seed, pool: createDecoyPool(people), limit: rankLimit });
}

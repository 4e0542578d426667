import { createRandom } from "../../base/random.ts";
import type { MaskedInput } from "../../model/batches.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession, type SessionOptions } from "../../model/session.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import { readCanaries } from "../../probe/contexts/read-canaries.ts";
import { readContextFiles } from "../../probe/contexts/read-contexts.ts";
import type { TestId } from "../audit-ids.ts";
import type { AuditSources } from "../audit-sources.ts";

/** Seconds that the tests of an audit take, about. */
export type PlannedTime = Readonly<Record<TestId, number>>;

/** Times that the network reads the contexts in the names test; measured by `npm run bench:audit`, as are those below. */
const READS_OF_NAMES = 9;
/** By the model that a rewrite is compared with: no search in pieces, no judging. */
const READS_OF_BASELINE = 2;
/** In attacks, by each of the model and those that it is held against: losses and inference. */
const READS_OF_MODEL = 19;
/** Sentences read to extract names: of a sample of fixed size. */
const SENTENCES_OF_EXTRACTION = 7_000;
/** Sentences read for a planted secret: exposure by each model, and association. */
const READS_OF_SECRET = 33;
/** The network's speed is measured for so long. */
const SAMPLE_MS = 1_000;
const SAMPLE_TOKENS = 1_024;

/**
 * Seconds that the tests would take on this machine: the network reads random entries, of the length of the contexts, for a second. The model
 * is not evaluated: nothing of the contexts is given to it. Throws what opening the model and reading the contexts throws.
 */
export async function planTime(sources: AuditSources, options: SessionOptions = {}): Promise<PlannedTime> {
  // Those that are left out as not fresh cost a little time too much: to find them takes the notes.
  const contexts = (await readContextFiles(sources.contextFiles)).filter(({ set }) => set === "test");
  const session = await openSession(await openCheckpoint(sources.modelDirectory), options);
  try {
    const { tokenizer } = session.checkpoint;
    const tokens = contexts.reduce((sum, context) => sum + maskedInput(context, tokenizer).tokenIds.length, 0);
    if (tokens === 0) return { names: 0, attacks: 0 };
    const length = tokens / contexts.length;
    const { referenceDirectories = [], shadowDirectories = [], canariesFile, baselineDirectory } = sources;
    const models = 1 + new Set([...referenceDirectories, ...shadowDirectories]).size;
    const secrets = canariesFile === undefined ? 0 : (await readCanaries(canariesFile)).canaries.length;
    const sentences = SENTENCES_OF_EXTRACTION + secrets * READS_OF_SECRET * (models + 1);
    const secondsOfToken = await measureToken(session, Math.max(1, Math.round(length)));
    return {
      names: (READS_OF_NAMES + (baselineDirectory === undefined ? 0 : READS_OF_BASELINE)) * tokens * secondsOfToken,
      attacks: (models * READS_OF_MODEL * tokens + sentences * length) * secondsOfToken,
    };
  } finally {
    await session.close();
  }
}

/** Seconds that the network takes for a token, in inputs of so many. */
async function measureToken(session: MaskedLanguageModel, length: number): Promise<number> {
  const { vocabulary, maskTokenId } = session.checkpoint.tokenizer;
  const random = createRandom(0, "plan-time");
  const inputs = Array.from({ length: Math.max(1, Math.floor(SAMPLE_TOKENS / length)) }, (): MaskedInput => {
    const tokenIds = Array.from({ length }, () => random.int(vocabulary.length));
    tokenIds[0] = maskTokenId;
    return { tokenIds, positions: [0] };
  });
  const ask = () => session.forEachTop(inputs, 1, () => {});
  await ask();
  const began = performance.now();
  let rounds = 0;
  do {
    await ask();
    rounds++;
  } while (performance.now() - began < SAMPLE_MS);
  return (performance.now() - began) / 1_000 / (rounds * inputs.length * length);
}

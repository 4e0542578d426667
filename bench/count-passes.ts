// What the network is asked for: its passes, their tokens with padding, and the time of the clock that they take, of every session that onnxruntime opens from now on.
import { InferenceSession } from "onnxruntime-node";

export interface Passes {
  passes: number;
  tokens: number;
  ms: number;
}

type Run = (feeds: Record<string, { readonly dims: readonly number[] }>, ...rest: unknown[]) => Promise<unknown>;

/** Counts from now on, into what it returns. */
export function countPasses(): Passes {
  const counted: Passes = { passes: 0, tokens: 0, ms: 0 };
  const create = InferenceSession.create.bind(InferenceSession) as (...asked: unknown[]) => Promise<InferenceSession>;
  const createCounted = async (...asked: unknown[]) => {
    const session = await create(...asked);
    const run = session.run.bind(session) as unknown as Run;
    (session as unknown as { run: Run }).run = async (feeds, ...rest) => {
      const [rows = 0, width = 0] = feeds["input_ids"]?.dims ?? [];
      const began = performance.now();
      try {
        return await run(feeds, ...rest);
      } finally {
        counted.passes++;
        counted.tokens += rows * width;
        counted.ms += performance.now() - began;
      }
    };
    return session;
  };
  (InferenceSession as { create: unknown }).create = createCounted;
  return counted;
}

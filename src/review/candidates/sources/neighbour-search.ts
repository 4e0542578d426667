import type { Checkpoint } from "../../../model/checkpoint.ts";
import { findEmbeddings } from "../../../model/embeddings.ts";
import { nearestNeighbours } from "../../../model/neighbours.ts";
import type { NeighbourEvidence } from "../candidate-evidence.ts";

/** Neighbours looked at of PERSON and of each name. */
const NEIGHBOURS_OF_PERSON = 40;
const NEIGHBOURS_OF_NAME = 10;
/** What step 1 writes in a name's place, as it stands within a sentence. */
const LABEL = " PERSON";

/** What is known of the neighbours of names; grows with every round. */
export interface NeighbourSearch {
  readonly evidence: ReadonlyMap<number, NeighbourEvidence>;
  /** Looks for the neighbours of names that were not asked about before. Whether there was such a name. */
  extend(names: Iterable<number>): Promise<boolean>;
}

/**
 * Begins with the 40 entries nearest to PERSON; then, round by round, come the ten nearest to each name found so far: in the output embeddings and,
 * where they are stored apart, in the input embeddings. A label of several pieces counts as the mean of them. Throws what `findEmbeddings` throws.
 */
export async function searchNeighbours(
  checkpoint: Pick<Checkpoint, "directory" | "config" | "modelType" | "vocabularySize" | "tokenizer">,
): Promise<NeighbourSearch> {
  const { input, output } = await findEmbeddings(checkpoint);
  const matrices = input === output ? (["output"] as const) : (["output", "input"] as const);
  const evidence = new Map<number, NeighbourEvidence>();
  const asked = new Set<number>();
  const label = checkpoint.tokenizer.encodePlain(LABEL);
  let round = 0;
  const look = async (queries: readonly (readonly number[])[], topK: number) => {
    for (const embeddings of matrices) {
      const options = { queries, embeddings, topK, excludeQuery: true, excludeSpecial: true };
      const found = await nearestNeighbours(checkpoint, options);
      for (const [index, neighbours] of found.entries()) {
        const of = queries[index]?.[0] as number;
        for (const { tokenId, cosine } of neighbours) {
          const known = evidence.get(tokenId);
          const names = (known?.names ?? 0) + (round > 0 && embeddings === "output" ? 1 : 0);
          const isNearer = known === undefined || (known.of === label[0] && round > 0) || cosine > known.cosine;
          const first = known?.round ?? round;
          evidence.set(tokenId, isNearer ? { embeddings, round: first, of, cosine, names } : { ...known, names });
        }
      }
    }
    round++;
  };
  await look(label.length === 0 ? [] : [label], NEIGHBOURS_OF_PERSON);
  return {
    evidence,
    extend: async (names) => {
      const fresh = [...names].filter((tokenId) => !asked.has(tokenId)).sort((a, b) => a - b);
      for (const tokenId of fresh) asked.add(tokenId);
      if (fresh.length > 0) await look(fresh.map((tokenId) => [tokenId]), NEIGHBOURS_OF_NAME); // prettier-ignore
      return fresh.length > 0;
    },
  };
}

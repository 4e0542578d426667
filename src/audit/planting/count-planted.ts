import { type CanaryTruth, SECRET_KINDS, type SecretKind } from "../../formats/canary-truth.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { createPhraseFinder } from "../../text/phrase-finder.ts";

/** In how many documents everything stands that a file of planted people names: counts alone, in the order of the file. */
export interface PlantedCounts {
  /** Of each canary: documents that hold its sentence with the secret in place of the mask. */
  readonly sentences: readonly number[];
  /** Of each canary: documents that hold its secret, wherever. */
  readonly secrets: readonly number[];
  /** Of each candidate of a kind. */
  readonly candidates: Readonly<Partial<Record<SecretKind, readonly number[]>>>;
  /** Of each person with facts: documents that hold the name, and how many of the conditions stand in one of these. */
  readonly facts: readonly { readonly documents: number; readonly conditions: number }[];
}

/** Counts in documents that come one after the other. */
export interface PlantedCounter {
  see(text: string): void;
  counts(): PlantedCounts;
}

/** Looks for whole words, whatever their case and the white space between them, see `createPhraseFinder`; a document counts once. */
export function createPlantedCounter({ canaries, candidates, facts }: CanaryTruth): PlantedCounter {
  const conditions = [...new Set(facts.flatMap((one) => one.conditions))];
  const kinds = SECRET_KINDS.filter((kind) => candidates[kind] !== undefined);
  const lists = [
    canaries.map(({ text, secret }) => text.replace(MASK, () => secret)),
    canaries.map(({ secret }) => secret),
    facts.map(({ name }) => name),
    ...kinds.map((kind) => candidates[kind] as readonly string[]),
    conditions,
  ];
  const phrases = lists.flat();
  const finder = createPhraseFinder(phrases);
  const documents = new Int32Array(phrases.length);
  const [first, firstCondition] = [2 * canaries.length, phrases.length - conditions.length];
  const places = new Map(conditions.map((condition, index) => [condition, firstCondition + index]));
  const beside = facts.map(() => new Set<string>());
  return {
    see(text) {
      const found = finder.find(text);
      for (const place of found) {
        documents[place] = (documents[place] as number) + 1;
        const person = place - first;
        for (const condition of facts[person]?.conditions ?? [])
          if (found.has(places.get(condition) as number)) beside[person]?.add(condition);
      }
    },
    counts() {
      const parts: number[][] = [];
      let from = 0;
      for (const { length } of lists) parts.push([...documents.subarray(from, (from += length))]);
      const [sentences = [], secrets = [], named = [], ...ofKinds] = parts;
      return {
        sentences,
        secrets,
        candidates: Object.fromEntries(kinds.map((kind, index) => [kind, ofKinds[index] as number[]])),
        facts: named.map((count, index) => ({ documents: count, conditions: beside[index]?.size ?? 0 })),
      };
    },
  };
}

import { createRandom } from "../../base/random.ts";
import { nameParts } from "../names/name-parts.ts";

/** A list of names by form: how many words they are written with. Private. */
export type DecoyPool = ReadonlyMap<number, readonly string[]>;

/** The other names that an original is ranked among. Private. */
export interface Decoys {
  readonly decoys: readonly string[];
  /** The original of another context, in the same form. */
  readonly otherOriginal: string;
}

/** Whole names and, as notes often have one part of a name alone, the words of them that identify. */
export function createDecoyPool(names: readonly string[]): DecoyPool {
  const pool = new Map<number, Set<string>>();
  const add = (name: string) => {
    const form = wordsOf(name).length;
    const ofForm = pool.get(form);
    if (ofForm === undefined) pool.set(form, new Set([name]));
    else ofForm.add(name);
  };
  for (const name of names) {
    const written = wordsOf(name);
    if (nameParts(name).length === 0) continue;
    add(written.join(" "));
    for (const word of written) if (nameParts(word).length > 0) add(word);
  }
  return new Map([...pool].map(([form, ofForm]) => [form, [...ofForm]]));
}

/**
 * Up to `count` names with as many words as the original that share no part with it, and another context's original of that kind;
 * undefined where the original does not identify a person or there is no such other. Depends on the seed and the context's id alone.
 */
export function chooseDecoys(
  pool: DecoyPool,
  { id, original }: { readonly id: string; readonly original: string },
  cases: readonly { readonly original: string }[],
  { seed, count }: { readonly seed: number; readonly count: number },
): Decoys | undefined {
  const form = wordsOf(original).length;
  const own = new Set(nameParts(original));
  const isOther = (name: string) => !nameParts(name).some((part) => own.has(part));
  const random = createRandom(seed, `decoys ${id}`);
  const othersOfForm = cases.filter(
    (other) =>
      wordsOf(other.original).length === form && nameParts(other.original).length > 0 && isOther(other.original),
  );
  if (own.size === 0 || othersOfForm.length === 0) return undefined;
  const otherOriginal = random.pick(othersOfForm).original;
  const decoys: string[] = [];
  for (const name of random.shuffle(pool.get(form) ?? [])) {
    if (decoys.length === count) break;
    if (isOther(name) && name !== otherOriginal) decoys.push(name);
  }
  return { decoys, otherOriginal };
}

/** The words that a name is written with: how many there are is its form. */
export function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/u);
}

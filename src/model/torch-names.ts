import { UnnameError } from "../base/errors.ts";
import { printableName } from "../formats/json/printable-name.ts";

/** What `DataParallel` puts before every name. */
const WRAPPER = "module.";

/**
 * The names of pickled tensors as transformers calls them, in the same order: a norm's `gamma` and `beta`, from before they were renamed, and without
 * the `module.` of a model that was saved in its `DataParallel`, which transformers would leave out tensor by tensor.
 * Throws `checkpoint-mismatch` if two get the same name.
 *
 * @param directory only named in errors
 */
export function torchNames(names: readonly string[], directory: string): ReadonlyMap<string, string> {
  const isWrapped = names.every((name) => name.startsWith(WRAPPER));
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const bare = isWrapped ? name.slice(WRAPPER.length) : name;
    const known = bare.replace(/LayerNorm\.gamma$/u, "LayerNorm.weight").replace(/LayerNorm\.beta$/u, "LayerNorm.bias");
    if (taken.has(known)) throw twice(directory, known);
    taken.add(known);
    renamed.set(name, known);
  }
  return renamed;
}

function twice(directory: string, name: string): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: the weights hold ${printableName(name)} under an old name and a new one, expected one of them. Save the model again.`,
    { details: { directory, tensor: printableName(name) } },
  );
}

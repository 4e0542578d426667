import type { TorchTensor } from "../formats/torch-pickle/torch-file.ts";
import { readTorchFile } from "../formats/torch-pickle/read-torch-file.ts";
import { convertTensors } from "./converted-tensors.ts";
import type { StoredTensor } from "./weights.ts";

/** How an output matrix and its bias end, which a tied model has besides the embeddings. */
const OUTPUT = /(?:^|\.)(?:decoder\.(?:weight|bias)|generator_lm_head\.weight|vocab_projector\.weight)$/u;

/**
 * The tensors of a file of `torch.save`, without their numbers, by name. Those that lie in the file as the runtime takes them are used there; the
 * others (views, doubles, the other byte order, uneven offsets) are converted once. Tensors that share all of their memory are the same
 * object, with the name of the first that is no output matrix. Throws what `readTorchFile` and `convertTensors` throw.
 */
export async function readTorchTensors(path: string): Promise<ReadonlyMap<string, StoredTensor>> {
  const { tensors } = await readTorchFile(path);
  const first = new Map<string, string>();
  const inOrder = [...tensors].toSorted(([a], [b]) => Number(OUTPUT.test(a)) - Number(OUTPUT.test(b)));
  for (const [name, tensor] of inOrder) {
    const view = viewOf(tensor);
    if (!first.has(view)) first.set(view, name);
  }
  const own = new Map([...tensors].filter(([name, tensor]) => first.get(viewOf(tensor)) === name));
  const unfit = new Map([...own].filter(([, tensor]) => !isUsableInPlace(tensor)));
  const converted = unfit.size === 0 ? undefined : await convertTensors(path, unfit);
  const stored = new Map<string, StoredTensor>();
  for (const [name, { dtype, shape, byteOffset, byteLength }] of own) {
    const place = converted?.get(name) ?? { path, dtype, byteOffset, byteLength };
    stored.set(name, Object.freeze({ name, shape, ...place }));
  }
  return new Map(
    [...tensors].map(([name, tensor]) => [name, stored.get(first.get(viewOf(tensor)) as string) as StoredTensor]),
  );
}

/** The same for tensors that have the same numbers in the same places. */
function viewOf({ dtype, shape, strides, byteOffset, byteLength, isContiguous }: TorchTensor): string {
  if (byteLength === 0) return `empty ${dtype} ${shape.join()} ${byteOffset}`;
  return [dtype, byteOffset, shape.join("x"), isContiguous ? "" : strides.join("x")].join(" ");
}

/** The runtime reads numbers where they lie, each at a multiple of its size, in the order of the shape. */
function isUsableInPlace({ dtype, shape, byteOffset, byteLength, isContiguous, isBigEndian }: TorchTensor): boolean {
  const count = shape.reduce((product, size) => product * size, 1);
  const isEven = count === 0 || byteOffset % (byteLength / count) === 0;
  return isContiguous && isEven && !isBigEndian && dtype !== "F64";
}

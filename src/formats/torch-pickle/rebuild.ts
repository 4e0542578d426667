import { isCount } from "../../base/json-values.ts";
import { printableName } from "../json/printable-name.ts";
import {
  describeValue,
  type PickleDict,
  type PickleStorage,
  type PickleTensor,
  type PickleValue,
} from "./pickle-values.ts";
import { STORAGE_TYPES } from "./storage-types.ts";

/** Most dimensions of a tensor. */
const MAX_DIMENSIONS = 8;
const ORDERED_DICT = "collections.OrderedDict";
const REBUILD_TENSOR = ["torch._utils._rebuild_tensor_v2", "torch._utils._rebuild_tensor"];
const REBUILD_PARAMETER = "torch._utils._rebuild_parameter";

/** The only functions and classes that a pickle may name. */
export const KNOWN_GLOBALS: ReadonlySet<string> = new Set([
  ORDERED_DICT,
  ...REBUILD_TENSOR,
  REBUILD_PARAMETER,
  ...STORAGE_TYPES.keys(),
]);

/** What went otherwise than expected; the caller adds the place. */
export interface Refusal {
  readonly expected: string;
  readonly found: string;
}

/** Whether a result is a {@link Refusal}. */
export function isRefusal(value: PickleValue | Refusal): value is Refusal {
  return typeof value === "object" && value !== null && "expected" in value;
}

/** What calling a known global with these arguments gives, worked out here: nothing is called. */
export function rebuild(callable: PickleValue, args: PickleValue): PickleValue | Refusal {
  if (!isKind(args, "tuple") || !isKind(callable, "global")) {
    return refuse("a known function and its arguments", `${describeValue(callable)} and ${describeValue(args)}`);
  }
  if (callable.name === ORDERED_DICT) return orderedDict(args.items);
  if (REBUILD_TENSOR.includes(callable.name)) return tensor(args.items);
  if (callable.name === REBUILD_PARAMETER) return parameter(args.items);
  return refuse("a function that makes a tensor or a dictionary", `a call of ${printableName(callable.name)}`);
}

/** The storage that a persistent id names. Those that have been named before must be named in the same way. */
export function storageOf(id: PickleValue, known: Map<string, PickleStorage>): PickleStorage | Refusal {
  const [tag, type, key, location, count, view = null] = isKind(id, "tuple") ? id.items : [];
  const storageType = isKind(type, "global") ? STORAGE_TYPES.get(type.name) : undefined;
  const isWhole = tag === "storage" && typeof key === "string" && typeof location === "string" && isCount(count);
  if (!isWhole || storageType === undefined)
    return refuse("the type, key and size of a storage", "another persistent id");
  if (view !== null) return refuse("a whole storage", "a view of one, as PyTorch before 0.4 wrote");
  const before = known.get(key);
  if (before === undefined) {
    const storage: PickleStorage = { kind: "storage", key, type: storageType, count };
    known.set(key, storage);
    return storage;
  }
  if (before.type === storageType && before.count === count) return before;
  return refuse(`storage ${printableName(key)} as it was named before`, "another type or size of it");
}

/** An empty one: it is filled afterwards. Python 2 gives it an empty list. */
function orderedDict(args: readonly PickleValue[]): PickleDict | Refusal {
  const [items] = args;
  const isEmpty = items === undefined || (isKind(items, "list") && items.items.length === 0);
  if (args.length > 1 || !isEmpty) return refuse("an OrderedDict that is filled item by item", "one made of arguments");
  return { kind: "dict", isOrdered: true, entries: [] };
}

/** Storage, offset, shape, strides; then, of no matter for the numbers, whether it is trained, hooks, and metadata. */
function tensor(args: readonly PickleValue[]): PickleTensor | Refusal {
  const [storage, offset, shape, strides, isTrained = false, hooks = null, metadata = null] = args;
  if (args.length > 7 || !isKind(storage, "storage") || !isCount(offset) || typeof isTrained !== "boolean")
    return refuse("storage, offset, shape and strides of a tensor", "other arguments");
  if (!isEmptyDict(hooks) || !isEmptyDict(metadata))
    return refuse("a tensor without hooks and metadata", "hooks, or marks such as conjugation");
  const sizes = countsOf(shape);
  const steps = countsOf(strides);
  if (sizes === undefined || steps?.length !== sizes.length)
    return refuse(`at most ${MAX_DIMENSIONS} sizes and as many strides, whole numbers from 0 on`, "others");
  return { kind: "tensor", storage, offset, shape: sizes, strides: steps };
}

function parameter(args: readonly PickleValue[]): PickleTensor | Refusal {
  const [data, isTrained, hooks = null] = args;
  if (args.length <= 3 && isKind(data, "tensor") && typeof isTrained === "boolean" && isEmptyDict(hooks)) return data;
  return refuse("a parameter that is a tensor without hooks", "other arguments");
}

function refuse(expected: string, found: string): Refusal {
  return { expected, found };
}

function isEmptyDict(value: PickleValue): boolean {
  return value === null || (isKind(value, "dict") && value.entries.length === 0);
}

function countsOf(value: PickleValue | undefined): readonly number[] | undefined {
  const isShape = isKind(value, "tuple") && value.items.length <= MAX_DIMENSIONS && value.items.every(isCount);
  return isShape ? (value.items as readonly number[]) : undefined;
}

type Tagged = Extract<PickleValue, { readonly kind: string }>;

/** Whether a value is of a kind. */
export function isKind<K extends Tagged["kind"]>(
  value: PickleValue | undefined,
  kind: K,
): value is Extract<Tagged, { readonly kind: K }> {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
}

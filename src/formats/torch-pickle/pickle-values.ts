import type { StorageType } from "./storage-types.ts";

/** What a pickle of a state dictionary may hold. Lists and dictionaries are filled while it is read. */
export type PickleValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | PickleTuple
  | PickleList
  | PickleDict
  | PickleGlobal
  | PickleStorage
  | PickleTensor;

export interface PickleTuple {
  readonly kind: "tuple";
  readonly items: readonly PickleValue[];
}

export interface PickleList {
  readonly kind: "list";
  readonly items: PickleValue[];
}

/** A `dict` or an `OrderedDict`, in the order in which it was filled. */
export interface PickleDict {
  readonly kind: "dict";
  /** Whether attributes may be set on it, as on an `OrderedDict`. */
  readonly isOrdered: boolean;
  readonly entries: [key: PickleValue, value: PickleValue][];
}

/** A function or class of which the reader has the name alone. */
export interface PickleGlobal {
  readonly kind: "global";
  readonly name: string;
}

/** Numbers that tensors look into; the same object for the same key. */
export interface PickleStorage {
  readonly kind: "storage";
  readonly key: string;
  readonly type: StorageType;
  /** Elements. */
  readonly count: number;
}

/** A view of a storage. */
export interface PickleTensor {
  readonly kind: "tensor";
  readonly storage: PickleStorage;
  /** Of the first element, in elements of the storage. */
  readonly offset: number;
  readonly shape: readonly number[];
  /** In elements, one a dimension. */
  readonly strides: readonly number[];
}

/** What a message calls a value: its kind, never its content. */
export function describeValue(value: PickleValue): string {
  if (value === null) return "None";
  if (value instanceof Uint8Array) return "bytes";
  if (typeof value !== "object") return typeof value;
  return value.kind === "global" ? value.name : value.kind;
}

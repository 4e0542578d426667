/** Keys that go together, united one pair after another (union–find). */
export interface Groups {
  /** The key that stands for the group of `key`. */
  find(key: string): string;
  /** Makes two groups one; what stands for that of `one` stands for both. */
  unite(one: string, other: string): void;
}

/** No two keys go together yet. */
export function createGroups(): Groups {
  const parents = new Map<string, string>();
  const find = (key: string): string => {
    let root = key;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  return {
    find,
    unite(one, other) {
      const [first, second] = [find(one), find(other)];
      if (first !== second) parents.set(second, first);
    },
  };
}

import type { Tag } from "./tag-names.ts";

/** Tokens `[first, end)` of one kind. */
export interface TagGroup {
  readonly kind: string;
  readonly first: number;
  readonly end: number;
}

/**
 * The spans that a sequence of tags spells. What is ill-formed is repaired as transformers does with `aggregation_strategy="simple"`: a
 * token that would go on a span of its kind, where none stands before it, begins one.
 */
export function groupTags(tags: readonly Tag[]): TagGroup[] {
  const groups: TagGroup[] = [];
  let open: { kind: string; first: number } | undefined;
  const close = (end: number) => {
    if (open !== undefined) groups.push({ ...open, end });
    open = undefined;
  };
  for (const [index, { kind, begins, ends }] of tags.entries()) {
    if (open !== undefined && (kind !== open.kind || begins)) close(index);
    if (kind !== undefined) open ??= { kind, first: index };
    if (ends) close(index + 1);
  }
  close(tags.length);
  return groups;
}

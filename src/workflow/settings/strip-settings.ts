import { identifies } from "./identifying.ts";
import { toldKey } from "./known-words.ts";
import type { Shape } from "./shape.ts";

/** Something taken out of a file, without what it said. */
export interface Stripped {
  readonly file: string;
  /** Where it stood: keys joined by dots, `*` for one that might be a name. */
  readonly key: string;
  readonly why: string;
  /** How many of these; 1 if absent. */
  readonly count?: number;
}

/** A value with what was taken out of it. */
export interface StrippedValue {
  readonly value: unknown;
  readonly stripped: readonly Stripped[];
}

/** In place of a value that does not stay. */
const GONE = Symbol("gone");
/** Names that code of the folder would be loaded from; no code is published. */
const CODE_KEYS: ReadonlySet<string> = new Set(["auto_map", "custom_pipelines"]);

/**
 * What a shape lets through of a JSON value: all else is taken out, told by key and kind, never by value. The value comes back itself where
 * nothing was.
 */
export function stripSettings(value: unknown, shape: Shape, file: string): StrippedValue {
  const counts = new Map<string, { key: string; why: string; count: number }>();
  const drop = (path: readonly string[], why: string): typeof GONE => {
    const key = path.map(toldKey).join(".");
    const same = counts.get(`${key} ${why}`) ?? { key, why, count: 0 };
    counts.set(`${key} ${why}`, { ...same, count: same.count + 1 });
    return GONE;
  };
  const walk = (item: unknown, of: Shape, path: readonly string[]): unknown => {
    const fitting = pick(item, of);
    if (fitting === undefined) return drop(path, whyDropped(item, path.at(-1) ?? ""));
    if (typeof item !== "object" || item === null) return item;
    if (Array.isArray(item)) {
      const items = (fitting as { readonly items: Shape }).items;
      return item.map((entry, index) => walk(entry, items, [...path, String(index)])).filter((entry) => entry !== GONE);
    }
    const { keys, others } = fitting as Extract<Shape, { readonly keys: unknown }>;
    const entries = Object.entries(item).map(([key, entry]) => {
      const ofKey = Object.hasOwn(keys, key) ? keys[key] : others?.isKey(key) ? others.shape : undefined;
      const inner = [...path, key];
      return [key, ofKey === undefined ? drop(inner, whyDropped(entry, key)) : walk(entry, ofKey, inner)] as const;
    });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== GONE));
  };
  const result = walk(value, shape, []);
  if (counts.size === 0) return { value, stripped: [] };
  const stripped = [...counts.values()].map(({ count, ...one }) => ({ file, ...one, ...(count > 1 && { count }) }));
  return { value: result === GONE ? {} : result, stripped };
}

/** Of several shapes the one that a value has at its outermost. */
function pick(value: unknown, shape: Shape): Shape | undefined {
  if (typeof shape === "object" && "anyOf" in shape) {
    for (const one of shape.anyOf) {
      const found = pick(value, one);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (Array.isArray(value)) return isObject(shape) && "items" in shape ? shape : undefined;
  if (typeof value === "object" && value !== null) return isObject(shape) && "keys" in shape ? shape : undefined;
  if (isObject(shape)) return value === null ? shape : undefined;
  if (typeof value !== "string") return shape;
  if (shape === "plain") return undefined;
  if (shape === "any") return shape;
  const isFitting = shape === "text" || ("oneOf" in shape ? shape.oneOf.has(value) : shape.test(value));
  return isFitting && identifies(value) === undefined ? shape : undefined;
}

function isObject(shape: Shape): shape is Extract<Shape, { readonly items: Shape } | { readonly keys: unknown }> {
  return typeof shape === "object" && ("items" in shape || "keys" in shape);
}

function whyDropped(value: unknown, key: string): string {
  if (CODE_KEYS.has(key)) return "code that is not published";
  const why = typeof value === "string" ? identifies(value) : undefined;
  return why ?? "not needed to load the model";
}

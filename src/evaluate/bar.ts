import { UnnameError } from "../base/errors.ts";
import { suggestWord } from "../base/suggest.ts";

/** A figure of an evaluation, and what it must reach. */
export interface Bar {
  /** Its place in the output, with dots: `entities.PERSON.f1`; `ner.f1` is short for `meddocan.ner.f1`. */
  readonly key: string;
  readonly value: number;
}

/** A bar held against an evaluation. */
export interface BarResult {
  readonly key: string;
  /** `leak` and figures of false marks must be at most this, every other figure at least. */
  readonly rule: "at least" | "at most";
  readonly bar: number;
  /** Null if the evaluation has no value for it: then it is missed. */
  readonly found: number | null;
  readonly passed: boolean;
}

/** Figures of which less is better. */
const COSTS: ReadonlySet<string> = new Set([
  "leak",
  "wrong",
  "perThousandTokens",
  "lostWords",
  "lostPerThousandTokens",
]);

/** Reads `KEY=VALUE`. Throws `usage` for anything else. */
export function parseBar(text: string): Bar {
  const match = /^([^=\s]+)=(\d+(?:\.\d+)?|\.\d+)$/.exec(text);
  if (match?.[1] !== undefined && match[2] !== undefined) return { key: match[1], value: Number(match[2]) };
  throw new UnnameError("usage", `--bar ${text}: expected KEY=VALUE, for example ner.f1=0.97.`);
}

/** Holds bars against an evaluation's figures. Throws `usage`, with a suggestion, for a key that names no figure. */
export function checkBars(evaluation: object, bars: readonly Bar[]): BarResult[] {
  const figures = new Map<string, number | null>();
  collectFigures(evaluation, "", figures);
  return bars.map(({ key, value }) => {
    const found = figures.get(key) ?? figures.get(`meddocan.${key}`);
    if (found === undefined && !figures.has(key) && !figures.has(`meddocan.${key}`)) refuse(key, figures.keys());
    const rule = COSTS.has(key.split(".").at(-1) ?? "") ? "at most" : "at least";
    const passed = typeof found === "number" && (rule === "at most" ? found <= value : found >= value);
    return { key, rule, bar: value, found: found ?? null, passed };
  });
}

function refuse(key: string, known: Iterable<string>): never {
  const keys = [...known].flatMap((path) => [path, path.replace(/^meddocan\./, "")]);
  const suggestion = suggestWord(key, keys);
  const help = suggestion === undefined ? "See the keys that --json prints." : `Did you mean ${suggestion}?`;
  throw new UnnameError("usage", `--bar ${key}: the evaluation has no such figure. ${help}`);
}

function collectFigures(value: object, prefix: string, figures: Map<string, number | null>): void {
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof inner === "number" || inner === null) figures.set(path, inner as number | null);
    else if (typeof inner === "object" && !Array.isArray(inner)) collectFigures(inner as object, path, figures);
  }
}

import { UnnameError } from "../../base/errors.ts";

/** Kinds of SPEC that are made of others. */
export const COMBINING_KINDS = ["vote", "cascade"] as const;

/** `KIND:SETTING[SPEC][SPEC]…`, taken apart. */
export interface CombiningSpec {
  readonly kind: (typeof COMBINING_KINDS)[number];
  /** What stands before the first bracket. */
  readonly setting: string;
  readonly parts: readonly string[];
}

/**
 * The parts of a SPEC that combines others, each in square brackets; undefined for another SPEC. Brackets within a part are paired, or stand in
 * quotes, as in the commands of `process:`. Throws `usage` where the brackets are not closed or something stands between them.
 */
export function splitCombiningSpec(spec: string): CombiningSpec | undefined {
  const kind = COMBINING_KINDS.find((known) => spec.startsWith(`${known}:`));
  if (kind === undefined) return undefined;
  const rest = spec.slice(kind.length + 1);
  const first = rest.indexOf("[");
  if (first < 0) throw malformed(spec, "SPECs in square brackets");
  return { kind, setting: rest.slice(0, first), parts: splitBrackets(spec, rest.slice(first)) };
}

/** A SPEC whose innermost parts are what `change` makes of them. */
export function mapSpec(spec: string, change: (part: string) => string): string {
  const combining = splitCombiningSpec(spec);
  if (combining === undefined) return change(spec);
  const parts = combining.parts.map((part) => `[${mapSpec(part, change)}]`);
  return `${combining.kind}:${combining.setting}${parts.join("")}`;
}

/** The SPECs that a SPEC is made of in the end: itself, if it combines none. */
export function innermostSpecs(spec: string): string[] {
  return splitCombiningSpec(spec)?.parts.flatMap(innermostSpecs) ?? [spec];
}

export function malformed(spec: string, expected: string): UnnameError {
  return new UnnameError(
    "usage",
    `--recogniser ${spec}: expected ${expected}. Write vote:2[SPEC][SPEC][SPEC] or cascade:0.1[crf:DIR][SPEC].`,
  );
}

function splitBrackets(spec: string, text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = "";
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string;
    if (quote !== "") {
      if (character === quote) quote = "";
      continue;
    }
    if (depth > 0 && (character === '"' || character === "'")) quote = character;
    else if (character === "[" && depth++ === 0) start = index + 1;
    else if (character === "]" && --depth === 0) parts.push(text.slice(start, index));
    else if (depth <= 0) throw malformed(spec, "each SPEC in square brackets, and nothing between them");
  }
  if (depth !== 0 || quote !== "") throw malformed(spec, "as many closing brackets as opening ones");
  return parts;
}

import type { Random } from "../src/base/random.ts";
import { UnnameError } from "../src/base/errors.ts";
import type { Part } from "./text-builder.ts";

/**
 * A sentence pattern, compiled. Written as text with
 * - `(a|b|c)`: one of these, equally likely; an empty alternative is allowed;
 * - `[a]`: this or nothing, equally likely; `[a|b]`: one of these, or nothing half of the time;
 * - `‹a›`: a in round brackets;
 * - `{slot}`: what the scene has for that slot (`{p}`: the patient's name).
 */
type Pattern =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "slot"; readonly slot: string }
  | { readonly kind: "choice"; readonly optional: boolean; readonly alternatives: readonly Pattern[] }
  | { readonly kind: "sequence"; readonly items: readonly Pattern[] };

/** Fills a slot by name; the scene's part of the grammar. */
export type SlotFiller = (slot: string) => readonly Part[];

const compiled = new Map<string, Pattern>();

/** The compiled pattern; compiled once. Throws `usage` with the column of a bracket that does not match. */
function compilePattern(source: string): Pattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const parser = { source, position: 0 };
  const pattern = parseSequence(parser);
  if (parser.position < source.length) throw mismatch(parser);
  compiled.set(source, pattern);
  return pattern;
}

interface Parser {
  readonly source: string;
  position: number;
}

function parseSequence(parser: Parser): Pattern {
  const items: Pattern[] = [];
  while (parser.position < parser.source.length) {
    const character = parser.source[parser.position] as string;
    if (character === "|" || character === ")" || character === "]") break;
    if (character === "(") items.push(parseChoice(parser, ")"));
    else if (character === "[") items.push(parseChoice(parser, "]"));
    else if (character === "{") items.push(parseSlot(parser));
    else items.push(parseText(parser));
  }
  return items.length === 1 ? (items[0] as Pattern) : { kind: "sequence", items };
}

function parseChoice(parser: Parser, close: ")" | "]"): Pattern {
  const alternatives: Pattern[] = [];
  do {
    parser.position++;
    alternatives.push(parseSequence(parser));
  } while (parser.source[parser.position] === "|");
  if (parser.source[parser.position] !== close) throw mismatch(parser);
  parser.position++;
  return { kind: "choice", optional: close === "]", alternatives };
}

function parseSlot(parser: Parser): Pattern {
  const end = parser.source.indexOf("}", parser.position);
  if (end < 0) throw mismatch(parser);
  const slot = parser.source.slice(parser.position + 1, end);
  parser.position = end + 1;
  return { kind: "slot", slot };
}

function parseText(parser: Parser): Pattern {
  const match = /[^|()[\]{}]+/y;
  match.lastIndex = parser.position;
  const text = match.exec(parser.source)?.[0];
  if (text === undefined) throw mismatch(parser);
  parser.position += text.length;
  return { kind: "text", text: text.replaceAll("‹", "(").replaceAll("›", ")") };
}

function mismatch(parser: Parser): UnnameError {
  return new UnnameError("usage", `pattern "${parser.source}": unmatched bracket at column ${parser.position + 1}`);
}

/** One sentence of the pattern: its parts, neighbouring texts joined. */
export function expandPattern(source: string, fill: SlotFiller, random: Random): Part[] {
  const parts: Part[] = [];
  expand(compilePattern(source), fill, random, parts);
  return parts;
}

function expand(pattern: Pattern, fill: SlotFiller, random: Random, parts: Part[]): void {
  switch (pattern.kind) {
    case "text":
      return push(parts, pattern.text);
    case "slot":
      for (const part of fill(pattern.slot)) push(parts, part);
      return;
    case "choice":
      if (!pattern.optional || random.chance(0.5)) expand(random.pick(pattern.alternatives), fill, random, parts);
      return;
    case "sequence":
      for (const item of pattern.items) expand(item, fill, random, parts);
  }
}

function push(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
  else parts.push(part);
}

import { WireType } from "@bufbuild/protobuf/wire";

import { fieldsOf, lengthDelimitedHead, sourceOf } from "../weights/protobuf-fields.ts";

/** What becomes of a field of a protobuf message: kept, dropped under a name for the report, written anew, or its own fields looked at. */
export type FieldRule = true | string | TextRule | FieldRules;
export interface FieldRules {
  readonly [fieldNumber: number]: FieldRule;
  /** Fields that have no rule are dropped under this name; without it they are kept. */
  readonly others?: string;
}
/** A text that may be another one in the copy; told under a name where it is. */
export interface TextRule {
  readonly as: string;
  rename(text: string): string;
}

/** A message without some fields. */
export interface DroppedFields {
  /** The bytes in order, views into the original where nothing changed. */
  readonly parts: readonly Uint8Array[];
  /** How many fields were dropped, by the rule's name. */
  readonly dropped: ReadonlyMap<string, number>;
}

/** Deepest nesting followed: graphs within nodes within graphs. */
const MAX_DEPTH = 32;

/**
 * Takes fields out of a protobuf message, writes texts anew, and corrects the lengths around them; everything else stays byte for byte,
 * fields without a rule too unless the rules say otherwise. Throws a RangeError if the framing is broken or nested deeper than 32.
 */
export function dropFields(message: Uint8Array, rules: FieldRules): DroppedFields {
  const dropped = new Map<string, number>();
  return { parts: edit(message, rules, dropped, 0), dropped };
}

function edit(message: Uint8Array, rules: FieldRules, dropped: Map<string, number>, depth: number): Uint8Array[] {
  if (depth > MAX_DEPTH) throw new RangeError("message nested too deeply");
  const parts: Uint8Array[] = [];
  let kept = 0;
  const keepUntil = (end: number) => {
    if (end > kept) parts.push(message.subarray(kept, end));
  };
  for (const { number, wireType, start, content: body, end } of fieldsOf(sourceOf(message), 0, message.length)) {
    const rule = rules[number] ?? rules.others;
    if (rule === undefined || rule === true) continue;
    if (typeof rule === "string") {
      keepUntil(start);
      kept = end;
      dropped.set(rule, (dropped.get(rule) ?? 0) + 1);
      continue;
    }
    if (wireType !== WireType.LengthDelimited) continue;
    const content = message.subarray(body, end);
    const inner = isTextRule(rule) ? rename(content, rule, dropped) : edit(content, rule, dropped, depth + 1);
    const isSame = inner.length === 1 ? isView(inner[0] as Uint8Array, content) : content.length === 0;
    if (isSame) continue;
    const length = inner.reduce((total, part) => total + part.length, 0);
    keepUntil(start);
    parts.push(lengthDelimitedHead(number, length), ...inner);
    kept = end;
  }
  keepUntil(message.length);
  return parts;
}

function isTextRule(rule: TextRule | FieldRules): rule is TextRule {
  return "rename" in rule;
}

function rename(content: Uint8Array, rule: TextRule, dropped: Map<string, number>): Uint8Array[] {
  const text = Buffer.from(content).toString("utf8");
  const renamed = rule.rename(text);
  if (renamed === text) return [content];
  dropped.set(rule.as, (dropped.get(rule.as) ?? 0) + 1);
  return [Buffer.from(renamed, "utf8")];
}

/** Whether bytes are the very ones of the original, all of them. */
function isView(part: Uint8Array, content: Uint8Array): boolean {
  return part.buffer === content.buffer && part.byteOffset === content.byteOffset && part.length === content.length;
}

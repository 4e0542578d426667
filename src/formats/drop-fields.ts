/** What becomes of a field of a protobuf message: dropped under a name for the report, or its own fields looked at. */
export type FieldRule = string | FieldRules;
export interface FieldRules {
  readonly [fieldNumber: number]: FieldRule;
}

/** A message without some fields. */
export interface DroppedFields {
  /** The bytes in order, views into the original where nothing changed. */
  readonly parts: readonly Uint8Array[];
  /** How many fields were dropped, by the rule's name. */
  readonly dropped: ReadonlyMap<string, number>;
}

const LENGTH_DELIMITED = 2;
/** Bytes of numbers that stand without a length, by wire type. */
const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };
/** Deepest nesting followed: graphs within nodes within graphs. */
const MAX_DEPTH = 32;

/**
 * Takes fields out of a protobuf message and corrects the lengths around them; everything else stays byte for byte, fields
 * that no schema knows too. Throws a RangeError if the framing is broken or nested deeper than 32.
 */
export function dropFields(message: Uint8Array, rules: FieldRules): DroppedFields {
  const dropped = new Map<string, number>();
  return { parts: edit(message, rules, dropped, 0), dropped };
}

function edit(message: Uint8Array, rules: FieldRules, dropped: Map<string, number>, depth: number): Uint8Array[] {
  if (depth > MAX_DEPTH) throw new RangeError("message nested too deeply");
  const parts: Uint8Array[] = [];
  let kept = 0;
  let at = 0;
  const keepUntil = (end: number) => {
    if (end > kept) parts.push(message.subarray(kept, end));
  };
  while (at < message.length) {
    const start = at;
    const [tag, afterTag] = readVarint(message, at);
    const type = tag % 8;
    const rule = rules[Math.floor(tag / 8)];
    let body = afterTag;
    if (type === LENGTH_DELIMITED) {
      const [length, afterLength] = readVarint(message, afterTag);
      body = afterLength;
      at = afterLength + length;
    } else if (type === 0) [, at] = readVarint(message, afterTag);
    else at = afterTag + (FIXED[type] ?? Number.NaN);
    if (!(at <= message.length)) throw new RangeError("field leaves its message");
    if (rule === undefined) continue;
    if (typeof rule === "string") {
      keepUntil(start);
      kept = at;
      dropped.set(rule, (dropped.get(rule) ?? 0) + 1);
      continue;
    }
    if (type !== LENGTH_DELIMITED) continue;
    const inner = edit(message.subarray(body, at), rule, dropped, depth + 1);
    const length = inner.reduce((total, part) => total + part.length, 0);
    if (length === at - body) continue;
    keepUntil(afterTag);
    parts.push(writeVarint(length), ...inner);
    kept = at;
  }
  keepUntil(message.length);
  return parts;
}

function readVarint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) break;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [value, at + index + 1];
  }
  throw new RangeError("broken varint");
}

function writeVarint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Uint8Array.from([...bytes, rest]);
}

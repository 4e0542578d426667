import { CHARACTER_CLASS, LOWER, UPPER } from "../../text/character-classes.ts";

/** What a capital says in a note: `capitals` where sentences begin with them, `small` where they need not, `upper` where all is in capitals. */
export type NoteStyle = "capitals" | "small" | "upper";

/** More capitals than small letters, by this factor, are capitals throughout. */
const UPPER_FACTOR = 3;

/**
 * How a note uses capitals, by the first letters of its sentences and lines that are no field ("naam: …") or list of values: a
 * note that begins more of them small is written in small letters, whatever its form writes.
 */
export function styleOf(text: string): NoteStyle {
  let [lower, upper, small, large] = [0, 0, 0, 0];
  let isStart = true;
  for (let i = 0; i < text.length; i++) {
    const kind = CHARACTER_CLASS[text.charCodeAt(i)];
    if (kind === LOWER) {
      lower++;
      if (isStart && !isFieldName(text, i)) small++;
      isStart = false;
    } else if (kind === UPPER) {
      upper++;
      if (isStart && !isFieldName(text, i)) large++;
      isStart = false;
    } else {
      const unit = text.charCodeAt(i);
      if (unit === 0x0a) isStart = true;
      else if (unit === 0x2e || unit === 0x21 || unit === 0x3f) isStart = text.charCodeAt(i + 1) === 0x20;
      else if (unit !== 0x20 && unit !== 0x0d) isStart = false;
    }
  }
  if (upper > lower * UPPER_FACTOR) return "upper";
  return small >= large ? "small" : "capitals";
}

/** A colon follows within the words of a field's name. */
function isFieldName(text: string, start: number): boolean {
  const most = Math.min(text.length, start + 24);
  for (let i = start; i < most; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x3a) return true;
    if (unit === 0x0a || unit === 0x2e || unit === 0x2c) return false;
  }
  return false;
}

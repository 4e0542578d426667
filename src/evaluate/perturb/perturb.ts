import type { Random } from "../../base/random.ts";
import type { Edit } from "../../formats/records/record-codec.ts";
import { applyEdits } from "../../formats/records/text-edits.ts";
import type { Span } from "../../text/span.ts";

/** A changed text, and where its old offsets went. */
export interface Perturbed {
  readonly text: string;
  /** The span's place in the changed text; it covers what became of the characters it covered. May be empty. */
  place(span: Span): Span;
}

/** The text in lower case, spans kept exact where letters change their length ("İ"). */
export function lowerCase(text: string): Perturbed {
  return mapCharacters(text, (character) => character.toLowerCase(), text.toLowerCase());
}

/** The text in upper case, spans kept exact where letters change their length ("ß"). */
export function upperCase(text: string): Perturbed {
  return mapCharacters(text, (character) => character.toUpperCase(), text.toUpperCase());
}

const DIACRITICS = /[\u0300-\u036f]/gu;

/** The text without accents and other diacritics on letters, composed with them or not. Marks of other scripts stay. */
export function stripAccents(text: string): Perturbed {
  return mapCharacters(text, (character) => {
    const parts = character.normalize("NFD");
    // Untouched unless there is something to take off: normalising changes some characters that have no accent.
    return parts.search(DIACRITICS) < 0 ? character : parts.replace(DIACRITICS, "").normalize("NFC");
  });
}

/** One typing error in each mention: a character swapped with the next, dropped, doubled, or its neighbour on the keyboard struck. */
export function addTypos(text: string, mentions: readonly Span[], random: Random): Perturbed {
  const edits: Edit[] = [];
  for (const mention of mentions.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const edit = chooseTypo(text, mention, random);
    const last = edits.at(-1);
    // Of mentions that overlap, the first to take a place has it: two edits of one stretch would undo each other.
    if (edit !== undefined && (last === undefined || last.end <= edit.start)) edits.push(edit);
  }
  return perturb(text, edits);
}

/** Letters beside each other in the rows of a keyboard; accents are left where they are. */
const KEYBOARD_ROWS = ["1234567890", "qwertyuiop", "asdfghjklñ", "zxcvbnm"];

function chooseTypo(text: string, mention: Span, random: Random): Edit | undefined {
  const letters: { start: number; end: number; character: string }[] = [];
  for (let i = mention.start; i < mention.end;) {
    const character = String.fromCodePoint(text.codePointAt(i) as number);
    const end = i + character.length;
    if (/[\p{L}\p{N}]/u.test(character) && end <= mention.end) letters.push({ start: i, end, character });
    i = end;
  }
  // The first letter is the one that people get right; a mention of one letter has no other.
  const candidates = letters.length > 1 ? letters.slice(1) : letters;
  if (candidates.length === 0) return undefined;
  const { start, end, character } = random.pick(candidates);
  const next = letters.find((letter) => letter.start === end);
  const double: Edit = { start, end, replacement: character + character };
  const kinds: Edit[] = [double];
  const neighbour = strikeBeside(character, random);
  if (neighbour !== undefined) kinds.push({ start, end, replacement: neighbour });
  if (letters.length > 2) kinds.push({ start, end, replacement: "" });
  if (next !== undefined && next.character !== character)
    kinds.push({ start, end: next.end, replacement: next.character + character });
  return random.pick(kinds);
}

function strikeBeside(character: string, random: Random): string | undefined {
  const lower = character.toLowerCase();
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(lower));
  if (row === undefined) return undefined;
  const index = row.indexOf(lower);
  const neighbour = random.pick([row[index - 1], row[index + 1]].filter((key) => key !== undefined));
  return lower === character ? neighbour : neighbour.toUpperCase();
}

/**
 * Applies a change to each code point. `whole` is what the change makes of the text at once: taken where it is as long as the
 * parts together, because some letters depend on their neighbours (the final sigma).
 */
function mapCharacters(text: string, change: (character: string) => string, whole?: string): Perturbed {
  const places = new Uint32Array(text.length + 1);
  let changed = "";
  for (let i = 0; i < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(i) as number);
    places.fill(changed.length, i, i + character.length);
    changed += change(character);
    i += character.length;
  }
  places[text.length] = changed.length;
  const isAligned = whole !== undefined && whole.length === changed.length;
  return {
    text: isAligned ? whole : changed,
    place: (span) => ({
      ...span,
      start: places[span.start] as number,
      end: places[endOfCharacter(text, span.end)] as number,
    }),
  };
}

/** The offset itself, or the end of the surrogate pair that it cuts. */
function endOfCharacter(text: string, offset: number): number {
  const isCut = offset > 0 && (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return isCut ? offset + 1 : offset;
}

/** Applies edits that are sorted and disjoint. An offset inside an edit moves to the edit's edge, outwards. */
function perturb(text: string, edits: readonly Edit[]): Perturbed {
  let grown = 0;
  const moved = edits.map((edit) => {
    const start = edit.start + grown;
    grown += edit.replacement.length - (edit.end - edit.start);
    return { edit, start, end: edit.end + grown };
  });
  const moveTo = (offset: number, side: "start" | "end") => {
    let delta = 0;
    for (const { edit, start, end } of moved) {
      if (edit.start >= offset) break;
      if (edit.end > offset) return side === "start" ? start : end;
      delta = end - edit.end;
    }
    return offset + delta;
  };
  return {
    text: applyEdits(text, edits),
    place: (span) => ({ ...span, start: moveTo(span.start, "start"), end: moveTo(span.end, "end") }),
  };
}

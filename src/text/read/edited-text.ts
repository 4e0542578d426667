import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Stretch } from "../tokenise.ts";

/** A stretch of a text, in UTF-16 code units, and what is read in its place. Edits of a text are sorted and disjoint. */
export interface TextEdit extends Stretch {
  readonly text: string;
  /** The stretch is no part of any word, as a tag is: a span that runs over it is cut there. */
  readonly isKept?: boolean;
}

/**
 * A text made of another one, the original, by edits. It knows where each of its code units comes from, so that spans found in it can be moved to
 * the original. Immutable.
 */
export class EditedText {
  readonly text: string;
  /** Of each code unit, the stretch of the original that it was read from; of inserted ones it is mostly empty. Neither ever falls. Undefined for the original. */
  private readonly origins: { readonly starts: Int32Array; readonly ends: Int32Array } | undefined;
  /** Stretches of the original that no span covers, sorted and disjoint. */
  private readonly kept: readonly Stretch[];

  private constructor(text: string, origins: EditedText["origins"], kept: readonly Stretch[]) {
    this.text = text;
    this.origins = origins;
    this.kept = kept;
  }

  /** A text as it is. */
  static of(text: string): EditedText {
    return new EditedText(text, undefined, []);
  }

  /** Nothing was edited. */
  get isOriginal(): boolean {
    return this.origins === undefined;
  }

  /** The text with edits made to it; itself if there are none. */
  edit(edits: readonly TextEdit[]): EditedText {
    if (edits.length === 0) return this;
    const length = edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), this.text.length);
    const { starts: before, ends: behind } = this.origins ?? countUnits(this.text.length);
    const starts = new Int32Array(length);
    const ends = new Int32Array(length);
    const kept = [...this.kept];
    let [text, from, at] = ["", 0, 0];
    for (const edit of [...edits, { start: this.text.length, end: this.text.length, text: "" }]) {
      text += this.text.slice(from, edit.start) + edit.text;
      starts.set(before.subarray(from, edit.start), at);
      ends.set(behind.subarray(from, edit.start), at);
      at += edit.start - from;
      const origin = this.originOf(edit);
      starts.fill(origin.start, at, at + edit.text.length);
      ends.fill(origin.end, at, at + edit.text.length);
      at += edit.text.length;
      from = edit.end;
      if (edit.isKept === true && origin.end > origin.start) kept.push(origin);
    }
    return new EditedText(text, { starts, ends }, uniteStretches(kept));
  }

  /** The stretch of the original that a stretch of this text was read from, whole; empty for what was inserted between two of its units. */
  originOf({ start, end }: Stretch): Stretch {
    if (this.origins === undefined) return { start, end };
    const { starts, ends } = this.origins;
    if (end > start) return { start: starts[start] as number, end: ends[end - 1] as number };
    const endBefore = start === 0 ? 0 : (ends[start - 1] as number);
    const at = start < starts.length ? (starts[start] as number) : endBefore;
    return { start: at, end: Math.max(at, endBefore) };
  }

  /** {@link originOf} without what is kept: none, one, or the pieces between tags, those without a letter or digit left out. */
  piecesOf(stretch: Stretch, original: string): Stretch[] {
    const whole = this.originOf(stretch);
    const pieces: Stretch[] = [];
    let { start } = whole;
    let next = firstIndexWhere(this.kept.length, (index) => (this.kept[index] as Stretch).end > start);
    for (; next < this.kept.length; next++) {
      const kept = this.kept[next] as Stretch;
      if (kept.start >= whole.end) break;
      pieces.push({ start, end: kept.start });
      start = kept.end;
    }
    if (start === whole.start) return whole.end > whole.start ? [whole] : [];
    pieces.push({ start, end: whole.end });
    return pieces.map((piece) => trimSpace(original, piece)).filter((piece) => hasWord(original, piece));
  }

  /** The stretch of this text that was read from any part of a stretch of the original. */
  readingOf({ start, end }: Stretch): Stretch {
    if (this.origins === undefined) return { start, end };
    const { starts, ends } = this.origins;
    const firstAbove = (numbers: Int32Array, limit: number) =>
      firstIndexWhere(numbers.length, (index) => (numbers[index] as number) > limit);
    return { start: firstAbove(ends, start), end: firstAbove(starts, end - 1) };
  }
}

/** The origins of a text that is its own original. */
function countUnits(length: number): { readonly starts: Int32Array; readonly ends: Int32Array } {
  const starts = Int32Array.from({ length }, (_, index) => index);
  return { starts, ends: starts.map((start) => start + 1) };
}

function uniteStretches(stretches: readonly Stretch[]): Stretch[] {
  const united: { start: number; end: number }[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = united.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else united.push({ start, end });
  }
  return united;
}

function trimSpace(text: string, { start, end }: Stretch): Stretch {
  const surface = text.slice(start, end);
  const lead = surface.length - surface.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + surface.trimEnd().length) };
}

function hasWord(text: string, { start, end }: Stretch): boolean {
  return /[\p{L}\p{N}]/u.test(text.slice(start, end));
}

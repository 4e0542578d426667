import { fileError, type UnnameError } from "../../base/errors.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";
import { createStepBound } from "./step-bound.ts";
import { createTimedMatcher, type Match } from "./timed-matcher.ts";

/** Finds matches in a text, in order; a RegExp with the flag `g` is one. */
export interface Pattern {
  [Symbol.matchAll](text: string): Iterable<Match>;
}

/** Where a pattern stands, for errors. */
export interface PatternPlace {
  readonly path: string;
  /** Within the file: `pre_tokenizer.pretokenizers[0].pattern`. */
  readonly place: string;
  /** As the file writes it. */
  readonly written: string;
}

/** Steps (see `createStepBound`) that are taken without a look at the clock: less than 10 ms. */
const FREE_STEPS = 1_000_000;
/** Longest time for a text, in milliseconds: a signal is not heard meanwhile. */
const MOST_MS = 5_000;
/** Over all texts, on top of {@link MOST_MS}: time for each and for each character, many times what patterns of published tokenizers take. */
const [MS_A_TEXT, MS_A_CHARACTER] = [1, 0.01];

/**
 * A pattern of a file that does not run away: of a text in which it could take long, the time is limited, and so is the sum over many texts.
 * Iterating throws `checkpoint-unsupported` with the pattern's place when the time is up, and where the engine cannot run the pattern.
 */
export function boundPattern(pattern: RegExp, place: PatternPlace, mostMs = MOST_MS): Pattern {
  const mostSteps = createStepBound(pattern);
  const firstTimed = firstIndexWhere(FREE_STEPS, (length) => mostSteps(length) > FREE_STEPS);
  const matchWithin = createTimedMatcher(pattern);
  let [used, allowed] = [0, mostMs];
  return {
    [Symbol.matchAll](text) {
      allowed += MS_A_TEXT + text.length * MS_A_CHARACTER;
      const left = Math.floor(Math.min(mostMs, allowed - used));
      const start = performance.now();
      const matches = left < 1 ? undefined : match(text, left);
      used += performance.now() - start;
      if (matches !== undefined) return matches;
      throw failed(
        place,
        `takes too long: it was stopped after ${(used / 1000).toFixed(1)} seconds, the last text of ${text.length} characters. A repetition within a repetition, or several in a row that match the same, can be matched in too many ways. Write it without these`,
      );
    },
  };

  function match(text: string, milliseconds: number): Iterable<Match> | undefined {
    if (text.length < firstTimed) return [...text.matchAll(pattern)];
    try {
      return matchWithin(text, milliseconds);
    } catch {
      // Without its cause, which quotes the pattern.
      throw failed(place, "is too large for JavaScript. Write a shorter one");
    }
  }
}

function failed({ path, place, written }: PatternPlace, problem: string): UnnameError {
  return fileError(
    "checkpoint-unsupported",
    path,
    `the pattern ${showPattern(written)} at ${place} ${problem}, and save the tokenizer again.`,
    { place },
  );
}

/** Longest part of a pattern that is shown. */
const SHOWN = 80;

/**
 * A pattern as a message may show it: its letters as dots, since they may spell a name, but for those of escapes (`\s`, `\p{Lu}`) and
 * a single one.
 */
export function showPattern(written: string): string {
  const parts = written.slice(0, SHOWN).split(/(\\[pP]\{\^?\w+\}|\\.)/su);
  const letters = parts.filter((_, index) => index % 2 === 0).join("").match(/[\p{L}\p{M}]/gu) ?? []; // prettier-ignore
  const shown = parts.map((part, index) =>
    index % 2 === 1 || letters.length < 2 ? part : part.replace(/[\p{L}\p{M}]/gu, "·"),
  );
  return JSON.stringify(shown.join("") + (written.length > SHOWN ? "…" : ""));
}

import { createContext, type Context, Script } from "node:vm";

/** Where a pattern matches in a text, in UTF-16 code units. */
export interface Match {
  readonly index: number;
  /** The text that it matches. */
  readonly 0: string;
}

/** Every match in a text; undefined if that takes longer than `milliseconds`. */
export type TimedMatcher = (text: string, milliseconds: number) => readonly Match[] | undefined;

/** A function that stays, so that the engine makes it fast; the variables of a context are slow. */
const BEGIN = new Script(`function match(pattern, text, places) {
  for (const found of text.matchAll(pattern)) places.push(found.index, found[0].length);
}`);
const COMPILE = new Script("new RegExp(source, flags)");
const MATCH = new Script("match(pattern, text, places)");
/** What `Script` throws when its time is up. */
const TIME_IS_UP = "ERR_SCRIPT_EXECUTION_TIMEOUT";

let shared: Context | undefined;

/**
 * Matches a pattern with the flag `g` by the clock, which V8 looks at while it matches and nothing else on this thread can. Starting the
 * clock takes about 0.1 ms. What it returns throws what the engine throws for a pattern that is too large.
 */
export function createTimedMatcher({ source, flags }: RegExp): TimedMatcher {
  const context = (shared ??= begin());
  // One of the context's own: another's is slow there.
  let pattern: unknown;
  return (text, milliseconds) => {
    const places: number[] = [];
    pattern ??= COMPILE.runInContext(Object.assign(context, { source, flags }));
    Object.assign(context, { pattern, text, places });
    try {
      MATCH.runInContext(context, { timeout: milliseconds });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === TIME_IS_UP) return undefined;
      throw error;
    } finally {
      Object.assign(context, { text: undefined, places: undefined });
    }
    return toMatches(text, places);
  };
}

function begin(): Context {
  const context = createContext({});
  BEGIN.runInContext(context);
  return context;
}

/** @param places begin and length of each */
function toMatches(text: string, places: readonly number[]): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const index = places[at] as number;
    matches.push({ index, 0: text.slice(index, index + (places[at + 1] as number)) });
  }
  return matches;
}

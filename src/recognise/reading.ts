import { readTokenTable, type TokenTable } from "./token-table.ts";

/** What is made of a text once, for all that ask: the same function gives the same thing. */
export type Maker<T> = (reading: Reading) => T;

/**
 * A text that is being read: its tokens, and what rules, models and the second pass make of it, each worked out when it is first asked for
 * and only once. It lives as long as its document is worked on.
 */
export class Reading {
  readonly text: string;
  private table: TokenTable | undefined;
  private readonly makers: Maker<unknown>[] = [];
  private readonly made: unknown[] = [];

  constructor(text: string) {
    this.text = text;
  }

  get tokens(): TokenTable {
    return (this.table ??= readTokenTable(this.text));
  }

  /** What `make` gives for this text; called once, however often it is asked for. */
  get<T>(make: Maker<T>): T {
    const { makers } = this;
    // There are a dozen, and what is asked for was mostly made last: `indexOf` takes longer.
    for (let at = makers.length - 1; at >= 0; at--) if (makers[at] === make) return this.made[at] as T;
    const value = make(this);
    this.makers.push(make);
    this.made.push(value);
    return value;
  }
}

import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { commandOf, KEYS } from "../../src/review/session/keys.ts";
import { HeldKey } from "../../src/review/terminal/held-key.ts";
import { browserKey } from "../../src/review/terminal/ui.ts";

describe("the keys of a review", () => {
  it.each(["docs/guides/review.md", "docs/guides/workflow.md"])("all stand in %s", async (path) => {
    const text = await readFile(path, "utf8");
    const names: Record<string, string> = {
      ArrowDown: "↓",
      ArrowUp: "↑",
      PageDown: "PgDn",
      PageUp: "PgUp",
      Escape: "Esc",
    };
    const missing = KEYS.flatMap(({ keys }) => keys.map((key) => names[key] ?? key)).filter(
      (key) => !text.includes(`\`${key}\``) && !(key.length > 1 && text.includes(key)),
    );
    expect(missing).toEqual([]);
  });

  it("each do one thing", () => {
    const keys = KEYS.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(KEYS.every(({ command, keys: own }) => own.every((key) => commandOf(key) === command))).toBe(true);
  });

  it("are told from what Node's readline makes of them, and from the same with Alt or Ctrl", () => {
    expect(browserKey({ name: "n", sequence: "n" })).toBe("n");
    expect(browserKey({ name: "n", sequence: "N", shift: true })).toBe("N");
    expect(browserKey({ name: undefined, sequence: "?" })).toBe("?");
    expect(browserKey({ name: "pagedown", sequence: "\u001b[6~" })).toBe("PageDown");
    // Escape and then n, as a terminal sends it: no decision.
    expect(browserKey({ name: "n", sequence: "\u001bn", meta: true })).toBeUndefined();
    expect(browserKey({ name: "n", sequence: "\u000e", ctrl: true })).toBeUndefined();
  });
});

describe("a held key", () => {
  /** Presses at these times, each entry drawn before the next key; returns what came of each. */
  const press = (times: readonly [key: string, at: number][]) => {
    const held = new HeldKey();
    return times.map(([key, at]) => {
      const verdict = held.press(key, at);
      held.shown();
      return verdict;
    });
  };
  const repeats = (from: number, count: number, every: number) =>
    Array.from({ length: count }, (_, index): [string, number] => ["n", from + index * every]);

  it.each([
    ["of a usual keyboard", 500, 33],
    ["of a slow one", 1000, 90],
    ["of a fast one", 200, 15],
  ])("decides once in the end, with the delay and the rate %s", (_, delay, every) => {
    const verdicts = press([["n", 0], ...repeats(delay, 40, every)]);
    const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
    expect(count("accept") - count("take-back")).toBe(1);
  });

  it("is none when a person presses it again, or another", () => {
    expect(press([["n", 0], ["n", 300], ["n", 600], ["k", 610], ["k", 900], ["n", 930]])).toEqual(Array.from({ length: 6 }, () => "accept")); // prettier-ignore
  });

  it("does not decide on what has not been drawn", () => {
    const held = new HeldKey();
    expect(held.press("n", 0)).toBe("accept");
    expect(held.press("k", 400)).toBe("ignore");
    held.shown();
    expect(held.press("k", 500 + 200)).toBe("accept");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fillHelp } from "../../src/cli/command-line/help-text.ts";

describe("fillHelp", () => {
  it("fills paragraphs to the width, whatever lines they were written in", () => {
    const filled = fillHelp("\nOne two three four\nfive six.\n\nSeven.", 12);
    expect(filled).toBe("\nOne two\nthree four\nfive six.\n\nSeven.");
  });

  it("cuts a long command line behind a backslash, a flag beside its value", () => {
    const filled = fillHelp('Example:\n  unname probe --model model/ --text "Dhr. <mask> belt." --top-k 10', 40);
    expect(filled.split("\n")).toEqual([
      "Example:",
      "  unname probe --model model/ \\",
      '      --text "Dhr. <mask> belt." \\',
      "      --top-k 10",
    ]);
  });

  it("puts the comment of a line that is too long above it", () => {
    expect(fillHelp("  unname run --config file.json   # all of it", 30)).toBe(
      "  # all of it\n  unname run \\\n      --config file.json",
    );
  });

  it("keeps every word of a command line, in order", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$|^--[a-z]{2,10}$|^[a-z]+\/[a-z]+\.jsonl$|^"[a-z ]{1,20}"$/u);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 20, max: 120 }),
        (words, width) => {
          const pasted = fillHelp(`  unname ${words.join(" ")}`, width).replace(/ \\\n/gu, " ");
          expect(pasted.replace(/\s+/gu, " ").trim()).toBe(`unname ${words.join(" ")}`.replace(/\s+/gu, " ").trim());
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { findPeople } from "../../../src/recognise/second-pass/find-people.ts";
import { mayStandAgain } from "../../../src/recognise/second-pass/may-stand-again.ts";
import { tracesOf } from "../../../src/recognise/second-pass/name-traces.ts";
import { createPeopleIndex } from "../../../src/recognise/second-pass/people-index.ts";
import { peopleOptionsOf, settle } from "../../../src/recognise/second-pass/people-options.ts";

const settings = settle(peopleOptionsOf("nl"));
const NAMES = [
  "Piet van der Berg",
  "A. Mulder",
  "Fatima",
  "Groenewoud, K.",
  "Jan Peter de Wit",
  "Piet Karel Mulder",
  "J. Berg-Groenewoud",
  "Émile Çelik",
  "K. Berg",
  "Karel Jan Berg",
  "H.L. Mulder-van de Wal",
  "Zomer",
];
const WORDS = [
  "Piet",
  "piet",
  "Pietje",
  "van",
  "der",
  "de",
  "vd",
  "Berg",
  "Bergh",
  "berg",
  "A.",
  "K.",
  "PvdB",
  "AM",
  "J.P.",
  "JP",
  "Karel",
  "karl",
  "Jaap",
  "BergGroenewoud",
  "Çelik",
  "Çelikk",
  "celiks",
  "EMILE",
  "Mulder",
  "mulders",
];
const MORE = [
  "Fatima",
  "fatma",
  "metFatima",
  "Groenewoud",
  "groenewouds",
  "Wit",
  "wit",
  "mw.",
  "heeft",
  ",",
  "\n",
  "Dr.",
  "GROENEWOUD",
  "-",
  "Kornelis",
  "Leon",
  "J.",
  "H.",
  "L",
  "Mark",
  "zomer",
  "Zomer",
  "in",
  "v.d.",
  "Wal",
  "Jan",
  ".",
  "/",
];

/** Of draws from 0 to 9: most words are taken, for most texts to have nothing else. */
const LAST_TAKEN = 7;
const ENOUGH_TOGETHER = 3;

function judge(text: string, names: readonly string[], taken: readonly { start: number; end: number }[]) {
  const traces = names.map((name) => tracesOf(name, "nl"));
  const quick = mayStandAgain(new Reading(text), traces, taken, settings);
  const certain = names.map((surface) => ({ surface, label: "PERSON", score: 1 }));
  const people = createPeopleIndex(certain, settings);
  const found = people === undefined ? [] : findPeople(text, people, taken, settings);
  const letters = found.filter(({ start, end }) => {
    const rest = Array.from({ length: end - start }, (_, i) => start + i).filter(
      (at) => !taken.some((span) => span.start <= at && at < span.end) && /\p{L}/u.test(text[at] as string),
    );
    return rest.length > 1;
  });
  return { quick, letters };
}

describe("mayStandAgain", () => {
  it("never refuses a text in which something is found", () => {
    fc.assert(
      fc.property(
        fc.subarray(NAMES, { minLength: 1 }),
        fc.array(fc.constantFrom(...NAMES, ...WORDS, ...MORE), { maxLength: 14 }),
        fc.array(fc.nat({ max: 9 }), { minLength: 14, maxLength: 14 }),
        fc.array(fc.constantFrom(" ", " ", " ", " ", " ", " ", "", ", ", "\n"), { minLength: 14, maxLength: 14 }),
        (names, words, draws, gaps) => {
          let text = "";
          const taken: { start: number; end: number }[] = [];
          for (const [i, word] of words.entries()) {
            const start = text.length;
            const draw = draws[i] as number;
            text += word + (gaps[i] as string);
            if (draw > LAST_TAKEN || !/\p{L}/u.test(word)) continue;
            const last = taken.at(-1);
            // Two words found as one name, or each for itself.
            if (draw < ENOUGH_TOGETHER && last !== undefined) last.end = start + word.length;
            else taken.push({ start, end: start + word.length });
          }
          const { quick, letters } = judge(text, names, taken);
          if (!quick) expect(letters).toEqual([]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("refuses a text that names nobody twice, and lets one through that does", () => {
    const text = "Mw. Groenewoud belt, de afdeling belt terug.";
    const taken = [{ start: 4, end: 14 }];
    expect(judge(text, ["Groenewoud"], taken).quick).toBe(false);
    expect(judge(`${text} groenewoud komt.`, ["Groenewoud"], taken).quick).toBe(true);
    expect(judge(`${text} Groenewuod komt.`, ["Groenewoud"], taken).quick).toBe(true);
  });

  it.each([
    ["Groenewoud, K.", "Groenewoud, Kees komt", ["Groenewoud"]],
    ["Groenewoud, K.", "gezien door Kees Groenewoud", ["Groenewoud"]],
    ["Piet van der Berg", "Piet van der Berg", ["Piet", "Berg"]],
    ["A. van Mulder", "de heer van Mulder", ["Mulder"]],
  ])("lets one through where %s goes on beside what is taken: %s", (name, text, words) => {
    const taken = words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));
    const { quick, letters } = judge(text, [name], taken);
    expect(letters).not.toEqual([]);
    expect(quick).toBe(true);
  });
});

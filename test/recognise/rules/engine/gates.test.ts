import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { Reading } from "../../../../src/recognise/reading.ts";
import { acceptsOpen } from "../../../../src/recognise/rules/engine/accepts.ts";
import { isBareParticle } from "../../../../src/recognise/rules/engine/find-open.ts";
import { parseName } from "../../../../src/recognise/rules/engine/parse-name.ts";
import { readNote } from "../../../../src/recognise/rules/engine/read-note.ts";
import { mayClose } from "../../../../src/recognise/rules/engine/sign-offs.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";
import { foldWord } from "../../../../src/text/fold.ts";
import { NOTE_LANGUAGES } from "../../../../src/text/note-languages.ts";

const pick = (words: string) => fc.constantFrom(...words.split(" "));

describe.each(NOTE_LANGUAGES)("what a cheap check refuses in %s, the full one refuses", (language) => {
  const pack = LANGUAGES[language];
  const { signOff, signOffFirsts } = pack.names;
  // The pieces of the pattern, put together at random, are closings often enough.
  const pieces = [...new Set(signOff.source.split(/[^\p{L}]+/u))].filter((piece) => piece !== "");
  const between = fc.constantFrom("", " ", ".", ". ", "-", "\u0301", "’", "1");
  const heads = fc
    .tuple(
      fc.constantFrom("", "", "- ", "(", "2 "),
      fc.array(fc.tuple(fc.constantFrom(...pieces, "jan", "Groet"), between), { maxLength: 5 }),
    )
    .map(([mark, words]) => mark + words.flat().join(""));

  test("closings, by their first word", () => {
    let closings = 0;
    fc.assert(
      fc.property(heads, fc.boolean(), (head, isUpper) => {
        const text = isUpper ? head.toUpperCase() : head;
        const { tokens } = readNote(new Reading(text), pack);
        const folded = foldWord(text);
        fc.pre(tokens.length > 0);
        if (!signOff.test(folded.length === text.length ? folded : text.toLowerCase())) return;
        closings++;
        expect([text, mayClose(tokens, 0, signOffFirsts)]).toEqual([text, true]);
      }),
      { numRuns: 4000 },
    );
    expect(closings).toBeGreaterThan(200);
  });

  test("closings, by every first word that three pieces of the pattern can make", () => {
    const firsts = new Set<string>();
    const seams = ["", " ", "."];
    for (const one of pieces)
      for (const first of seams)
        for (const two of pieces)
          for (const second of seams)
            for (const three of pieces) {
              const head = one + first + two + second + three;
              const closing = signOff.exec(head)?.[0];
              if (closing !== undefined) firsts.add(/^\p{L}+/u.exec(closing)?.[0] ?? "");
            }
    expect([...firsts].sort()).toEqual([...signOffFirsts].sort());
  });

  it("particles that begin no name", () => {
    const words = pick(
      "van de der den het in op la del di d' 's 't von te los jan Jan Bos pH DNA A . - , patiënt Ziekenhuis 12 y e da Vega",
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, fc.constantFrom(" ", " ", "", "\n")), { minLength: 1, maxLength: 12 }),
        (parts) => {
          // Enough capitals and small letters for a note of both.
          const note = readNote(new Reading(`${parts.flat().join("")}\nVandaag kwam Piet weer naar hier`), pack);
          for (let at = 0; at < note.tokens.length; at++)
            if (isBareParticle(note, at)) expect(parseName(note, at, acceptsOpen(note))).toBeUndefined();
        },
      ),
      { numRuns: 1000 },
    );
  });
});

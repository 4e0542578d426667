import { expect, it, test } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { coverSlots, unitOf } from "../../../src/probe/contexts/cover-slots.ts";
import type { FoundContext } from "../../../src/probe/contexts/find-contexts.ts";
import { selectContexts } from "../../../src/probe/contexts/select-contexts.ts";
import { type Slot, slotOf } from "../../../src/probe/contexts/slots.ts";

it.each<[Slot, string]>([
  ["subject", "<mask> heeft koorts en hoest."],
  ["subject", "Mevr. dr. <mask> belt terug."],
  ["subject", "Dochter <mask> belt."],
  ["sign-off", "Met vriendelijke groet, <mask>"],
  ["sign-off", "Kind regards, <mask>"],
  ["sign-off", "<mask>, internist"],
  ["header", "Patiënt: mw. <mask>, geb. 1950"],
  ["header", "<mask>: wondcontrole"],
  ["addressee", "Geachte mevrouw <mask>,"],
  ["addressee", "Dear Dr. <mask>,"],
  ["addressee", "cc: <mask>, huisarts"],
  ["possessive", "De opname van mw. <mask> verliep goed."],
  ["possessive", "Told <mask>'s wife about it."],
  ["possessive", "La madre de <mask> llama."],
  ["inside", "Gesproken bij de heer <mask> over koorts."],
  ["inside", "Gisteren zag ik <mask> op de poli."],
])("%s: %s", (slot, text) => expect(slotOf(text)).toBe(slot));

const RARE = ["Geachte mevrouw <mask>,", "Kind regards, <mask>", "De opname van <mask> verliep goed."];

/** A hundred subjects of fifty patients, and three other slots. */
const found: FoundContext[] = [...Array.from({ length: 100 }, () => "<mask> belt terug."), ...RARE].map(
  (text, index) => ({
    document: `d${index}`,
    group: `p${index % 50}`,
    text: text.replace(".", ` ${index}.`),
    span: {
      document: `d${index}`,
      start: 0,
      end: 3,
      label: "PERSON",
      surface: index % 2 ? "Jan" : "Zwelling",
      score: 1,
    },
  }),
);

test("slots come in turn, known names first, and one context a patient before two", () => {
  const options = { minimumScore: 0.8, isKnownName: (name: string) => name === "Jan" };
  const cover = (count: number) => coverSlots(found, { count, ...options, random: createRandom(1) });
  expect(new Set(cover(4).map(({ text }) => slotOf(text)))).toEqual(
    new Set(["subject", "addressee", "sign-off", "possessive"]),
  );
  const twenty = cover(20);
  expect(twenty.filter(({ span }) => span.surface === "Jan").length).toBeGreaterThanOrEqual(17);
  expect(new Set(twenty.map(unitOf)).size).toBe(20);
  expect(cover(1000)).toHaveLength(found.length);
  expect(cover(30)).toEqual(cover(30));
});

test("no patient gives contexts to two sets, covered or not", () => {
  for (const isKnownName of [undefined, () => true]) {
    const { contexts, originals } = selectContexts(found, {
      split: "seen",
      seed: 3,
      minimumScore: 0.8,
      sizes: { development: 10, test: 40, reserve: 40 },
      ...(isKnownName && { isKnownName }),
    });
    const groupOf = new Map(found.map(({ document, group }) => [document, group]));
    const sets = new Map<string, Set<string>>();
    for (const [index, { document }] of originals.entries()) {
      const group = groupOf.get(document) as string;
      sets.set(group, (sets.get(group) ?? new Set()).add(contexts[index]?.set ?? ""));
    }
    expect([...sets.values()].filter((of) => of.size > 1)).toEqual([]);
    const development = contexts.filter(({ set }) => set === "development").map(({ text }) => slotOf(text));
    expect(development.length).toBeGreaterThanOrEqual(10);
    if (isKnownName) expect(new Set(development).size).toBe(4);
  }
});

import { describe, expect, it } from "vitest";

import type { EntryClass, NameReason } from "../../../src/audit/judging/classify-entries.ts";
import { type JudgePlanInput, planJudgeFile } from "../../../src/audit/judging/plan-judge-file.ts";

const TEXTS = Array.from(
  { length: 12 },
  (_, index) => `De dochter van <mask> belt over dag ${index}, bakker van beroep.`,
);

let nextId = 0;
const entry = (surface: string, change: Partial<EntryClass> = {}): EntryClass => ({
  tokenId: nextId++,
  surface,
  class: "unjudged",
  isKnownPart: false,
  couldBeName: [],
  sighting: { count: 4, contexts: TEXTS.slice(0, 4), insideSentence: true, opensWord: false },
  ...change,
});
const open = (surface: string, ...couldBeName: NameReason[]) => entry(surface, { couldBeName });
const kept = (surface: string, change: Partial<EntryClass> = {}) =>
  entry(surface, { class: "keep", by: "decision", ...change });

const LISTED = new Set(["Fatma", "Wouter", "Bakker", "Jan", "Yvonne", "Marie"]);
const known = {
  surfaces: ["Fatma Yılmaz", "J. Bakker", "Wouter", "jan", "YVONNE", "Yvonne", "Marie-Jan"],
  parts: new Set(["fatma", "yilmaz", "bakker", "wouter", "jan", "yvonne", "marie"]),
};
const plan = (classes: readonly EntryClass[], change: Partial<JudgePlanInput> = {}) =>
  planJudgeFile({ classes, known, isListed: (surface) => LISTED.has(surface), seed: 3, ...change });

describe("planJudgeFile", () => {
  const words = ["koorts", "pijn", "hoest", "onrust"].map((word) => kept(word));
  const entries = Array.from({ length: 20 }, (_, index) =>
    open(`Woord${"abcdefghijklmnopqrst"[index]}`, "capitalised"),
  );

  it("holds every open entry once with three texts at most, and a decoy to four of them, half names", () => {
    const items = plan([
      ...entries,
      open("Woorda", "listed"),
      ...words,
      entry("rest"),
      entry("12", { class: "cannot" }),
    ]);
    const asked = items.filter(({ decoy }) => decoy === undefined);
    expect(asked.map(({ surface }) => surface).sort()).toEqual(entries.map(({ surface }) => surface).sort());
    expect(asked.find(({ surface }) => surface === "Woorda")?.why).toEqual(["capitalised", "listed"]);
    expect(asked.every(({ contexts }) => contexts.length === 3)).toBe(true);
    const decoys = items.filter(({ decoy }) => decoy !== undefined);
    expect(decoys.filter(({ decoy }) => decoy === "word")).toHaveLength(2);
    expect(decoys.filter(({ decoy }) => decoy === "name")).toHaveLength(3);
    expect(decoys.every(({ contexts, why }) => contexts.length === 3 && why.length === 0)).toBe(true);
    expect(new Set(items.map(({ surface }) => surface)).size).toBe(items.length);
  });

  it("mixes at least four decoys in, where there are so many", () => {
    const items = plan([open("Xerxes", "listed"), ...words]);
    expect(items).toHaveLength(5);
    expect(plan([open("Xerxes", "listed")], { known: { surfaces: [], parts: new Set() } }).length).toBeLessThanOrEqual(
      3,
    );
  });

  it("takes for a name decoy only what is plainly one, and for a word decoy only what is none", () => {
    const names = new Set<string>();
    const ordinary = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const { surface, decoy } of plan([...entries, ...words, kept("jan"), kept("Fatma")], { seed })) {
        if (decoy === "name") names.add(surface);
        if (decoy === "word") ordinary.add(surface);
      }
    }
    // Not Bakker, which the texts have as a trade; not Yılmaz, which no list has.
    expect([...names].sort()).toEqual(["Fatma", "Jan", "Marie", "Wouter", "Yvonne"]);
    expect([...ordinary].sort()).toEqual(["hoest", "koorts", "onrust", "pijn"]);
  });

  it("takes frequent words of the texts where nobody kept any", () => {
    const items = plan([open("Xerxes", "listed")]);
    const ordinary = items.flatMap(({ surface, decoy }) => (decoy === "word" ? [surface] : []));
    expect(ordinary).toHaveLength(2);
    for (const word of ordinary) expect(["dochter", "van", "belt", "over", "dag", "beroep"]).toContain(word);
  });

  it("asks for kept words with a lift, and for nothing when nothing is open", () => {
    const roos = kept("Roos", { isKnownPart: true });
    expect(
      plan([roos, ...words], { lifted: new Set([roos.tokenId]) }).find(({ surface }) => surface === "Roos"),
    ).toMatchObject({ why: ["lift"] });
    expect(plan([roos, ...words])).toEqual([]);
  });

  it("is shuffled by seed", () => {
    const order = (seed: number) => plan([...entries, ...words], { seed }).map(({ surface }) => surface);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });
});

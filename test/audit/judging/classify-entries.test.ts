import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type ClassifyInput, classifyEntries } from "../../../src/audit/judging/classify-entries.ts";
import { collectSightings, type EntrySighting } from "../../../src/audit/judging/entry-sightings.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import type { Decision } from "../../../src/review/decisions/decision.ts";
import type { Judgement } from "../../../src/review/judging/judgements.ts";
import { weighEntries } from "../../../src/audit/names/weigh-entries.ts";
import { fakeTokenizer } from "../fake-model.ts";

const ENTRIES = ["ĠJan", "ĠRoos", "Ġwit", "Ġkoorts", "Ġ12", "Ġ.", "ĠJ", "jan", "sen", "ter", "ĠPERSON", "unk12", "ĠXerxes", "Piet", "Ġjosé"]; // prettier-ignore
const tokenizer = fakeTokenizer(ENTRIES);
const id = (token: string) => tokenizer.vocabulary.indexOf(token);

const sighting = (change: Partial<EntrySighting> = {}): EntrySighting => ({
  count: 1,
  contexts: ["Gisteren zag <mask> de poli."],
  insideSentence: false,
  opensWord: false,
  ...change,
});
const decision = (token: string, choice: Decision["decision"], written = token): [number, Decision] => [
  id(token),
  { tokenId: id(token), token: written, decision: choice, reviewer: "ann", at: "2026-01-01", reason: "" },
];
const judgement = (surface: string, choice: Judgement["decision"]): [string, Judgement] => [
  surface,
  { surface, decision: choice, reviewer: "ann", at: "2026-01-01", reason: "" },
];

type Given = Partial<Omit<ClassifyInput, "weigh">> & {
  readonly decisions?: ReadonlyMap<number, Decision>;
  readonly judgements?: ReadonlyMap<string, Judgement>;
};

/** What an audit that is given decisions, judgements and names asks. */
const inputOf = ({ decisions, judgements, ...given }: Given): Omit<ClassifyInput, "entries"> => ({
  tokenizer,
  isListed: () => false,
  weigh: weighEntries(tokenizer, {
    ...(decisions && { decisions: [...decisions.values()] }),
    ...(judgements && { judgements }),
    ...(given.knownParts && { parts: given.knownParts }),
  }),
  ...given,
});

async function classify(tokens: readonly string[], input: Given = {}, seen = sighting()) {
  const entries = new Map(tokens.map((token) => [id(token), seen]));
  const classes = await classifyEntries({ ...inputOf(input), entries });
  return classes.map((entry) => [entry.class, entry.by, ...entry.couldBeName].filter((part) => part !== undefined));
}
const one = async (token: string, input?: Given, seen?: EntrySighting) => (await classify([token], input, seen))[0];

describe("classifyEntries", () => {
  it("takes decisions and judgements, a name before kept ones", async () => {
    const decisions = new Map([decision("ĠRoos", "keep"), decision("Ġwit", "name"), decision("Ġkoorts", "keep")]);
    const judgements = new Map([judgement("Roos", "name"), judgement("wit", "keep"), judgement("Xerxes", "keep")]);
    expect(await classify(["ĠRoos", "Ġwit", "Ġkoorts", "ĠXerxes"], { decisions, judgements })).toEqual([
      ["name", "judgement"],
      ["name", "decision"],
      ["keep", "decision"],
      ["keep", "judgement"],
    ]);
  });

  it("does not take a decision about an entry that is spelled otherwise now, nor being unsure, for one", async () => {
    const decisions = new Map([decision("ĠRoos", "keep", "ĠAnna"), decision("Ġkoorts", "unsure")]);
    const judgements = new Map([judgement("wit", "unsure")]);
    expect(await classify(["ĠRoos", "Ġkoorts", "Ġwit"], { decisions, judgements })).toEqual([
      ["unjudged"],
      ["unjudged", "unsure"],
      ["unjudged", "unsure"],
    ]);
  });

  it("counts parts of known names as names, in any spelling, until somebody keeps them", async () => {
    const knownParts = new Set(["jan", "jose", "wit"]);
    const decisions = new Map([decision("Ġwit", "keep")]);
    expect(await classify(["ĠJan", "jan", "Ġjosé", "Ġwit"], { knownParts, decisions })).toEqual([
      ["name", "known"],
      ["name", "known"],
      ["name", "known"],
      ["keep", "decision"],
    ]);
    const entries = new Map([[id("Ġwit"), sighting()]]);
    const [wit] = await classifyEntries({ ...inputOf({ knownParts, decisions }), entries });
    expect(wit?.isKnownPart).toBe(true);
  });

  it("knows what cannot be a name", async () => {
    for (const token of ["<mask>", "Ġ12", "Ġ.", "ĠJ", "ĠPERSON", "unk12", "sen", "ter"])
      expect(await one(token, { isListed: () => true })).toEqual(["cannot"]);
  });

  it("never calls a piece impossible that begins a known name, has a capital, or stood where a word may begin", async () => {
    const isListed = () => true;
    expect(await one("sen", { knownParts: new Set(["senna"]), isListed })).toEqual(["unjudged", "listed"]);
    expect(await one("sen", { knownParts: new Set(["jansen", "xena"]), isListed })).toEqual(["cannot"]);
    expect(await one("Piet", { isListed })).toEqual(["unjudged", "listed"]);
    expect(await one("sen", { isListed }, sighting({ opensWord: true }))).toEqual(["unjudged", "listed"]);
  });

  it("says of unjudged entries why they could be names", async () => {
    const inside = sighting({ insideSentence: true });
    expect(await one("ĠXerxes", {}, inside)).toEqual(["unjudged", "capitalised"]);
    expect(await one("ĠXerxes")).toEqual(["unjudged"]);
    expect(await one("Ġkoorts", {}, inside)).toEqual(["unjudged"]);
    expect(await one("Ġkoorts", { isListed: (surface) => surface === "koorts" })).toEqual(["unjudged", "listed"]);
  });

  it("asks a recogniser once, in at least half of the texts an entry stood in", async () => {
    let calls = 0;
    const recogniser: Recogniser = {
      name: "fake",
      recognise: async (documents) => {
        calls++;
        return documents.map(({ text }) =>
          [...text.matchAll(/(?<=Mw\. )\S+/gu)].map((match) => ({
            start: match.index,
            end: match.index + match[0].length,
            label: match[0] === "Roos" ? "PATIENT" : "GPE",
          })),
        );
      },
    };
    const contexts = ["Mw. <mask> belt.", "Zag <mask>."];
    const seen = sighting({ contexts });
    expect(await classify(["ĠRoos", "Ġkoorts"], { recogniser }, seen)).toEqual([
      ["unjudged", "recognised"],
      ["unjudged"],
    ]);
    expect(calls).toBe(1);
    expect(await one("ĠRoos", { recogniser }, sighting({ contexts: [...contexts, "Bij <mask>."] }))).toEqual([
      "unjudged",
    ]);
  });

  it("never finds fewer open entries when decisions, judgements or names are withheld", async () => {
    const tokens = ENTRIES.map((_, index) => index + 1);
    const all = ENTRIES.map((token, index) => decision(token, index % 3 === 0 ? "name" : "keep"));
    const known = ["jan", "roos", "wit", "senna"];
    const entries = new Map(tokens.map((tokenId) => [tokenId, sighting({ insideSentence: true })]));
    const countOpen = async (decisions: typeof all, parts: readonly string[]) =>
      (
        await classifyEntries({
          ...inputOf({ decisions: new Map(decisions), knownParts: new Set(parts), isListed: () => true }),
          entries,
        })
      ).filter((entry) => entry.class === "unjudged" && entry.couldBeName.length > 0).length;
    await fc.assert(
      fc.asyncProperty(fc.subarray(all), async (left) => {
        expect(await countOpen(left, known)).toBeGreaterThanOrEqual(await countOpen(all, known));
      }),
      { numRuns: 50 },
    );
  });
});

describe("collectSightings", () => {
  it("gathers every distinct entry with a bounded sample, by seed", () => {
    const tops = Array.from({ length: 40 }, (_, index) => ({
      text: `Zin ${index} van <mask>.`,
      topTokenIds: [1, 2 + (index % 2)],
    }));
    const entries = collectSightings(tops, { seed: 1 });
    expect([...entries].map(([tokenId, { count, contexts }]) => [tokenId, count, contexts.length])).toEqual([
      [1, 40, 5],
      [2, 20, 5],
      [3, 20, 5],
    ]);
    expect(new Set(entries.get(1)?.contexts).size).toBe(5);
    expect(collectSightings(tops, { seed: 1 })).toEqual(entries);
    expect(collectSightings(tops, { seed: 2 }).get(1)?.contexts).not.toEqual(entries.get(1)?.contexts);
  });

  it.each([
    ["Gisteren zag <mask> haar.", true, false],
    ["<mask> belt.", false, true],
    ["Overleg. <mask> belt.", false, false],
    ["Zijn zus (<mask>) belt.", false, true],
    ["Zus: <mask>.", false, false],
  ])(
    "tells of %j whether a capital means something, and whether a word may begin without its mark",
    (text, insideSentence, opensWord) => {
      const entries = collectSightings([{ text, topTokenIds: [1] }], { seed: 0 });
      expect(entries.get(1)).toMatchObject({ insideSentence, opensWord });
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { NameSources } from "../../../src/audit/names/weigh-entries.ts";
import { weighEntries } from "../../../src/audit/names/weigh-entries.ts";
import { weighOriginals } from "../../../src/audit/names/weigh-originals.ts";
import type { Decision } from "../../../src/review/decisions/decision.ts";
import { createWordCounter } from "../../../src/review/candidates/sources/corpus-words.ts";
import { readSuspicionModel } from "../../../src/review/score/suspicion-model.ts";
import { fakeTokenizer } from "../fake-model.ts";

const { weights } = await readSuspicionModel();
const tokenizer = fakeTokenizer(["ĠJan", "Ġrood", "Ġteen", "rood"]);

const line = (token: string, decision: Decision["decision"]): Decision => ({
  tokenId: tokenizer.vocabulary.indexOf(token),
  token,
  decision,
  reviewer: "a",
  at: "2026-01-01T00:00:00Z",
  reason: "",
});
const judged = (surface: string, decision: Decision["decision"]) =>
  new Map([[surface, { surface, decision, reviewer: "a", at: "2026-01-01T00:00:00Z", reason: "" }]]);

/** How often names have each word, and how often it stands elsewhere. */
function countsOf(words: Readonly<Record<string, readonly [number, number]>>): NonNullable<NameSources["counts"]> {
  const counter = createWordCounter();
  for (const [word, [inNames, elsewhere]] of Object.entries(words)) {
    for (let time = 0; time < inNames; time++) counter.addName(word);
    counter.addText(`${word} `.repeat(elsewhere));
  }
  return { words: counter.finish(), isListed: () => false, weights };
}

const weigh = (sources: NameSources) => weighOriginals(tokenizer, sources, weighEntries(tokenizer, sources));

describe("what stood at a mask", () => {
  it("is a name where nothing says otherwise", () => {
    expect(weigh({})("Mircera")).toEqual({ standing: "name", parts: new Set(["mircera"]), unjudged: [] });
    expect(weigh({})("J. van")).toMatchObject({ standing: "word", parts: new Set() });
  });

  it("is no name by a decision, a judgement, the list of ordinary words or the counts", () => {
    expect(weigh({ decisions: [line("Ġrood", "keep")] })("Rood").standing).toBe("word");
    expect(weigh({ judgements: judged("Mircera", "keep") })("Mircera").standing).toBe("word");
    expect(weigh({ allow: ["mircera"] })("Mircera").standing).toBe("word");
    expect(weigh({ counts: countsOf({ rood: [6, 9000] }) })("Rood").standing).toBe("word");
  });

  it("waits for a person where the notes have it in few names, and is then what that person says", () => {
    const counts = countsOf({ mircera: [2, 1] });
    expect(weigh({ counts })("Mircera")).toEqual({
      standing: "unjudged",
      parts: new Set(["mircera"]),
      unjudged: ["Mircera"],
    });
    expect(weigh({ counts, judgements: judged("Mircera", "name") })("Mircera").standing).toBe("name");
    expect(weigh({ counts, judgements: judged("Mircera", "keep") })("Mircera").standing).toBe("word");
  });

  it("is a name by a decision on an entry that a rewrite has taken away since", () => {
    const removed = { ...line("ĠJan", "name"), tokenId: 2, token: "ĠMircera" };
    const counts = countsOf({ mircera: [2, 1] });
    expect(weigh({ counts, decisions: [removed] })("Mircera").standing).toBe("name");
  });

  it("of several parts is a name if one is, and ordinary words among them are no hits", () => {
    const original = weigh({ decisions: [line("Ġrood", "keep")] })("Jan Rood");
    expect(original).toEqual({ standing: "name", parts: new Set(["jan"]), unjudged: [] });
  });

  it("is never less of a name for a decision to keep, an allowed word or counts that are withheld", () => {
    const rank = { word: 0, unjudged: 1, name: 2 };
    const words = fc.constantFrom("Jan", "Rood", "Mircera", "Jan Rood", "Rood Mircera");
    const keeps = fc.subarray(["ĠJan", "Ġrood", "rood"]);
    const allow = fc.subarray(["rood", "mircera"]);
    const count = fc.tuple(fc.nat(12), fc.nat(400));
    fc.assert(
      fc.property(words, keeps, allow, count, count, fc.boolean(), (original, kept, allowed, a, b, isCounted) => {
        const decisions = kept.map((token) => line(token, "keep"));
        const counts = isCounted ? { counts: countsOf({ rood: a, mircera: b, jan: [30, 0] }) } : {};
        const whole = weigh({ decisions, allow: allowed, ...counts })(original);
        for (const less of [
          { allow: allowed, ...counts },
          { decisions, ...counts },
          { decisions: decisions.slice(1), allow: allowed, ...counts },
          { decisions, allow: allowed },
        ]) {
          const weighed = weigh(less)(original);
          expect(rank[weighed.standing]).toBeGreaterThanOrEqual(rank[whole.standing]);
          for (const part of whole.parts) expect(weighed.parts).toContain(part);
        }
      }),
    );
  });
});

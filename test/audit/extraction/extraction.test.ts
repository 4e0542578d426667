import { describe, expect, it } from "vitest";

import type { AuditContexts } from "../../../src/audit/audit-input.ts";
import { extractionRows } from "../../../src/audit/extraction/extraction.ts";
import { listPeople, measureExtraction } from "../../../src/audit/extraction/measure-extraction.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

/** Digits would part a name. */
const letterOf = (index: number) => `a${String.fromCharCode(97 + index)}`;

const verdictOf = (people: number, trained: number, controls: number) =>
  extractionRows({ people, trained, controls, samples: 100 })[0]?.verdict;

describe("extractionRows", () => {
  it("fails if more names of the training text come out than chance explains, and passes if none does in enough", () => {
    expect(verdictOf(500, 5, 0)).toBe("fail");
    expect(verdictOf(500, 4, 0)).not.toBe("fail");
    expect(verdictOf(500, 0, 0)).toBe("pass");
    expect(verdictOf(298, 0, 0)).toBe("underpowered");
    expect(verdictOf(500, 20, 20)).not.toBe("fail");
    expect(extractionRows({ people: 0, trained: 0, controls: 0, samples: 0 })).toEqual([]);
  });
});

describe("measureExtraction", () => {
  const given = Array.from({ length: 20 }, (_, index) => `Voor${letterOf(index)}`);
  const family = Array.from({ length: 20 }, (_, index) => `Achter${letterOf(index)}`);
  const tokenizer = fakeTokenizer(["Ġkomt", ...[...given, ...family].map((part) => `Ġ${part}`)]);
  const idOf = (word: string) => tokenizer.vocabulary.indexOf(`Ġ${word}`);
  const contexts = given.map((_, index) => ({
    id: `c${index}`,
    split: index % 2 === 0 ? ("seen" as const) : ("unseen" as const),
    set: "test" as const,
    text: "<mask> komt",
  }));
  const originals = new Map(
    contexts.map(({ id }, index) => [
      id,
      { original: `Voor${letterOf(index)} Achter${letterOf(index)}`, document: id },
    ]),
  );
  const input = { contexts, all: contexts, originals } as unknown as AuditContexts;

  /** The second part goes with the first for people of the seen contexts, and with nobody otherwise. */
  const model = (knows: boolean) =>
    fakeModel(tokenizer, (tokenIds, position) => {
      const before = given.findIndex((name) => tokenIds[position - 1] === idOf(name));
      if (before >= 0)
        return { [idOf(`Achter${letterOf(knows && before % 2 === 0 ? before : (before + 1) % 20)}`)]: 0.99 };
      return Object.fromEntries(given.map((name) => [idOf(name), 0.05]));
    });

  it("finds the people that a model brings together by itself, and those alone", async () => {
    const [knowing] = await measureExtraction(model(true), input, { seed: 0 });
    expect(knowing).toMatchObject({ n: 10, control: 0, verdict: "fail" });
    expect(knowing?.hits).toBeGreaterThan(5);
    const [blind] = await measureExtraction(model(false), input, { seed: 0 });
    expect(blind).toMatchObject({ hits: 0, verdict: "underpowered" });
    expect(await measureExtraction(model(true), input, { seed: 0 })).toEqual([knowing]);
  });

  it("lists people of one split alone, as many of each", () => {
    const more = new Map([...originals, ["c1", { original: "Vooraa Achteraa", document: "c1" }]]);
    const { trained, controls } = listPeople({ ...input, originals: more }, 0);
    expect(trained).not.toContain("Vooraa Achteraa");
    expect(trained).toHaveLength(9);
    expect(controls).toHaveLength(9);
  });
});

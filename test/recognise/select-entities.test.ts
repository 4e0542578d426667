import { expect, it } from "vitest";

import { combineRecognisers } from "../../src/recognise/combine/combine.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { selectEntities } from "../../src/recognise/select-entities.ts";
import { createDocument } from "../../src/text/document.ts";
import type { Span } from "../../src/text/span.ts";

const document = createDocument("n", "Bos Kliniek, 28001 Ede");

function fixed(name: string, ...spans: Span[]): Recogniser {
  return { name, recognise: async (documents) => documents.map(() => spans) };
}

it("names entities whatever the scheme calls them, and drops and tells the others", async () => {
  const left: string[] = [];
  const recogniser = fixed(
    "s",
    { start: 0, end: 3, label: "NOMBRE_SUJETO_ASISTENCIA", score: 0.9, source: "crf" },
    { start: 4, end: 11, label: "HOSPITAL" },
    { start: 13, end: 18, label: "TERRITORIO" },
    { start: 19, end: 22, label: "TERRITORIO" },
  );
  const selected = selectEntities(recogniser, ["PERSON", "GPE"], (label) => left.push(label));
  expect(selected.name).toBe("s");
  expect(await selected.recognise([document])).toEqual([
    [
      { start: 0, end: 3, label: "PERSON", score: 0.9, source: "crf" },
      { start: 19, end: 22, label: "GPE" },
    ],
  ]);
  expect(left).toEqual(["HOSPITAL", "TERRITORIO"]);
});

it("keeps a person whom another recogniser covers with a surer organisation", async () => {
  const person = fixed("a", { start: 0, end: 3, label: "PER", score: 0.2 });
  const organisation = fixed("b", { start: 0, end: 11, label: "ORG", score: 0.99 });
  const select = (recogniser: Recogniser) => selectEntities(recogniser, ["PERSON"]);
  const [found] = await combineRecognisers([select(person), select(organisation)]).recognise([document]);
  expect(found).toEqual([{ start: 0, end: 3, label: "PERSON", score: 0.2 }]);
});

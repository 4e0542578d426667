import { expect, it } from "vitest";

import { innermostSpecs, mapSpec, splitCombiningSpec } from "../../../src/recognise/combine/spec-parts.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";

const NESTED = `vote:2[rules:es][cascade:0.1[crf:a][process:python 'a ] b.py' "["]][process:x [1]]`;

it("takes nested SPECs apart, brackets in quotes and in pairs left where they are", () => {
  expect(splitCombiningSpec(NESTED)).toEqual({
    kind: "vote",
    setting: "2",
    parts: ["rules:es", `cascade:0.1[crf:a][process:python 'a ] b.py' "["]`, "process:x [1]"],
  });
  expect(innermostSpecs(NESTED)).toEqual(["rules:es", "crf:a", `process:python 'a ] b.py' "["`, "process:x [1]"]);
  expect(mapSpec(NESTED, (part) => part)).toBe(NESTED);
  expect(mapSpec(NESTED, (part) => part.replace("crf:a", "crf:/b/a"))).toBe(NESTED.replace("crf:a", "crf:/b/a"));
  expect(innermostSpecs("process:x [1]")).toEqual(["process:x [1]"]);
});

it.each([
  ["vote:2", /SPECs in square brackets/u],
  ["vote:2[rules:es", /as many closing brackets/u],
  ["vote:2[rules:es]]", /nothing between them/u],
  ["vote:2[rules:es] [rules:nl]", /nothing between them/u],
  ["vote:3[rules:es][rules:nl]", /a whole number from 1 to 2/u],
  ["vote:0[rules:es]", /a whole number from 1 to 1/u],
  ["vote:[rules:es]", /a whole number/u],
  ["cascade:1[crf:ner-nl][rules:nl]", /a probability from 0 to under 1/u],
  ["cascade:[crf:ner-nl][rules:nl]", /a probability from 0 to under 1/u],
  ["cascade:0.1[crf:ner-nl]", /the fast and the slow one, found 1/u],
  ["cascade:0.1[rules:nl][crf:ner-nl]", /crf:DIR as the fast one/u],
  ["vote:1[cascade:0.1[crf:ner-nl][rule:nl]]", /no such recogniser/u],
])("%s: a usage error that says what was expected", async (spec, message) => {
  await expect(createRecogniser(spec)).rejects.toMatchObject({
    code: "usage",
    message: expect.stringMatching(message) as string,
  });
});

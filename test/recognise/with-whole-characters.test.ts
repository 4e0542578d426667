import { expect, it } from "vitest";

import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { createDocument } from "../../src/text/document.ts";

it("takes the accents on the last character with it, and leaves the rest", async () => {
  const recogniser = await createRecogniser("rules:es");
  for (const [text, expected] of [
    ["Ingreso el 12-05-1950\u0301 por tos.", "12-05-1950\u0301"],
    ["Ingreso el 12-05-1950 por tos.", "12-05-1950"],
  ] as const) {
    const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([expected]);
  }
});

import { beforeAll, describe, expect, it } from "vitest";

import { createRecogniser } from "../../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../../src/text/document.ts";
import { entityAt } from "../../../../src/text/entities.ts";

const recognisers = new Map<string, Recogniser>();

beforeAll(async () => {
  for (const language of ["nl", "es", "it", "en"])
    recognisers.set(language, await createRecogniser(`language:${language}`));
}, 300_000);

async function personsIn(language: string, text: string): Promise<string[]> {
  const [spans = []] = (await recognisers.get(language)?.recognise([createDocument("note", text)])) ?? [];
  return spans.filter((span) => entityAt(text, span) === "PERSON").map(({ start, end }) => text.slice(start, end));
}

describe("languages that somebody speaks", () => {
  it.each([
    ["nl", "Gesprek met tolk Turks via telefoon."],
    ["nl", "Tolk Marokkaans-Arabisch verkeerd, spreekt Tigrinya."],
    ["nl", "Spreekt Papiaments en Sranan, Hindi, Urdu, Twi."],
  ])("%s: %s", async (language, text) => {
    expect(await personsIn(language, text)).toEqual([]);
  });

  it.each([
    ["nl", "tolk Mohammed belt", ["Mohammed"]],
    ["nl", "Moeder spreekt Frans morgen over de thuiszorg.", ["Frans"]],
    ["en", "Speaks Urdu to Aisha, interpreter Nadia booked.", ["Aisha", "Nadia"]],
    ["es", "habla con Aimara", ["Aimara"]],
    ["es", "Intérprete Karima avisada", ["Karima"]],
  ])("are told from people: %s: %s", async (language, text, expected) => {
    expect(await personsIn(language, text)).toEqual(expected);
  });
});

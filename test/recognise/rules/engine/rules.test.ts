import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import type { Recogniser } from "../../../../src/recognise/recogniser.ts";
import { openRecogniser } from "../../../../src/recognise/open-recogniser.ts";
import { createDocument } from "../../../../src/text/document.ts";

const recognisers = new Map<string, Recogniser>();

beforeAll(async () => {
  for (const language of ["es", "it", "en"])
    recognisers.set(language, (await openRecogniser(`rules:${language}`)).recogniser);
}, 300_000);

/** The surfaces of persons and places found, each with the first letter of its label: `P:García`. */
async function found(language: string, text: string): Promise<string[]> {
  const [spans = []] = (await recognisers.get(language)?.recognise([createDocument("note", text)])) ?? [];
  const named = spans.filter((span) => span.label === "PERSON" || span.label === "GPE");
  return named.map((span) => `${span.label[0]}:${text.slice(span.start, span.end)}`);
}

const CASES: readonly [language: string, text: string, expected: readonly string[]][] = [
  // Spanish: fields, titles, sign-offs, particles, initials, ordinary words as surnames.
  ["es", "Nombre: Josefa.\nApellidos: De la Fuente Cuerda.\nNHC: 123456.", ["P:Josefa", "P:De la Fuente Cuerda"]],
  ["es", "NOMBRE: GARCÍA LÓPEZ, MARÍA", ["P:GARCÍA LÓPEZ, MARÍA"]],
  ["es", "Médico: Ana María Ruiz Pais  NºCol: 28 28 12345.", ["P:Ana María Ruiz Pais"]],
  ["es", "Remitido por: Dra. Cristina Quicios Prado Servicio de Urología", ["P:Cristina Quicios Prado"]],
  ["es", "Vista por la Dra. Mª José Peña y el Dr. J. Subirá.", ["P:Mª José Peña", "P:J. Subirá"]],
  ["es", "la sra. pérez acude con su hija lucía martínez", ["P:pérez", "P:lucía martínez"]],
  ["es", "Atentamente,\n\nFernando Ibáñez Soler\nMédico adjunto", ["P:Fernando Ibáñez Soler"]],
  // "Fdo." is Fernando's short form, too; here it says who signed.
  ["es", "Un saludo,\nFdo. Íñigo Iglesias Toro", ["P:Íñigo Iglesias Toro"]],
  ["es", "Alta.\nFdo. Rosa Montoya Gil", ["P:Rosa Montoya Gil"]],
  ["es", "Marisol presenta dolor y avisa a Javier Echeverría.", ["P:Marisol", "P:Javier Echeverría"]],
  ["es", "Paciente: Mujer de 35 años. Paciente Dolores Blanco.", ["P:Dolores Blanco"]],
  // Illnesses, hospitals and streets bear names.
  ["es", "Enfermedad de Crohn, síndrome de Down, signo de Babinski y test de Romberg.", []],
  ["es", "Hospital Gregorio Marañón, Calle Pedro Antonio 3, saco de Douglas.", []],
  ["es", "Localidad/ Provincia: Villapresente.\nPaís: España.", ["G:Villapresente", "G:España"]],
  ["es", "C/ Mayor 3, 28046 Madrid. (España)", ["G:Madrid", "G:España"]],
  ["es", "Natural de Marruecos, reside en Soria; ITU en 2010.", ["G:Marruecos", "G:Soria"]],
  // Italian.
  ["it", "Cognome: De Angelis\nNome: Maria Chiara", ["P:De Angelis", "P:Maria Chiara"]],
  ["it", "La Sig.ra Rossi e il dott. Paolo Bianchi sono a Bergamo.", ["P:Rossi", "P:Paolo Bianchi", "G:Bergamo"]],
  ["it", "il figlio Marco e il marito giuseppe conti", ["P:Marco", "P:giuseppe conti"]],
  ["it", "Cordiali saluti\nDott.ssa Francesca Lo Russo", ["P:Francesca Lo Russo"]],
  ["it", "Morbo di Parkinson, segno di Babinski, ricovero all'Ospedale San Raffaele.", []],
  // English.
  ["en", "Name: O'Brien, Margaret Anne", ["P:O'Brien, Margaret Anne"]],
  ["en", "Consultant: Mr. J. R. Whitfield", ["P:J. R. Whitfield"]],
  ["en", "Mrs Smith saw Dr. Thomas Reilly in Leeds.", ["P:Smith", "P:Thomas Reilly", "G:Leeds"]],
  ["en", "Her husband Patrick and John's mother came; nurse kelly helped.", ["P:Patrick", "P:John", "P:kelly"]],
  ["en", "Bell's palsy, Crohn's disease, Parkinson's disease, Foley catheter.", []],
  ["en", "Address: 14 Old Kent Road, London SE1 5TY", ["G:London"]],
  ["en", "Kind regards,\n\nEmma Thompson\nRegistrar", ["P:Emma Thompson"]],
];

describe("rules:es, rules:it, rules:en", () => {
  it.each(CASES)("%s: %s", async (language, text, expected) => {
    expect(await found(language, text)).toEqual(expected);
  });

  it.each(["es", "it", "en"])(
    "%s: spans of any text are sorted, disjoint, inside it, and name their rule",
    async (language) => {
      const recogniser = recognisers.get(language) as Recogniser;
      const pieces = fc.constantFrom(
        "Dr. ",
        "Ana ",
        "García",
        "\r\n",
        "Nombre: ",
        "😀",
        "e\u0301",
        "\u0000",
        "28046 ",
        "C/ ",
        "x@y.es",
        "\ud800",
        "عربي ",
        "1/2/2010",
        ", ",
        "Via Roma 3",
      );
      await fc.assert(
        fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
          const text = parts.join("");
          const [spans = []] = await recogniser.recognise([createDocument("note", text)]);
          let end = 0;
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(end);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.source).toMatch(new RegExp(`^rules:${language}/`));
            end = span.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        }),
        { numRuns: 200 },
      );
    },
  );
});

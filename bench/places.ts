// Towns put into sentences, one after another: how many are covered by the combination of a language, as written and in small letters. Every town
// of at least 15,000 inhabitants where the language is at home, from the generator's gazetteer; the sentences are no note's. --show names what
// was missed. A second a language.
//
//   npm run bench:places -- --language en
import { parseArgs } from "node:util";

import { CITIES } from "../corpora/cities.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { createDocument } from "../src/text/document.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../src/text/note-languages.ts";

const LEAST_POPULATION = 15_000;
const SLOT = "#";

interface Home {
  readonly countries: readonly string[];
  readonly sentences: readonly string[];
}

const HOMES: Readonly<Record<NoteLanguage, Home>> = {
  nl: {
    countries: ["NL", "BE"],
    sentences: [
      "Mw woont sinds kort in #, thuiszorg ingeschakeld.",
      "Pt komt uit # en is met de taxi gebracht.",
      "Gaat in mei op vakantie naar #.",
      "mw praat veel over # en vroeger",
      "Dochter (#) belt elke avond.",
      "huisarts in # bellen over medicatie",
    ],
  },
  es: {
    countries: ["ES"],
    sentences: [
      "Vive sola en #, ayuda a domicilio.",
      "Natural de #, lleva 20 años aquí.",
      "Se va de vacaciones a # en mayo.",
      "Viene de # en ambulancia",
      "Sobrina (#) llama.",
      "Familia en # al tanto",
    ],
  },
  it: {
    countries: ["IT"],
    sentences: [
      "Vive sola a #, ha la badante.",
      "Originaria di #, in Italia da 20 anni.",
      "Va in vacanza a # a maggio.",
      "Proviene da # in ambulanza",
      "Nipote (#) chiama.",
      "Figlio in #, arriva la prox settimana.",
    ],
  },
  en: {
    countries: ["GB", "IE"],
    sentences: [
      "Lives alone in #, no POC.",
      "Originally from #, here 20 yrs.",
      "Going on holiday to # in May.",
      "moved here from # last year",
      "Niece (#) phoned.",
      "family in # updated",
    ],
  },
};
/** How the sentences are written. */
const WRITINGS: Readonly<Record<string, (text: string) => string>> = {
  "as written": (text) => text,
  "small letters": (text) => text.toLowerCase(),
};

const { values: flags } = parseArgs({
  options: {
    language: { type: "string", multiple: true, default: [...NOTE_LANGUAGES] },
    show: { type: "boolean", default: false },
  },
});

for (const language of flags.language as NoteLanguage[]) {
  const { countries, sentences } = HOMES[language];
  const towns = CITIES.filter(
    ({ country, population }) => countries.includes(country) && population >= LEAST_POPULATION,
  );
  const recogniser = await createRecogniser(`language:${language}`);
  for (const [writing, write] of Object.entries(WRITINGS)) {
    let covered = 0;
    for (const sentence of sentences) {
      const start = sentence.indexOf(SLOT);
      const texts = towns.map(({ name }) => write(sentence.replace(SLOT, name)));
      const found = await recogniser.recognise(texts.map((text, index) => createDocument(String(index), text)));
      const missed = towns.filter(({ name }, index) => {
        const end = start + write(name).length;
        return found[index]?.some((span) => span.start <= start && span.end >= end) !== true;
      });
      covered += towns.length - missed.length;
      console.log(`  ${language}, ${writing}: ${share(towns.length - missed.length, towns.length)} ${sentence}`);
      if (flags.show) console.log(`    ${missed.map(({ name }) => name).join(", ")}`);
    }
    console.log(
      `${language}, ${writing}: ${share(covered, towns.length * sentences.length)} of ${towns.length} towns in ${sentences.length} sentences covered`,
    );
  }
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

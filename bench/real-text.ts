// What `language:CODE` does with text of many kinds, from notes full of names to text without any: marks in 1,000 tokens, persons covered to the last letter,
// PERSON marks that touch a name, and words lost in 1,000 tokens, each beside its floor. Of sets that the arbiter is fitted on, a third of the documents, which is
// not; default settings, persons and places.
//
//   npm run bench:real-text -- --data ../shared/data [--language CODE]... [--lean N] [--json]
import { parseArgs } from "node:util";

import { countFalseMarks } from "../src/evaluate/figures/false-marks.ts";
import { isCovered, touches } from "../src/evaluate/figures/score.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { selectEntities } from "../src/recognise/select-entities.ts";
import { createDocument } from "../src/text/document.ts";
import { entityAt, NAME_ENTITIES } from "../src/text/entities.ts";
import type { Span } from "../src/text/span.ts";
import { FLOORS, type Floors } from "./arbiter/floors.ts";
import { readMeasured, type TextSet } from "./arbiter/sets.ts";
import type { NoteLanguage } from "../src/text/note-languages.ts";

const { values: flags } = parseArgs({
  options: {
    data: { type: "string" },
    language: { type: "string", multiple: true },
    lean: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
if (flags.data === undefined) throw new Error("expected --data FOLDER");

/** Of a set; shares in percent, undefined where nobody marked names. */
interface Row {
  readonly set: string;
  readonly language: NoteLanguage;
  readonly documents: number;
  readonly tokens: number;
  readonly marksPerThousand: number;
  readonly persons: number;
  readonly covered: number | undefined;
  readonly right: number | undefined;
  readonly lostPerThousand: number | undefined;
  readonly floors: Floors;
  readonly missed: readonly (keyof Floors)[];
}

const rows: Row[] = [];
for await (const set of readMeasured(flags.data, flags.language as NoteLanguage[] | undefined)) {
  const row = await measure(set);
  rows.push(row);
  if (!flags.json) console.log(lineOf(row));
}
if (flags.json) console.log(JSON.stringify({ schemaVersion: 1, lean: flags.lean ?? null, rows }));
else console.log(`${rows.filter(({ missed }) => missed.length > 0).length} of ${rows.length} sets miss a floor`);

async function measure({ name, language, documents }: TextSet): Promise<Row> {
  const options = flags.lean === undefined ? {} : { lean: Number(flags.lean) };
  const recogniser = selectEntities(await createRecogniser(`language:${language}`, options), NAME_ENTITIES);
  const found = await recogniser.recognise(documents.map(({ id, text }) => createDocument(id, text)));
  const scored = documents.map(({ id, text, gold }, index) => ({
    id,
    text,
    gold: (gold ?? []).filter((span) => NAME_ENTITIES.includes(entityAt(text, span))),
    system: found[index] as Span[],
  }));
  const hasGold = documents.some(({ gold }) => gold !== undefined);
  const { tokens, lostPerThousandTokens } = countFalseMarks(scored);
  let [persons, covered, marks, personMarks, right] = [0, 0, 0, 0, 0];
  for (const { text, gold, system } of scored) {
    marks += system.length;
    for (const span of gold) {
      if (entityAt(text, span) !== "PERSON") continue;
      persons++;
      if (isCovered(text, span, system)) covered++;
    }
    for (const span of system) {
      if (entityAt(text, span) !== "PERSON") continue;
      personMarks++;
      if (touches(text, span, gold)) right++;
    }
  }
  const figures = {
    marksPerThousand: (1000 * marks) / Math.max(1, tokens),
    covered: hasGold && persons > 0 ? (100 * covered) / persons : undefined,
    right: hasGold && personMarks > 0 ? (100 * right) / personMarks : undefined,
  };
  const floors = FLOORS[`${name} ${language}`] ?? {};
  const missed = [
    ...(figures.marksPerThousand > (floors.marks ?? Infinity) ? (["marks"] as const) : []),
    ...((figures.covered ?? Infinity) < (floors.covered ?? 0) ? (["covered"] as const) : []),
    ...((figures.right ?? Infinity) < (floors.right ?? 0) ? (["right"] as const) : []),
  ];
  const lostPerThousand = hasGold ? lostPerThousandTokens : undefined;
  return {
    set: name,
    language,
    documents: documents.length,
    tokens,
    persons,
    ...figures,
    lostPerThousand,
    floors,
    missed,
  };
}

function lineOf({
  set,
  language,
  marksPerThousand,
  persons,
  covered,
  right,
  lostPerThousand,
  floors,
  missed,
}: Row): string {
  const show = (value: number | undefined, floor: number | undefined, sign: string) => {
    const figure = value === undefined ? "–" : value.toFixed(1);
    return `${figure.padStart(5)}${(floor === undefined ? "" : ` (${sign}${floor})`).padEnd(9)}`;
  };
  return [
    `${set} ${language}`.padEnd(24),
    `marks ${show(marksPerThousand, floors.marks, "≤")}`,
    `covered ${show(covered, floors.covered, "≥")}`,
    `right ${show(right, floors.right, "≥")}`,
    `lost ${show(lostPerThousand, undefined, "")}`,
    `persons ${persons}`.padEnd(13),
    missed.length === 0 ? "" : `missed: ${missed.join(", ")}`,
  ].join(" ");
}

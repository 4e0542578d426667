// Records for models/training/arbiter/fit.py what the proposers of `language:CODE` propose in the sets of sets.ts. The first line names the features; then a
// line a document, `{set, language, use, part, id, gold, rows}`, each row `[start, end, label, candidate, behind a label, ...features]`. The candidates' own words are in it.
//
//   npm run bench:arbiter-record -- --data ../shared/data --out record.jsonl [--measured] [--language CODE]...
//
// What is recorded depends on no arbiter: what a model is very sure of, or a model and a rule agree on, is looked for again. `--measured`: also what is
// measured alone, for experiments.
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { parseArgs } from "node:util";

import { COMBINATION_PARTS, uniteParts } from "../../src/recognise/combine/language-combination.ts";
import type { Judge, Judged } from "../../src/recognise/decide/decide.ts";
import { FEATURES } from "../../src/recognise/features/features.ts";
import { createDocument } from "../../src/text/document.ts";
import { partOf, readFitted, readMeasured, type TextSet } from "./sets.ts";
import type { NoteLanguage } from "../../src/text/note-languages.ts";

const { values: flags } = parseArgs({
  options: {
    data: { type: "string" },
    out: { type: "string" },
    measured: { type: "boolean", default: false },
    language: { type: "string", multiple: true },
  },
});
const { data, out: outFile } = flags;
if (data === undefined || outFile === undefined) throw new Error("expected --data FOLDER and --out FILE");
const languages = flags.language as NoteLanguage[] | undefined;

/** Log odds in nats from which a model is very sure; and the score of a rule that is sure, where the model does not deny the name. */
const VERY_SURE = 6;
const SURE_SCORE = 0.75;
const standIn: Judge = ({ odds, candidate: { spans } }) => {
  const isSure = spans.some(({ source, score = 1 }) => source?.startsWith("rules:") === true && score > SURE_SCORE);
  return odds > VERY_SURE || (isSure && odds > 0) ? 1 : -1;
};

const out = createWriteStream(outFile);
await write({ features: [...FEATURES.keys()] });
for await (const set of readFitted(data, languages)) await record(set);
if (flags.measured) for await (const set of readMeasured(data, languages)) if (set.use === "measure") await record(set);
out.end();
await once(out, "finish");

async function record({ name, language, use, documents }: TextSet): Promise<void> {
  let judged: readonly Judged[] = [];
  const recogniser = await uniteParts(language, COMBINATION_PARTS[language], {
    judge: standIn,
    watch: (_, all) => {
      judged = all;
    },
  });
  let count = 0;
  for (const { id, text, gold } of documents) {
    judged = [];
    await recogniser.recognise([createDocument(id, text)]);
    const places = gold?.map(({ start, end, label }) => [start, end, label]) ?? null;
    const part = name.startsWith("afresh-read") ? 0 : partOf(name, id);
    await write({ set: name, language, use, part, id, gold: places, rows: judged.map(rowOf) });
    count += judged.length;
  }
  process.stderr.write(`${name} ${language} (${use}): ${documents.length} documents, ${count} candidates\n`);
}

function rowOf({ candidate, document }: Judged): unknown[] {
  const { start, end, surface } = candidate;
  const [longest] = candidate.candidate.spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const values = Array.from(FEATURES.values(), (feature) => Number(feature(candidate, document).toFixed(4)));
  return [start, end, longest?.label, surface, document.labels.before(start) !== undefined, ...values];
}

async function write(value: unknown): Promise<void> {
  if (!out.write(`${JSON.stringify(value)}\n`)) await once(out, "drain");
}

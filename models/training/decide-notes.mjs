// Decides on a model's candidates from the truth of generated notes: nobody looked at them. After `npm run build`:
//
//   node models/training/decide-notes.mjs --model DIR --candidates FILE --contexts SEEN --contexts UNSEEN --notes DIR --canaries FILE --decisions FILE [--judgements FILE]
//
// `--notes` is the folder that the generator wrote (its manifest says how), `--canaries` the people that `unname plant` wrote into them. Of what
// `unname candidates` lists, what the model predicts is decided on, and its variants. `--judgements` also says of every entry what audits would ask a person to judge.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { generateCorpus } from "../../dist/corpora/generate.js";
import { reviewByTruth } from "../../dist/corpora/truth-review.js";
import { toJsonLines, writeFileAtomic } from "../../dist/src/base/files.js";
import { sha256File } from "../../dist/src/base/hash.js";
import { openCheckpoint } from "../../dist/src/model/open-checkpoint.js";
import { readCandidatesFile } from "../../dist/src/review/candidates/candidate-file.js";
import { writeReviewRecord } from "../../dist/src/review/decisions/review-record.js";
import { TRUTH_REVIEWER, writeTruthJudgements } from "../../dist/src/workflow/demo/demo-judging.js";

/** A piece of few letters that is predicted in so many contexts stands for a whole name there (as in decide.mjs). */
const PREDICTED_SHARE = 0.01;

const { values } = parseArgs({
  options: {
    model: { type: "string" },
    candidates: { type: "string" },
    contexts: { type: "string", multiple: true },
    notes: { type: "string" },
    canaries: { type: "string" },
    decisions: { type: "string" },
    judgements: { type: "string" },
  },
});
for (const name of ["model", "candidates", "contexts", "notes", "canaries", "decisions"])
  if (values[name] === undefined) throw new Error(`--${name} is missing; the head of this file has the command`);

const corpus = await readTruth(values.notes, values.canaries);
const { tokenizer } = await openCheckpoint(values.model);
// As in decide.mjs, what the model predicts somewhere, and the other spellings of that: what is in the list for other reasons is mostly pieces of words.
const { candidates: listed } = await readCandidatesFile(values.candidates, tokenizer.vocabulary);
const predicted = new Set(listed.flatMap(({ bestRank, tokenId, variants }) => (bestRank === null ? [] : [tokenId, ...variants])));
const candidates = listed.filter(({ tokenId }) => predicted.has(tokenId));
const contexts = (await Promise.all(values.contexts.map((path) => readFile(path, "utf8")))).flatMap((text) =>
  text.trimEnd().split("\n").map((line) => JSON.parse(line)),
);
const development = contexts.filter(({ set }) => set === "development").length;
const said = reviewByTruth(
  corpus,
  candidates.map(({ tokenId, surface, contexts: seen }) => ({
    surface,
    isInner: !tokenizer.startsWord(tokenId),
    isPredicted: seen.length >= PREDICTED_SHARE * development,
    builtThrough: tokenizer.builtThrough?.(tokenId) ?? 0,
  })),
);
const at = new Date();
const decisions = candidates.map(({ tokenId, token }, index) => {
  const { decision, reason } = said[index];
  return { tokenId, token, decision, reviewer: TRUTH_REVIEWER, at: at.toISOString(), reason };
});
await writeFileAtomic(values.decisions, toJsonLines(decisions), { private: true });
await writeReviewRecord(values.decisions, {
  candidates: candidates.map(({ tokenId }) => tokenId),
  vocabulary: tokenizer.vocabulary,
  candidatesSha256: await sha256File(values.candidates),
  contextsSha256: await Promise.all(values.contexts.map(sha256File)),
});
if (values.judgements !== undefined)
  await writeTruthJudgements(values.judgements, corpus, { modelsDirectory: "", models: [values.model], at });
const names = decisions.filter(({ decision }) => decision === "name").length;
process.stderr.write(`${names} of ${decisions.length} candidates are names\n`);

/** The notes as generated, and everybody in them; the lines about planted people repeat so often that, counted, they would make names of words. */
async function readTruth(notes, canaries) {
  const { options } = JSON.parse(await readFile(join(notes, "manifest.json"), "utf8"));
  const generated = generateCorpus(options);
  const { facts } = JSON.parse(await readFile(canaries, "utf8"));
  const planted = facts.map(({ person, name }) => {
    const [given, ...surname] = name.split(" ");
    return { id: person, given: [given], surname: surname.join(" "), particle: "" };
  });
  return { notes: generated.notes, people: [...generated.people, ...planted] };
}

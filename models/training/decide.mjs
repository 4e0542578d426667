// Makes the decisions that come with the reviewed models, from the generator's truth: nobody looked at them. After `npm run build`:
//
//   node models/training/decide.mjs
//
// The candidates are those that a reviewer of the demo would see: what the models say at the development contexts, and no other. A
// program answers for the reviewer (`corpora/truth-review.ts`), and the files say so.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { reviewByTruth } from "../../dist/corpora/truth-review.js";
import { toJsonLines, writeFileAtomic } from "../../dist/src/base/files.js";
import { sha256File } from "../../dist/src/base/hash.js";
import { openCheckpoint } from "../../dist/src/model/open-checkpoint.js";
import { rankCandidates } from "../../dist/src/review/candidates/rank-candidates.js";
import { writeReviewRecord } from "../../dist/src/review/decisions/review-record.js";
import { TRUTH_REVIEWER } from "../../dist/src/workflow/demo/demo-judging.js";
import { emptyWork, PAPER, prepareDemo } from "../../dist/src/workflow/demo/demo-preparation.js";

/** A piece of few letters that is predicted in so many contexts stands for a whole name there. */
const PREDICTED_SHARE = 0.01;
const REVIEWED = [PAPER, "notes-nl"];
const MODELS = fileURLToPath(new URL("..", import.meta.url));

const work = await mkdtemp(join(tmpdir(), "decide-"));
try {
  const begin = (message) => process.stderr.write(`${message}\n`);
  const prepared = await prepareDemo({ work: await emptyWork(join(work, "demo")), modelsDirectory: MODELS, reviewed: REVIEWED, begin });
  for (const name of REVIEWED) await decide(name, prepared);
} finally {
  await rm(work, { recursive: true, force: true });
}

async function decide(name, { corpus, probed, contextFiles, development }) {
  const { path, predictions } = probed.get(name);
  const { tokenizer } = await openCheckpoint(join(MODELS, name));
  const candidates = rankCandidates({ predictions, contexts: development, tokenizer });
  const entries = candidates.map(({ tokenId, surface, contexts }) => ({
    surface,
    isInner: !tokenizer.startsWord(tokenId),
    isPredicted: contexts.length >= PREDICTED_SHARE * development.length,
    builtThrough: tokenizer.builtThrough?.(tokenId) ?? 0,
  }));
  const said = reviewByTruth(corpus, entries);
  const at = new Date().toISOString();
  const decisions = candidates.map(({ tokenId, token }, index) => {
    const { decision, reason } = said[index];
    return { tokenId, token, decision, reviewer: TRUTH_REVIEWER, at, reason };
  });
  const decisionsPath = join(MODELS, name, "decisions.jsonl");
  await writeFileAtomic(decisionsPath, toJsonLines(decisions));
  await writeReviewRecord(decisionsPath, {
    candidates: candidates.map(({ tokenId }) => tokenId),
    vocabulary: tokenizer.vocabulary,
    predictionsSha256: await sha256File(path),
    contextsSha256: await Promise.all(contextFiles.map(sha256File)),
  });
  const names = decisions.filter(({ decision }) => decision === "name").length;
  process.stderr.write(`${name}: ${names} of ${decisions.length} candidates are names\n`);
}

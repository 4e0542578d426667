// Makes the decisions that come with the reviewed models, from the generator's truth: nobody looked at them. After `npm run build`:
//
//   node models/training/decide.mjs
//
// Runs the demo, whose development contexts are the ones a reviewer would see, and answers for the reviewer (`corpora/truth-review.ts`).

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { generateCorpus } from "../../dist/corpora/generate.js";
import { reviewByTruth } from "../../dist/corpora/truth-review.js";
import { toJsonLines, writeFileAtomic } from "../../dist/src/base/files.js";
import { openCheckpoint } from "../../dist/src/model/open-checkpoint.js";
import { rankCandidates } from "../../dist/src/review/candidates.js";
import { appendDecisions } from "../../dist/src/review/decisions.js";
import { runDemo } from "../../dist/src/workflow/demo.js";

const REVIEWER = "generator's truth (program)";
const MODELS = fileURLToPath(new URL("..", import.meta.url));

const corpus = generateCorpus();

/** Writes the decisions where the demo looks for them, and beside the model. */
async function review({ modelDirectory, predictions, contexts, decisionsPath }) {
  const { tokenizer } = await openCheckpoint(modelDirectory);
  const candidates = rankCandidates({ predictions, contexts, tokenizer });
  const entries = candidates.map(({ tokenId, surface }) => ({ surface, isInner: !tokenizer.startsWord(tokenId) }));
  const decisions = reviewByTruth(corpus, entries).map(({ decision, reason }, i) => {
    const { tokenId, token } = candidates[i];
    return { tokenId, token, decision, reviewer: REVIEWER, at: new Date().toISOString(), reason };
  });
  appendDecisions(decisionsPath, decisions);
  await writeFileAtomic(join(modelDirectory, "decisions.jsonl"), toJsonLines(decisions));
  const names = decisions.filter(({ decision }) => decision === "name").length;
  process.stderr.write(`${basename(modelDirectory)}: ${names} of ${decisions.length} candidates are names\n`);
}

const work = await mkdtemp(join(tmpdir(), "decide-"));
try {
  await runDemo({ outputDirectory: join(work, "demo"), modelsDirectory: MODELS, review });
} finally {
  await rm(work, { recursive: true, force: true });
}

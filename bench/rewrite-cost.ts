// What a rewrite costs text without names: entries that are no longer one token, words that are split differently, and the loss.
//
//   npm run bench:rewrite-cost -- [--names 300] [--draws 3] [--sentences 600]
//
// Of `notes-nl-raw` the names are drawn from all entries that are names by the generator's truth; of the two reviewed models they are
// those of their decisions.jsonl. Repairs are given sentences of half of the generator's notes as a sample; the words and, of so many sentences, the
// loss are of the other half. A word with a
// removed entry is split differently in any case and counts nowhere. "Cannot be": kept entries that no two entries spell that can be produced,
// so that no merge through entries makes them.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import type { Corpus } from "../corpora/corpus.ts";
import { reviewByTruth } from "../corpora/truth-review.ts";
import { toJsonLines } from "../src/base/files.ts";
import { createRandom } from "../src/base/random.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { findChangedWords } from "../src/model/segmentation.ts";
import { openSession } from "../src/model/session.ts";
import { type LossSentence, maskedLoss } from "../src/probe/score/masked-loss.ts";
import { foldDecisions, namesOf, readDecisions } from "../src/review/decisions/decisions-file.ts";
import { splitSentences } from "../src/text/tokenise.ts";
import type { RepairMode } from "../src/vocabulary/plan/plan.ts";
import { planRewrite } from "../src/vocabulary/plan/plan.ts";
import { rewriteCheckpoint } from "../src/vocabulary/rewrite.ts";
import { readVocabulary } from "../src/vocabulary/vocabulary.ts";
import { CORPUS_SEED, generatePlantedNotes } from "../src/workflow/demo/demo-preparation.ts";

const { values: flags } = parseArgs({
  options: {
    names: { type: "string", default: "300" },
    draws: { type: "string", default: "3" },
    sentences: { type: "string", default: "600" },
  },
});
const RAW = "notes-nl-raw";
const MODES: readonly RepairMode[] = ["none", "merges", "reuse"];
/** Sentences of each half. */
const MOST_SENTENCES = 8000;
/** What is wanted: of the default entries, of `reuse` the share of words. */
const MOST_ENTRIES = 20;
const MOST_SHARE = 0.001;

const models = fileURLToPath(new URL("../../models", import.meta.url));
const { corpus } = generatePlantedNotes(CORPUS_SEED);
const work = await mkdtemp(join(tmpdir(), "unname-bench-"));
try {
  for (const name of [RAW, "notes-nl-wiki", "notes-nl"]) {
    const sentences = sentencesOf(corpus, name !== RAW);
    const before = await lossOf(join(models, name), sentences.measured);
    const choices = name === RAW ? await drawNames(join(models, name)) : [await decidedNames(join(models, name))];
    for (const [draw, ids] of choices.entries()) await report(name, draw, ids, sentences, before);
  }
} finally {
  await rm(work, { recursive: true });
}

async function report(
  name: string,
  draw: number,
  ids: readonly number[],
  { sample, measured }: Sentences,
  lossBefore: number,
): Promise<void> {
  const modelDirectory = join(models, name);
  const { tokenizer } = await openCheckpoint(modelDirectory);
  const decisionsPath = join(work, `${name}-${draw}.jsonl`);
  const [at, removed] = [new Date(0).toISOString(), new Set(ids)];
  const said = { decision: "name", reviewer: "bench", at, reason: "" };
  await writeFile(
    decisionsPath,
    toJsonLines(ids.map((id) => ({ tokenId: id, token: tokenizer.vocabulary[id], ...said }))),
  );
  console.log(
    `${name}: ${ids.length} names${name === RAW ? `, draw ${draw + 1}` : ""}; cannot be: ${await countImpossible(modelDirectory, ids)}`,
  );
  for (const repair of MODES) {
    const outputDirectory = join(work, `${name}-${draw}-${repair}`);
    const { reachability } = await rewriteCheckpoint({
      modelDirectory,
      decisionsPath,
      outputDirectory,
      repair,
      sample,
      seed: 1,
    });
    const after = (await openCheckpoint(outputDirectory)).tokenizer;
    const { words, changed } = findChangedWords(
      tokenizer,
      after,
      measured.map(({ text }) => text),
    );
    const count = (isNamed: boolean) =>
      changed
        .filter((word) => word.ids.some((id) => removed.has(id)) === isNamed)
        .reduce((sum, word) => sum + word.count, 0);
    const share = count(false) / (words - count(true));
    const loss = await lossOf(outputDirectory, measured.slice(0, Number(flags.sentences)));
    console.log(
      `  ${repair}: ${reachability.collateral} entries no longer one token, ${reachability.joining} pieces; ${(100 * share).toFixed(3)} % of other words split differently; loss ${lossBefore.toFixed(4)} → ${loss.toFixed(4)} nats a word (${signed(loss / lossBefore - 1)})`,
    );
    await rm(outputDirectory, { recursive: true });
  }
}

interface Sentences {
  readonly sample: readonly string[];
  readonly measured: readonly LossSentence[];
}

/** Sentences of the notes, of each second note for each side, in an order of their own; labels stand for names where a model was trained so. */
function sentencesOf({ notes }: Corpus, hasLabels: boolean): Sentences {
  const sides: LossSentence[][] = [[], []];
  for (const [index, { document, mentions }] of notes.entries()) {
    const persons = mentions.filter(({ label }) => label === "PERSON");
    for (const { start, end } of splitSentences(document.text)) {
      const inside = persons.filter((mention) => mention.start < end && start < mention.end);
      if (inside.some((mention) => mention.start < start || mention.end > end)) continue;
      let [text, from] = ["", start];
      const excluded: { start: number; end: number }[] = [];
      for (const mention of inside) {
        text += document.text.slice(from, mention.start);
        const name = hasLabels ? "PERSON" : document.text.slice(mention.start, mention.end);
        excluded.push({ start: text.length, end: text.length + name.length });
        text += name;
        from = mention.end;
      }
      sides[index % 2]?.push({ text: text + document.text.slice(from, end), excluded });
    }
  }
  const random = createRandom(1, "sentences");
  const [sample, measured] = sides.map((side) => random.shuffle(side).slice(0, MOST_SENTENCES)) as [
    LossSentence[],
    LossSentence[],
  ];
  return { sample: sample.map(({ text }) => text), measured };
}

/** Nats a masked word. */
async function lossOf(directory: string, sentences: readonly LossSentence[]): Promise<number> {
  const session = await openSession(await openCheckpoint(directory));
  const losses = await maskedLoss(session, sentences.slice(0, Number(flags.sentences)), { seed: 1 });
  await session.close();
  const sum = (of: (loss: (typeof losses)[number]) => number) => losses.reduce((total, loss) => total + of(loss), 0);
  return sum(({ lossNats }) => lossNats) / sum(({ words }) => words);
}

async function drawNames(directory: string): Promise<number[][]> {
  const { tokenizer } = await openCheckpoint(directory);
  const ids = [...tokenizer.vocabulary.keys()].filter((id) => !tokenizer.specialTokenIds.has(id));
  const said = reviewByTruth(
    corpus,
    ids.map((id) => ({ surface: tokenizer.surface(id), isInner: !tokenizer.startsWord(id) })),
  );
  const names = ids.filter((_, index) => said[index]?.decision === "name");
  return Array.from({ length: Number(flags.draws) }, (_, draw) =>
    createRandom(draw, "names")
      .shuffle(names)
      .slice(0, Number(flags.names))
      .sort((a, b) => a - b),
  );
}

async function decidedNames(directory: string): Promise<number[]> {
  const { tokenizer } = await openCheckpoint(directory);
  return namesOf(foldDecisions(await readDecisions(join(directory, "decisions.jsonl"), tokenizer)));
}

/** Of the entries that lose their merges, those that cannot be had back by merges that make entries alone. */
async function countImpossible(directory: string, ids: readonly number[]): Promise<number> {
  const vocabulary = await readVocabulary(directory);
  const names = new Set(ids);
  const lost = planRewrite(vocabulary, {
    names,
    decided: new Set(vocabulary.tokens.keys()),
    repair: "none",
  }).collateral;
  const missing = new Set(lost);
  const kept = new Set(vocabulary.tokens.filter((token, id) => !names.has(id) && !missing.has(token)));
  const canBe = (token: string) =>
    [...token].some((_, at, all) => kept.has(all.slice(0, at).join("")) && kept.has(all.slice(at).join("")));
  for (let found = true; found;) {
    const back = [...missing].filter(canBe);
    found = back.length > 0;
    for (const token of back) {
      missing.delete(token);
      kept.add(token);
    }
  }
  return missing.size;
}

function signed(share: number): string {
  return `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(2)} %`;
}

console.log(`wanted: at most ${MOST_ENTRIES} entries by default, ${100 * MOST_SHARE} % of other words with reuse`);

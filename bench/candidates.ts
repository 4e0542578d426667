// Whether candidates hold all names, how many decisions a truthful person takes until told that it is safe to stop, and whether that was true, on models whose names
// are all known. The person decides rows, pages and likely names in bulk, as the review offers them. Ten seeds draw the contexts, the texts and the random sample.
// The score of each shipped model is fitted on the two others; on other models it is the shipped one. --fit, a minute.
//
//   npm run bench:candidates                                  the shipped models
//   npm run bench:candidates -- --fit                         fit models/suspicion/suspicion.json, and how far it carries
//   npm run bench:candidates -- --seeds 2 --models DIR --corpus-seed 7 notes-nl-7   models trained on notes of another generator seed
//   npm run bench:candidates -- --overlooks 0.02 --overlooks 0.05   and people who overlook such shares of what they would pick out of pages, ten a seed
//   npm run bench:candidates -- --models DIR --half A notes-nl   a model trained on one half of the patients (models/training/train_all.py)
//
// Another language and another tokenizer: notes are written, a small model is trained on them as they are and one on them after step 1, and both are measured.
//
//   npm run bench:candidates -- --language es --notes DIR
//   python bench/train_wordpiece.py DIR/notes/seen DIR/raw 8000 4 && python bench/train_wordpiece.py DIR/seen DIR/clean 8000 4
//   npm run bench:candidates -- --language es --models DIR raw clean
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { UnnameError } from "../src/base/errors.ts";
import { createRandom } from "../src/base/random.ts";
import { writeFileAtomic } from "../src/base/files.ts";
import { quantile } from "../src/base/statistics.ts";
import { HALVES } from "../corpora/half.ts";
import { PACK_LANGUAGES } from "../corpora/languages/packs.ts";
import type { Context } from "../src/probe/contexts/context.ts";
import { rankCandidates } from "../src/review/candidates/rank-candidates.ts";
import { gatherCandidates } from "../src/review/candidates/gather-candidates.ts";
import { createStoppingRule, type StoppingRule } from "../src/review/stopping/stopping-rule.ts";
import { readSuspicionModel, type SuspicionModel } from "../src/review/score/suspicion-model.ts";
import {
  carriesOf,
  type FitInput,
  fitScore,
  labelEntries,
  measureReliability,
  type Reliability,
  roundWeights,
} from "./fit-suspicion.ts";
import type { Labelled } from "./fit-logistic.ts";
import { type SimulatedModel, simulatePerson } from "./simulate-person.ts";
import { askModel, chooseContexts, prepareNotes, prepareShortNotes, trueNames } from "./known-truth.ts";

const MODELS = fileURLToPath(new URL("../../models", import.meta.url));
const SHIPPED = ["notes-nl", "notes-nl-raw", "notes-nl-wiki"];
/** Draw the contexts and texts that scores are fitted on, so that none of their accidents is learnt; none of the ten. */
const FIT_SEEDS = [101, 102, 103];

/** How often the person looks whether it is safe to stop, in decisions. */
const LOOK_EVERY = 3;
/** People who overlook a share, a seed. */
const OVERLOOKING = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fit: { type: "boolean", default: false },
    seeds: { type: "string", default: "10" },
    models: { type: "string", default: MODELS },
    "corpus-seed": { type: "string", default: "1" },
    half: { type: "string" },
    overlooks: { type: "string", multiple: true, default: [] },
    language: { type: "string" },
    notes: { type: "string" },
  },
});
const models = positionals.length > 0 ? positionals : SHIPPED;
const isShipped = values.models === MODELS;
const half = HALVES.find((name) => name === values.half);
if (half === undefined && values.half !== undefined)
  throw new UnnameError("usage", `--half: expected ${HALVES.join(" or ")}, found "${values.half}".`);
if (half !== undefined && (isShipped || values.fit))
  throw new UnnameError("usage", "--half: name the models of a half with --models.");
const language = PACK_LANGUAGES.find((one) => one === values.language);
if (language === undefined && values.language !== undefined)
  throw new UnnameError("usage", `--language: expected ${PACK_LANGUAGES.join(", ")}, found "${values.language}".`);
if (
  (language !== undefined && (values.fit || half !== undefined)) ||
  (language === undefined && values.notes !== undefined)
)
  throw new UnnameError("usage", "--language goes with --notes or --models alone, and --notes needs it.");
const shares = values.overlooks.map(Number);
if (!shares.every((one) => one > 0 && one < 1))
  throw new UnnameError("usage", `--overlooks: expected shares between 0 and 1, found ${values.overlooks.join(", ")}.`);
const inputs = new Map<string, FitInput>();
const chosen = new Map<number, Context[]>();
const work = await mkdtemp(join(tmpdir(), "candidates-"));
try {
  const corpusSeed = Number(values["corpus-seed"]);
  const prepared =
    language === undefined
      ? await prepareNotes(work, corpusSeed, half)
      : await prepareShortNotes(values.notes ?? work, language, corpusSeed);
  if (values.notes !== undefined)
    console.log(`notes to train on: ${join(values.notes, "notes", "seen")}, ${join(values.notes, "seen")}`);
  else if (values.fit) await fitAll();
  else await measureAll();

  /** What scores are fitted on, of some models; each is asked once. */
  async function labelled(names: readonly string[]): Promise<FitInput[]> {
    for (const model of names.filter((name) => !inputs.has(name))) {
      const entries: Labelled[] = [];
      for (const seed of FIT_SEEDS) {
        const asked = await askModel(join(MODELS, model), prepared, await contextsOf(seed), seed);
        entries.push(...(await labelEntries(asked, trueNames(prepared.corpus, asked))));
        await asked.session.close();
      }
      inputs.set(model, { model, draws: FIT_SEEDS.length, entries });
    }
    return names.map((name) => inputs.get(name) as FitInput);
  }

  async function fitAll(): Promise<void> {
    const fitted = await labelled(SHIPPED);
    const pairs = fitted.flatMap((from) => {
      const score = fitScore([from]);
      return fitted.map((to) => measureReliability(from.model, score, to));
    });
    const apart = fitted.map((to) => {
      const others = fitted.filter((input) => input !== to);
      return measureReliability(others.map(({ model }) => model).join(" + "), fitScore(others), to);
    });
    const carries = carriesOf(pairs.filter(({ fittedOn, model }) => fittedOn !== model));
    const digits = (value: number) => Number(value.toFixed(4));
    const suspicion: SuspicionModel = {
      schemaVersion: 1,
      weights: roundWeights(fitScore(fitted)),
      carries: { shiftNats: digits(carries.shiftNats), slope: digits(carries.slope) },
    };
    await writeFileAtomic(join(MODELS, "suspicion", "suspicion.json"), `${JSON.stringify(suspicion, null, 2)}\n`);
    console.log(
      "| fitted on | measured on | names | expected | log loss | shift | slope | entries: expected, names by probability |",
    );
    console.log(`|${" --- |".repeat(8)}`);
    for (const row of [...pairs, ...apart]) console.log(reliabilityRow(row));
    console.log(`carries: shift ${carries.shiftNats.toFixed(2)} nats, slope ${carries.slope.toFixed(2)}`);
  }

  /** A seed of every model, then the next, so that what was stopped has as many seeds of each. */
  async function measureAll(): Promise<void> {
    const measured: { name: string; suspicion: SuspicionModel; runs: Run[] }[] = [];
    for (const name of models) measured.push({ name, suspicion: await suspicionOf(name), runs: [] });
    for (let seed = 1; seed <= Number(values.seeds); seed++) {
      for (const { name, suspicion, runs } of measured) runs.push(await measure(name, suspicion, seed));
    }
    for (const { name, runs } of measured) {
      console.log(summary(name, runs));
      for (const overlooks of shares) console.log(overlookingSummary(overlooks, runs));
    }
  }

  async function measure(name: string, suspicion: SuspicionModel, seed: number): Promise<Run> {
    const contexts = await contextsOf(seed);
    const asked = await askModel(join(values.models, name), prepared, contexts, seed);
    const names = trueNames(prepared.corpus, asked);
    const { tokenizer } = asked.session.checkpoint;
    const list = await gatherCandidates({ ...asked, suspicion });
    await asked.session.close();
    const filled = rankCandidates({ predictions: asked.predictions, contexts, tokenizer });
    const model = { list, names, startsWord: (tokenId: number) => tokenizer.startsWord(tokenId) };
    const rule = createStoppingRule(list, suspicion);
    const run = {
      seed,
      vocabulary: tokenizer.vocabulary.length,
      names: names.size,
      candidates: list.candidates.length,
      recall: share(list.candidates, names),
      fillMask: { candidates: filled.length, recall: share(filled, names) },
      ...reviewTruthfully(rule, model, seed),
    };
    console.log(JSON.stringify({ model: name, ...run }));
    const overlooking = shares.map((overlooks) => reviewOverlooking(rule, model, overlooks, seed));
    if (overlooking.length > 0) console.log(JSON.stringify({ model: name, seed, overlooking }));
    return { ...run, overlooking };
  }

  /** A shipped model's score is fitted on the others. */
  async function suspicionOf(name: string): Promise<SuspicionModel> {
    const shipped = await readSuspicionModel();
    if (!isShipped || !SHIPPED.includes(name)) return shipped;
    const others = await labelled(SHIPPED.filter((other) => other !== name));
    return { ...shipped, weights: fitScore(others) };
  }

  async function contextsOf(seed: number): Promise<Context[]> {
    const contexts = chosen.get(seed) ?? (await chooseContexts(prepared, seed));
    chosen.set(seed, contexts);
    return contexts;
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

/** One seed. */
interface Run extends ReturnType<typeof reviewTruthfully> {
  readonly seed: number;
  readonly vocabulary: number;
  readonly names: number;
  readonly candidates: number;
  readonly recall: number;
  readonly fillMask: { readonly candidates: number; readonly recall: number };
  /** By share that is overlooked. */
  readonly overlooking: readonly Overlooking[];
}

/** Reviews of people who overlook a share of what they would pick out of pages. */
interface Overlooking {
  readonly overlooks: number;
  /** How many were told that it is safe to stop, and how many of these had more names left than the bound. */
  readonly safe: number;
  readonly broken: number;
  /** Of the reviews that were told that it is safe: decisions, names left and the bound, and the share of names removed. */
  readonly decisions: readonly number[];
  readonly left: readonly number[];
  readonly upperBound: readonly number[];
  readonly removed: readonly number[];
}

/** Decides as the truth has it, what comes again too, until the rule says that it is safe to stop, or nothing is left. */
function reviewTruthfully(rule: StoppingRule, model: SimulatedModel, seed: number) {
  const truthful = { keepsNames: 0, callsWords: 0 };
  const options = { random: createRandom(seed, "truthful"), lookEvery: LOOK_EVERY };
  const { estimate, ...review } = simulatePerson(rule, model, truthful, options);
  const { expectedLeft, upperBound, allowed, withheld } = estimate;
  return {
    ...review,
    removed: 1 - review.left / model.names.size,
    expectedLeft: Number(expectedLeft.toFixed(3)),
    upperBound,
    allowed,
    withheld,
  };
}

/** The same of several people, who answer truthfully and overlook a share of what they would pick out of pages. */
function reviewOverlooking(rule: StoppingRule, model: SimulatedModel, overlooks: number, seed: number): Overlooking {
  const person = { keepsNames: 0, callsWords: 0, overlooks };
  const reviews = Array.from({ length: OVERLOOKING }, (_, index) =>
    simulatePerson(rule, model, person, {
      random: createRandom(seed, `overlooks ${overlooks} ${index}`),
      lookEvery: LOOK_EVERY,
    }),
  );
  const safe = reviews.filter(({ isSafe }) => isSafe);
  return {
    overlooks,
    safe: safe.length,
    broken: safe.filter(({ left, estimate }) => left > estimate.upperBound).length,
    decisions: safe.map(({ decisions }) => decisions),
    left: safe.map(({ left }) => left),
    upperBound: safe.map(({ estimate }) => estimate.upperBound),
    removed: safe.map(({ left }) => 1 - left / model.names.size),
  };
}

function share(candidates: readonly { readonly tokenId: number }[], names: ReadonlySet<number>): number {
  return candidates.filter(({ tokenId }) => names.has(tokenId)).length / names.size;
}

function summary(model: string, runs: readonly Run[]): string {
  const worst = (of: (run: Run) => number, pick: (...values: number[]) => number) => pick(...runs.map(of));
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const decisions = runs.map((run) => run.decisions).sort((x, y) => x - y);
  return [
    `${model}: ${runs.length} seeds, ${runs[0]?.names} names in ${runs[0]?.vocabulary} entries; the worst of them:`,
    `  recall of the candidates ${percent(worst(({ recall }) => recall, Math.min))}, of fill-mask alone ${percent(worst(({ fillMask }) => fillMask.recall, Math.min))}`,
    `  removed ${percent(worst(({ removed }) => removed, Math.min))} when told to stop, after ${quantile(decisions, 0.5)} decisions in the median, ${Math.max(...decisions)} at most, of them ${worst(({ pages }) => pages, Math.max)} pages and ${worst(({ again }) => again, Math.max)} on what came again at most; ${worst(({ looked }) => looked, Math.max)} rows looked at, at most`,
    `  names taken without a look ${worst(({ taken }) => taken, Math.max)} at most, words among them ${worst(({ takenWords }) => takenWords, Math.max)}, words called names in all ${worst(({ words }) => words, Math.max)}`,
    `  told to stop at all in ${runs.filter(({ isSafe }) => isSafe).length}; the true number left under the bound in ${runs.filter(({ left, upperBound }) => left <= upperBound).length}, and after ${percent(worst(({ underBound }) => underBound, Math.min))} of the decisions on the way`,
  ].join("\n");
}

function overlookingSummary(overlooks: number, runs: readonly Run[]): string {
  const reviews = runs.flatMap((run) => run.overlooking.filter((one) => one.overlooks === overlooks));
  const sum = (of: (one: Overlooking) => number) => reviews.reduce((total, one) => total + of(one), 0);
  const all = (of: (one: Overlooking) => readonly number[]) => reviews.flatMap(of).sort((a, b) => a - b);
  const [left, decisions, removed] = [all((one) => one.left), all((one) => one.decisions), all((one) => one.removed)];
  return [
    `  of ${runs.length * OVERLOOKING} people who overlook ${100 * overlooks} % on pages, ${sum(({ safe }) => safe)} are told to stop, ${sum(({ broken }) => broken)} of them with more names left than the bound;`,
    `    names left ${quantile(left, 0.5)} in the median, ${left.at(-1)} at most, removed ${((removed[0] ?? 1) * 100).toFixed(1)} % at least, after ${quantile(decisions, 0.5)} decisions in the median`,
  ].join("\n");
}

function reliabilityRow({ fittedOn, model, names, expected, logLoss, shiftNats, slope, bands }: Reliability): string {
  const cells = bands.map(
    (band) => `${band.from}: ${band.entries.toFixed(0)}: ${band.expected.toFixed(1)}, ${band.names.toFixed(1)}`,
  );
  return `| ${[fittedOn, model, names.toFixed(0), expected.toFixed(1), logLoss.toFixed(4), shiftNats.toFixed(2), slope.toFixed(2), cells.join("; ")].join(" | ")} |`;
}

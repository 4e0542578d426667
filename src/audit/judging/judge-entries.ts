import { combineRecognisers } from "../../recognise/combine.ts";
import { createRecogniser } from "../../recognise/parse-spec.ts";
import { loadPersonNames } from "../../recognise/lists/person-names.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { JudgeItem } from "../../review/judge-file.ts";
import type { Judgement } from "../../review/judgement.ts";
import { foldDecisions } from "../../review/decisions.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { EntriesEvidence } from "../audit-report.ts";
import type { ContextScore } from "../context-scores.ts";
import type { KnownNames } from "../names/known-names.ts";
import type { NameEntries, NameSources } from "../names/name-like.ts";
import { type Note, note } from "../notes.ts";
import type { Measurement } from "../verdicts.ts";
import { classifyEntries, type EntryClass } from "./classify-entries.ts";
import { collectSightings } from "./entry-sightings.ts";
import { measureKeptWords } from "./measure-kept-words.ts";
import { planJudgeFile } from "./plan-judge-file.ts";

/** What tells whether an entry that nobody decided on could be a name. */
export interface EntryJudging {
  /** Whether a shipped list has this surface as a name. */
  readonly isListed: (surface: string) => boolean;
  readonly recogniser: Recogniser;
  /** What the recogniser is made of, by SPEC. */
  readonly specs: readonly string[];
  /** Judges entries at once, for those who know the truth: the figures are then measured with what it says. */
  readonly judge?: (items: readonly JudgeItem[]) => readonly Judgement[];
}

/** Rules of every language: more than the notes' own can only make more entries doubtful. */
export const DEFAULT_JUDGING_SPECS: readonly string[] = ["rules:nl", "rules:es", "rules:it", "rules:en"];

/** Loads recognisers and lists. Throws what `createRecogniser` throws. */
export async function createEntryJudging(specs: readonly string[] = DEFAULT_JUDGING_SPECS): Promise<EntryJudging> {
  const recogniser = combineRecognisers(await Promise.all(specs.map(createRecogniser)));
  return { isListed: await loadPersonNames(), recogniser, specs };
}

export interface JudgeOptions {
  readonly names: NameSources;
  readonly known: KnownNames;
  readonly judging: EntryJudging;
  readonly k: number;
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}

/** What became of the entries that were predicted. Private: `toJudge` holds names. */
export interface JudgedEntries {
  /** Ids of entries that could be names and that nobody judged. */
  readonly unjudged: ReadonlySet<number>;
  readonly evidence: EntriesEvidence;
  /** The row on kept words. */
  readonly rows: readonly Measurement[];
  /** Why name rates do not hold; none if everything was judged. */
  readonly invalidBy: readonly Note[];
  /** For a person to judge, decoys mixed in. */
  readonly toJudge: readonly JudgeItem[];
}

/** Classifies every distinct entry among the top k of the contexts, and gathers what a person must judge before the figures hold. */
export async function judgeEntries(
  session: MaskedLanguageModel,
  input: AuditContexts,
  scores: readonly ContextScore[],
  nameEntries: NameEntries,
  options: JudgeOptions,
): Promise<JudgedEntries> {
  const { names, known, judging, k, seed, onProgress } = options;
  const { tokenizer } = session.checkpoint;
  const texts = new Map(input.contexts.map(({ id, text }) => [id, text]));
  const tops = scores.map(({ id, topTokenIds }) => ({ text: texts.get(id) ?? "", topTokenIds }));
  onProgress?.("looking at what was predicted");
  const classes = await classifyEntries({
    tokenizer,
    entries: collectSightings(tops, { seed }),
    decisions: foldDecisions(names.decisions ?? []),
    ...(names.judgements && { judgements: names.judgements }),
    knownParts: known.parts,
    isListed: judging.isListed,
    recogniser: judging.recogniser,
  });
  const doubtful = classes.filter(({ couldBeName }) => couldBeName.length > 0);
  const keptWords = await measureKeptWords(session, input, scores, nameEntries, options);
  return {
    unjudged: new Set(doubtful.map(({ tokenId }) => tokenId)),
    evidence: countEntries(classes, k, judging.specs),
    rows: keptWords.rows,
    invalidBy: doubtful.length > 0 ? [note("entries-unjudged", { entries: doubtful.length })] : [],
    toJudge: planJudgeFile({ classes, lifted: keptWords.lifted, known, isListed: judging.isListed, seed }),
  };
}

function countEntries(classes: readonly EntryClass[], k: number, recognisers: readonly string[]): EntriesEvidence {
  const count = (wanted: EntryClass["class"]) => classes.filter((entry) => entry.class === wanted).length;
  return {
    k,
    distinct: classes.length,
    names: count("name"),
    kept: count("keep"),
    cannotBeNames: count("cannot"),
    unjudged: count("unjudged"),
    couldBeNames: classes.filter(({ couldBeName }) => couldBeName.length > 0).length,
    recognisers,
  };
}

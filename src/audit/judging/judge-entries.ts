import type { MaskedLanguageModel } from "../../model/session.ts";
import type { JudgeItem } from "../../review/judging/judge-file.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { EntriesEvidence } from "../audit-report.ts";
import type { ContextScore } from "../context-scores.ts";
import type { NameEntries } from "../names/name-like.ts";
import type { WeighEntry } from "../names/weigh-entries.ts";
import { type Note, note } from "../remarks.ts";
import type { Measurement } from "../verdicts.ts";
import { classifyEntries, type EntryClass } from "./classify-entries.ts";
import type { JudgeOptions } from "./entry-judging.ts";
import { collectSightings } from "./entry-sightings.ts";
import { measureKeptWords } from "./measure-kept-words.ts";
import { planJudgeFile } from "./plan-judge-file.ts";

/** What became of the entries that were predicted. Private: `toJudge` holds names. */
export interface JudgedEntries {
  /** Ids of unjudged entries that could be names. */
  readonly unjudged: ReadonlySet<number>;
  readonly evidence: EntriesEvidence;
  /** The row on kept words. */
  readonly rows: readonly Measurement[];
  /** Why name rates do not hold; none if everything was judged. */
  readonly invalidBy: readonly Note[];
  /** For a person to judge, with further words, decoys mixed in. */
  readonly toJudge: (further: readonly JudgeItem[]) => readonly JudgeItem[];
}

/** Classifies every distinct entry among the top k of the contexts, and gathers what a person must judge before the figures hold. */
export async function judgeEntries(
  session: MaskedLanguageModel,
  input: AuditContexts,
  scores: readonly ContextScore[],
  { kept: keptNames, weigh }: { readonly kept: NameEntries["kept"]; readonly weigh: WeighEntry },
  options: JudgeOptions,
): Promise<JudgedEntries> {
  const { known, k, seed, onProgress } = options;
  const judging = await options.judging();
  const { tokenizer } = session.checkpoint;
  const texts = new Map(input.contexts.map(({ id, text }) => [id, text]));
  const tops = scores.map(({ id, topTokenIds }) => ({ text: texts.get(id) ?? "", topTokenIds }));
  onProgress?.("looking at what was predicted");
  const classes = await classifyEntries({
    tokenizer,
    entries: collectSightings(tops, { seed }),
    weigh,
    knownParts: known.parts,
    isListed: judging.isListed,
    recogniser: judging.recogniser,
  });
  const doubtful = classes.filter(({ couldBeName }) => couldBeName.length > 0);
  const listed = classes.filter(
    (entry) =>
      entry.class === "keep" && entry.by === "decision" && !entry.isKnownPart && judging.isListed(entry.surface),
  );
  const counted = classes.filter(({ by, couldBeName }) => by === "counts" && couldBeName.length === 0);
  const kept = { known: keptNames, others: [...listed, ...counted].map(({ tokenId }) => tokenId) };
  const keptWords = await measureKeptWords(session, input, kept, options);
  return {
    unjudged: new Set(doubtful.map(({ tokenId }) => tokenId)),
    evidence: countEntries(classes, k, judging.specs),
    rows: keptWords.rows,
    invalidBy: doubtful.length > 0 ? [note("entries-unjudged", { entries: doubtful.length })] : [],
    toJudge: (further) =>
      planJudgeFile({ classes, lifted: keptWords.lifted, further, known, isListed: judging.isListed, seed }),
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

import type { Span } from "../../text/span.ts";
import { tokenise } from "../../text/tokenise.ts";
import { countI2b2, I2B2_LEVELS, I2B2_MODES, type I2b2Level, type I2b2Mode } from "../schemes/i2b2.ts";
import { countMeddocan, type MeddocanCounts } from "../schemes/meddocan.ts";
import { countNarrative, type NarrativeCounts, type NarrativeRecall, scoreNarrative } from "./narrative.ts";
import { type Confusion, confusionOf, countNubes } from "../schemes/nubes.ts";
import { type Counts, countSets, type Rates, share, sumCounts, sumKeys, toRates } from "./rates.ts";
import { countRecall, isName, onEntities, type RecallCounts } from "./recall.ts";
import type { ScoredDocument } from "./score.ts";
import { labelTokens } from "./token-labels.ts";
import { countCoveredWords, countWords } from "./words.ts";
import { keyOf } from "./score.ts";

export type I2b2Rates = Readonly<Record<I2b2Mode, Readonly<Record<I2b2Level, Rates>>>>;

/** Figures of shared tasks and papers, all from the same predictions. */
export interface Figures {
  /** i2b2 2014, all identifiers and those of HIPAA alone. */
  readonly i2b2: I2b2Rates & { readonly hipaa: I2b2Rates };
  /** By token, García-Pablos et al. 2020. */
  readonly nubes: {
    readonly detection: Rates;
    readonly classificationRelaxed: Rates;
    readonly classificationStrict: Rates;
    readonly confusion: Confusion;
  };
  /** Over words, whatever the label, Pérez-Díez et al. 2021. */
  readonly deidentification: Rates & {
    /** Of the words to be taken out, those of which every letter and digit is found: a word touched in part is no true positive here. */
    readonly coverageRecall: number;
  };
  readonly narrative: NarrativeRecall;
}

/** Counts by document, from which every figure and its interval follow: each list has the documents in the same order. */
export interface FigureCounts {
  /** By the place of precision, recall and F1 in the output. */
  readonly rates: Readonly<Record<string, readonly Counts[]>>;
  /** By the place of `recall` and `coverageRecall` in the output. */
  readonly recalls: Readonly<Record<string, readonly RecallCounts[]>>;
  readonly meddocan: readonly MeddocanCounts[];
  readonly narrative: readonly NarrativeCounts[];
  /** Words to be taken out, and how many are found whole. */
  readonly words: readonly { readonly gold: number; readonly covered: number }[];
  readonly confusion: Confusion;
}

/** Counts every figure in every document. */
export function countFigures(documents: readonly ScoredDocument[]): FigureCounts {
  const rates: Record<string, Counts[]> = {};
  const recalls: Record<string, RecallCounts[]> = {};
  const meddocan: MeddocanCounts[] = [];
  const narrative: NarrativeCounts[] = [];
  const words: { gold: number; covered: number }[] = [];
  const labelled = documents.map((document) => {
    const tokens = tokenise(document.text);
    const gold = labelTokens(tokens, document.gold);
    const system = labelTokens(tokens, document.system);
    const official = countOfficial(document);
    const byToken = countNubes(gold, system);
    const ofRates: Record<string, Counts> = {
      "meddocan.ner": official.ner,
      "meddocan.spans_strict": official.strict,
      "meddocan.spans_merged": official.merged,
      ...countEntities(document),
      ...countAllI2b2(document),
      "nubes.detection": byToken.detection,
      "nubes.classificationRelaxed": byToken.relaxed,
      "nubes.classificationStrict": byToken.strict,
      deidentification: countWords(document.text, tokens, gold, system),
    };
    for (const [place, counts] of Object.entries(ofRates)) (rates[place] ??= []).push(counts);
    const lines = countNarrative(document);
    const ofRecalls: Record<string, RecallCounts> = {
      overall: countRecall(document, () => true),
      "entities.names": countRecall(onEntities(document), isName),
      "narrative.all": lines.all,
      "narrative.names": lines.names,
      "narrative.namesOutsideSignOffs": lines.namesOutsideSignOffs,
    };
    for (const [place, counts] of Object.entries(ofRecalls)) (recalls[place] ??= []).push(counts);
    meddocan.push(official);
    narrative.push(lines);
    words.push(countCoveredWords(document.text, tokens, document.gold, document.system));
    return { gold, system };
  });
  return { rates, recalls, meddocan, narrative, words, confusion: confusionOf(labelled) };
}

/** Sums the counts into what is printed. */
export function toFigures({ rates, narrative, words, confusion }: FigureCounts): Figures {
  const total = (place: string) => toRates(sumCounts(rates[place] ?? []));
  const modes = (prefix: string) => {
    const levels = (mode: I2b2Mode) =>
      Object.fromEntries(I2B2_LEVELS.map((level) => [level, total(`${prefix}.${mode}.${level}`)]));
    return Object.fromEntries(I2B2_MODES.map((mode) => [mode, levels(mode)])) as I2b2Rates;
  };
  return {
    i2b2: { ...modes("i2b2"), hipaa: modes("i2b2.hipaa") },
    nubes: {
      detection: total("nubes.detection"),
      classificationRelaxed: total("nubes.classificationRelaxed"),
      classificationStrict: total("nubes.classificationStrict"),
      confusion,
    },
    deidentification: { ...total("deidentification"), coverageRecall: coverageOf(words) },
    narrative: scoreNarrative(narrative),
  };
}

function coverageOf(words: FigureCounts["words"]): number {
  const { covered, gold } = sumKeys(words, ["covered", "gold"]);
  return share(covered, gold);
}

function countOfficial({ text, gold, system }: ScoredDocument): MeddocanCounts {
  const slice = (from: number, to: number) => text.slice(from, to);
  return countMeddocan({ annotations: gold, slice }, { annotations: system, slice });
}

function countAllI2b2(document: ScoredDocument): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  for (const mode of I2B2_MODES) {
    for (const level of I2B2_LEVELS) {
      counts[`i2b2.${mode}.${level}`] = countI2b2(document, { mode, level, isHipaaOnly: false });
      counts[`i2b2.hipaa.${mode}.${level}`] = countI2b2(document, { mode, level, isHipaaOnly: true });
    }
  }
  return counts;
}

function countEntities(document: ScoredDocument): Record<string, Counts> {
  const { gold, system } = onEntities(document);
  const count = (isCounted: (span: Span) => boolean) =>
    countSets(new Set(gold.filter(isCounted).map(keyOf)), new Set(system.filter(isCounted).map(keyOf)));
  return {
    "entities.names": count(isName),
    "entities.PERSON": count(({ label }) => label === "PERSON"),
    "entities.GPE": count(({ label }) => label === "GPE"),
  };
}

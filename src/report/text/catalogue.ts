import type { RowVerdict } from "../../audit/audit.ts";
import type { AuditId, AuditName } from "../../audit/audit-ids.ts";
import type { IntervalMethod, LimitSource } from "../../audit/measure.ts";
import type { MeasureId } from "../../audit/measures.ts";
import type { NoteId } from "../../audit/notes.ts";
import type { Split } from "../../probe/context.ts";
import type { AttackTexts } from "./attacks/attack-texts.ts";
import type { DecisionTexts } from "./decision/decision-texts.ts";
import type { ReviewTexts } from "./review/review-texts.ts";

/**
 * A sentence with places for values: `{n}` is a count or text as given, `{limit%}` a share in percent, `{n|word|words}` the word that
 * goes with the number. See `fill`.
 */
export type Template = string;

/** The words for one figure. */
export interface MeasureText {
  /** A few words, without k and split. */
  readonly label: string;
  /** What was asked, one sentence. Places: `k`. */
  readonly asked: Template;
  /** What came out, one sentence without bounds; default: hits of sentences, or a mean. Places: `hits`, `n`, `k`, `value`. */
  readonly found?: Template;
}

/** Everything a report says in one language: data alone, so that every word of it is known before any audit is. */
export interface Catalogue {
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  readonly measures: Readonly<Record<MeasureId, MeasureText>>;
  /** Headings of the groups of figures. */
  readonly audits: Readonly<Record<AuditId, string>>;
  /** What an audit would tell: ends "Not measured: …". */
  readonly auditQuestions: Readonly<Record<AuditName, string>>;
  /** Who could make an attack. */
  readonly attackers: AttackTexts["attackers"];
  readonly notes: Readonly<Record<NoteId, Template>>;
  readonly intervals: Readonly<Record<IntervalMethod, string>>;
  readonly limitSources: Readonly<Record<LimitSource, string>>;
  readonly rowVerdicts: Readonly<Record<RowVerdict, string>>;
  /** What a reader decides by: the two tests, next steps. */
  readonly decision: DecisionTexts;
  /** As a tag beside a figure, and as a place in a sentence. */
  readonly splits: Readonly<Record<Split, { readonly tag: string; readonly text: string }>>;
  readonly figures: Readonly<Record<FigureText, Template>>;
  readonly page: Readonly<Record<PageText, Template>>;
  readonly facts: Readonly<Record<FactText, Template>>;
  /** How good the review is. */
  readonly review: ReviewTexts;
  readonly edpb: EdpbText;
  /** What no figure here shows. Places: `limit`, `needed`. */
  readonly notShown: readonly Template[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  /** By entity label, and by kind of list, of `recognition`. */
  readonly entityLabels: Readonly<Record<string, string>>;
  readonly listKinds: Readonly<Record<string, string>>;
}

/** How a figure is put together. */
export type FigureText =
  | "foundHits"
  | "foundValue"
  | "of"
  | "upperBound"
  | "interval"
  | "notKnown"
  | "zeroHits"
  | "withInterval"
  | "between"
  | "atMost"
  | "atLeast"
  | "none"
  | "top"
  | "inSplit"
  | "times"
  | "repeated"
  | "seconds"
  | "minutes";

/** Headings, captions and sentences around the figures. */
export type PageText =
  | "title"
  | "headline"
  | "lede"
  | "ledeSeveral"
  | "notShownHeading"
  | "nextStep"
  | "signStatement"
  | "signName"
  | "signRole"
  | "signDate"
  | "signSignature"
  | "figuresHeading"
  | "figuresLede"
  | "information"
  | "limitFrom"
  | "worst"
  | "ranksHeading"
  | "ranksLede"
  | "ranksOf"
  | "curvesHeading"
  | "rocCaption"
  | "exposureCaption"
  | "recognitionHeading"
  | "recognitionLede"
  | "recognitionStep"
  | "recognitionInNotes"
  | "recognitionFound"
  | "recognitionCovered"
  | "recognitionReplaced"
  | "recognitionListed"
  | "appendixHeading"
  | "glossaryHeading"
  | "definitionsHeading"
  | "definitionsLede"
  | "bandsHeading"
  | "bandsLede"
  | "bandsMostHits"
  | "bandsShare"
  | "bandsCell"
  | "bandRange"
  | "bandOpen"
  | "rowsHeading"
  | "rowsLede"
  | "rowsBefore"
  | "rowsControl"
  | "remarksHeading"
  | "provenanceHeading"
  | "footer"
  | "factsLabel"
  | "more"
  | "legend"
  | "contexts"
  | "figure";

/** What page one and the provenance say of a model and its evidence: labels and sentences. */
export type FactText =
  | "notMeasured"
  | "model"
  | "modelIs"
  | "done"
  | "rewritten"
  | "notRewritten"
  | "keepsRows"
  | "sensitivityAsJudged"
  | "sensitivityKept"
  | "sensitivityUnjudged"
  | "decidedBy"
  | "reviewer"
  | "reviewerSpeed"
  | "reviewerOne"
  | "noDecisions"
  | "reviewed"
  | "reviewedShare"
  | "reviewedUnknown"
  | "reviewedSplit"
  | "judged"
  | "judgedBy"
  | "judgedByProgram"
  | "judgedDecoys"
  | "entries"
  | "entriesSplit"
  | "keptLabel"
  | "keptNames"
  | "countedWords"
  | "lists"
  | "listSource"
  | "listKindList"
  | "listKindSpans"
  | "listKindOriginals"
  | "listsTogether"
  | "noLists"
  | "asked"
  | "noneAsked"
  | "nearDuplicates"
  | "looks"
  | "looksOf"
  | "looksChanged"
  | "audited"
  | "auditedWith"
  | "comparedWith"
  | "command"
  | "noCommand"
  | "notOnRecord"
  | "modelDigest"
  | "tokenizerDigest"
  | "lineage"
  | "contextFile"
  | "namesDigest"
  | "decisionsFile"
  | "judgementsFile"
  | "nameEntriesLabel"
  | "nameEntries"
  | "recognisers"
  | "settings"
  | "settingsOf"
  | "allContexts"
  | "closedFile";

/** What EDPB Opinion 28/2024 asks for a model to count as anonymous, and what speaks to it. */
export interface EdpbText {
  readonly heading: string;
  readonly lede: string;
  readonly demand: string;
  readonly speaks: string;
  readonly nothing: string;
  readonly notMeasured: string;
  /** Before the names of figures. */
  readonly rowsLabel: string;
  readonly rows: Readonly<Record<EdpbDemand, { readonly demand: string; readonly speaks: string }>>;
}

export type EdpbDemand =
  | "extraction"
  | "queries-unintended"
  | "queries-intended"
  | "means"
  | "insignificant"
  | "beyond";

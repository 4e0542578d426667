import type { RowVerdict } from "../../audit/audit.ts";
import type { AuditId, AuditName } from "../../audit/audit-ids.ts";
import type { IntervalMethod, LimitSource } from "../../audit/measure.ts";
import type { MeasureId } from "../../audit/measures.ts";
import type { NoteId } from "../../audit/remarks.ts";
import type { Split } from "../../probe/contexts/context.ts";
import type { AttackTexts } from "./attacks/attack-texts.ts";
import type { DecisionTexts } from "./decision/decision-texts.ts";
import type { EDPB_EN, FIGURES_EN, PAGE_EN } from "./en.ts";
import type { FACTS_EN } from "./facts/en.ts";
import type { ReviewTexts } from "./review/review-texts.ts";

/**
 * A sentence with places for values: `{n}` is a count or text as given, `{limit%}` a share in percent, `{n|word|words}` the word that
 * goes with the number. See `fill`.
 */
export type Template = string;

/** Texts under the keys of the English ones, which say what texts there are. */
export type TextsAs<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? Template : TextsAs<English[Key]>;
};

/** The words of some remarks; a catalogue has those of all. */
export type NoteTexts = Readonly<Partial<Record<NoteId, Template>>>;

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
  /** How a figure is put together. */
  readonly figures: TextsAs<typeof FIGURES_EN>;
  /** Headings, captions and sentences around the figures. */
  readonly page: TextsAs<typeof PAGE_EN>;
  /** What page one and the provenance say of a model and its evidence: labels and sentences. */
  readonly facts: TextsAs<typeof FACTS_EN>;
  /** How good the review is. */
  readonly review: ReviewTexts;
  /** What EDPB Opinion 28/2024 asks for a model to count as anonymous, and what speaks to it. */
  readonly edpb: TextsAs<typeof EDPB_EN>;
  /** What no figure here shows. Places: `limit`, `needed`. */
  readonly notShown: readonly Template[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  /** By entity label, and by kind of list, of `recognition`. */
  readonly entityLabels: Readonly<Record<string, string>>;
  readonly listKinds: Readonly<Record<string, string>>;
}

import type { AuditReport, DecisionsEvidence } from "../../audit/audit-report.ts";
import type { ReviewerSummary, ReviewProvenance } from "../../review/decisions/summarise-review.ts";
import { fill, formatCount } from "../format.ts";
import { formatDay, formatMoment, formatSeconds } from "../format-date.ts";
import type { Language } from "../language.ts";
import { contextsOf } from "./summary.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** Digits of a digest that tell files apart on paper; the appendix has all. */
const SHORT_DIGEST = 12;

/** Characters of a reviewer's name on page one. */
const SHORT_NAME = 40;

/** The first digits of a digest. */
export function shortDigest(digest: string): string {
  return digest.slice(0, SHORT_DIGEST);
}

/** A text of the user's own, cut to fit a page that is one page. */
export function shorten(text: string, length = 60): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}

/** What one reviewer did: how much, when, how fast, how much of it in bulk. */
export function describeReviewer(reviewer: ReviewerSummary, language: Language = "en", name = reviewer.name): string {
  const { facts } = catalogueOf(language);
  const { decisions, medianSeconds, underOneSecond: fast, inBulk: bulk } = reviewer;
  const first = formatDay(reviewer.first, language);
  const last = formatDay(reviewer.last, language);
  if (decisions === 1) return fill(facts.reviewerOne, { name, first }, language);
  const common = { name, decisions, first, last, bulk, fast };
  if (medianSeconds === null) return fill(facts.reviewerSpeed, common, language);
  return fill(facts.reviewer, { ...common, median: formatSeconds(medianSeconds, language) }, language);
}

/** The same in a few words: how much, how fast, how much of it in bulk. */
export function describeReviewerShort(reviewer: ReviewerSummary, language: Language = "en"): string {
  const { decision, figures } = catalogueOf(language);
  const { decisions, medianSeconds, inBulk: bulk } = reviewer;
  const median = medianSeconds === null ? figures.notKnown : formatSeconds(medianSeconds, language);
  return fill(decision.reviewerShort, { name: shorten(reviewer.name, SHORT_NAME), decisions, median, bulk }, language);
}

/** How many of how many candidates were decided, and how; and how many names are left at most, where that was estimated. */
export function describeReviewed(decisions: DecisionsEvidence, language: Language = "en"): string {
  const { facts, review } = catalogueOf(language);
  const { candidates, decided, names, kept, unsure, stopping } = decisions;
  const left =
    stopping && ` ${fill(review.leftShort, { upper: stopping.upperBound, confidence: stopping.confidence }, language)}`;
  const outcome = `${fill(facts.reviewedSplit, { names, kept, unsure }, language)}${left ?? ""}`;
  if (candidates === undefined) return `${fill(facts.reviewedUnknown, { decided }, language)} ${outcome}`;
  const undecided = decisions.undecided ?? candidates - decided;
  const share = candidates === 0 ? Number.NaN : decided / candidates;
  return `${fill(facts.reviewedShare, { share, decided, candidates, undecided }, language)} ${outcome}`;
}

/** What was judged for measuring alone; nothing where nothing was. */
export function describeJudged({ evidence }: AuditReport, language: Language = "en"): string | undefined {
  const { judgements } = evidence;
  if (judgements === undefined) return undefined;
  const { kept, decoys, file } = judgements;
  const n = judgements.names + kept;
  const names = namesOfReviewers(judgements);
  const { facts } = catalogueOf(language);
  // A person judges from a file; a program, during the audit.
  const by = fill(file === undefined ? facts.judgedByProgram : facts.judgedBy, { n, names }, language);
  const { right, asked } = decoys;
  return asked === 0 ? `${by}.` : `${by}; ${fill(facts.judgedDecoys, { right, asked }, language)}`;
}

/** Names of reviewers as they gave them. */
function namesOfReviewers({ reviewers }: Pick<ReviewProvenance, "reviewers">): string {
  return reviewers.map(({ name }) => shorten(name)).join(", ");
}

/** What became of the distinct words predicted; nothing where that was not measured. */
export function describeEntries({ evidence }: AuditReport, language: Language = "en"): string | undefined {
  const { entries } = evidence;
  if (entries === undefined) return undefined;
  const { distinct, names, kept, cannotBeNames: cannot, unjudged, couldBeNames: could } = entries;
  return fill(catalogueOf(language).facts.entriesSplit, { distinct, names, kept, cannot, unjudged, could }, language);
}

/** Every list and private folder that told what a name is, one a line, and all together; digests short unless asked in full. */
export function describeLists({ evidence }: AuditReport, language: Language = "en", isFull = false): string[] {
  const { facts } = catalogueOf(language);
  const { sources, names, digest } = evidence.names;
  if (sources.length === 0) return [facts.noLists];
  const kinds = { list: facts.listKindList, spans: facts.listKindSpans, originals: facts.listKindOriginals };
  const write = (text: string) => (isFull ? text : shortDigest(text));
  const lines = sources.map(({ kind, file, names: n, sha256 }) =>
    fill(
      facts.listSource,
      { kind: kinds[kind], file: isFull ? file : shorten(file), n, digest: write(sha256) },
      language,
    ),
  );
  return sources.length === 1
    ? lines
    : [...lines, fill(facts.listsTogether, { n: names, digest: write(digest) }, language)];
}

/** How many sentences of which text were asked about, and how many were left out. */
export function describeAsked(model: AuditReport, language: Language = "en"): string {
  const { facts } = catalogueOf(language);
  const dropped = model.contexts.reduce((total, file) => total + file.nearDuplicates, 0);
  const asked = describeContexts([model], language);
  return dropped === 0 ? asked : `${asked}; ${fill(facts.nearDuplicates, { n: dropped }, language)}`;
}

/** "3,000 sentences from text it was trained on, 3,000 sentences from other text", of the model asked most. */
export function describeContexts(models: readonly AuditReport[], language: Language = "en"): string {
  const { page, splits, facts } = catalogueOf(language);
  const counts = SPLITS.flatMap((split) => {
    const n = Math.max(0, ...models.map((model) => contextsOf(model, split)));
    return n > 0 ? [fill(page.contexts, { n, text: splits[split].text }, language)] : [];
  });
  return counts.length > 0 ? listed(counts, language) : facts.noneAsked;
}

/** "a", "a and b", "a, b and c", as the language has it. */
export function listed(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(catalogueOf(language).locale, { type: "conjunction" }).format(items);
}

/** How often these test sentences were looked at, with how many sets of decisions. */
export function describeLooks({ evidence }: AuditReport, language: Language = "en"): string {
  const { facts } = catalogueOf(language);
  const { looks, distinctDecisions: decisions, changedAfterFirstLook, looksAtContexts: all } = evidence.looks;
  const sentence = fill(facts.looksOf, { looks, decisions, all }, language);
  return changedAfterFirstLook ? `${sentence} ${facts.looksChanged}` : sentence;
}

/** What was done to the model before it was audited. */
export function describeRewrite({ model }: AuditReport, language: Language = "en"): string {
  const { facts } = catalogueOf(language);
  if (model.rewrite === undefined) return facts.notRewritten;
  const { replaced, rounds } = model.rewrite;
  return fill(facts.rewritten, { replaced, rounds }, language);
}

/** Architecture, size of the vocabulary, digest. */
export function describeModelKind({ model }: AuditReport, language: Language = "en"): string {
  const { modelType: type, vocabularySize: n, sha256 } = model;
  return fill(catalogueOf(language).facts.modelIs, { type: shorten(type), n, digest: shortDigest(sha256) }, language);
}

/** When, and with which version. */
export function describeAudit({ at, program }: AuditReport, language: Language = "en"): string {
  const { facts } = catalogueOf(language);
  const when = at === undefined ? facts.notOnRecord : formatMoment(at, language);
  return fill(facts.auditedWith, { at: when, version: program.version }, language);
}

/** Settings that figures depend on. */
export function describeSettings({ settings }: AuditReport, language: Language = "en"): string {
  const { k, seed, resamples, respellLimit } = settings;
  const { facts } = catalogueOf(language);
  const limit = respellLimit === null ? facts.allContexts : formatCount(respellLimit, language);
  return fill(facts.settingsOf, { k, seed: String(seed), resamples, limit }, language);
}

import { entityAt } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { NOTE_LANGUAGES } from "../../text/note-languages.ts";
import type { CandidateFacts } from "./facts.ts";
import { clamp, type FeatureGroup, flag } from "./feature.ts";

/** Rules that find persons and places, those that tell the arbiter or the labels of its fit something. */
const RULES = [
  "field",
  "role",
  "subject",
  "name",
  "names",
  "initials",
  "explained",
  "place",
  "small-place",
  "cued-place",
] as const;
/** Nats beyond which odds tell no more. */
const MOST_ODDS = 15;
const MOST_SPANS = 4;

/** Who proposes the candidate, and how sure each is. */
export const OF_SOURCES: FeatureGroup = {
  ...Object.fromEntries(RULES.map((rule) => [rule, (facts: CandidateFacts) => flag(isFoundBy(facts, rule))])),
  ruleScore: (facts) => bestScore(facts, isOfRules),
  modelScore: (facts) => bestScore(facts, isOfModel),
  odds: ({ odds }) => clamp(odds, MOST_ODDS),
  onlyModel: ({ candidate: { spans } }) => flag(spans.some(isOfModel) && !spans.some(isOfRules)),
  spans: ({ candidate: { spans } }) => Math.min(MOST_SPANS, spans.length),
  person: (facts, { note: { text } }) => flag(facts.candidate.spans.some((span) => entityAt(text, span) === "PERSON")),
  place: (facts, { note: { text } }) => flag(facts.candidate.spans.some((span) => entityAt(text, span) === "GPE")),
  seedOdds: ({ seedOdds }) => (seedOdds === undefined ? -MOST_ODDS : clamp(seedOdds, MOST_ODDS)),
  ...Object.fromEntries(
    NOTE_LANGUAGES.map((code) => [code, (_: CandidateFacts, { language }) => flag(language === code)]),
  ),
} satisfies FeatureGroup;

function isOfRules({ source }: Span): boolean {
  return source?.startsWith("rules:") === true;
}

function isOfModel({ source }: Span): boolean {
  return source?.startsWith("crf:") === true;
}

function isFoundBy({ candidate: { spans } }: CandidateFacts, rule: string): boolean {
  return spans.some(({ source }) => source !== undefined && ruleOf(source) === rule);
}

/** Rules by the sources that name them: "title" of "rules:en/title"; few. */
const rules = new Map<string, string>();

function ruleOf(source: string): string {
  let rule = rules.get(source);
  if (rule === undefined) {
    rule = source.startsWith("rules:") ? source.slice(source.lastIndexOf("/") + 1) : "";
    rules.set(source, rule);
  }
  return rule;
}

function bestScore({ candidate: { spans } }: CandidateFacts, isCounted: (span: Span) => boolean): number {
  let best = 0;
  for (const span of spans) if (isCounted(span)) best = Math.max(best, span.score ?? 1);
  return best;
}

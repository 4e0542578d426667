import type { Span } from "../../text/span.ts";
import type { Evidence } from "./points.ts";

/** Rules that see capitals and lists, or a verb behind a word that opens a sentence: what else stands there tells nothing. */
const WEAK_RULES: ReadonlySet<string> = new Set(["names", "name", "lower-case", "subject"]);
/** What only people have beside them. */
const TELLING: ReadonlySet<Evidence> = new Set<Evidence>([
  "title",
  "relation",
  "cue",
  "explained",
  "signs",
  "knownInitials",
  "bed",
]);

/** Rules that find places by more than their capitals and the gazetteer. */
const CUED_PLACES: ReadonlySet<string> = new Set(["cued-place", "place-field", "after-postcode"]);

/** The rule that found a span: `name` of `rules:en/name`; undefined for what no rule found. */
export function ruleOf({ source }: Span): string | undefined {
  return source?.startsWith("rules:") === true ? source.slice(source.indexOf("/") + 1) : undefined;
}

/** Did a rule find this that has little to go by? */
export function isWeak(span: Span): boolean {
  const rule = ruleOf(span);
  return rule !== undefined && WEAK_RULES.has(rule);
}

/** Did a rule find this place by what stands beside it? */
export function isCuedPlace(span: Span): boolean {
  return CUED_PLACES.has(ruleOf(span) ?? "");
}

/** Does something stand beside a name that only people have there? */
export function isTelling(evidence: readonly Evidence[]): boolean {
  return evidence.some((kind) => TELLING.has(kind));
}

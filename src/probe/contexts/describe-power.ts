import { unitsForNoHit } from "../../base/statistics/beta-binomial-bounds.ts";
import { sizesOf } from "../../base/statistics/clustered-share.ts";
import { CONTEXT_LIMITS } from "./context-sizes.ts";

/** What is asked about in sentences for people. */
const LIMIT_NAMES: Readonly<Record<keyof typeof CONTEXT_LIMITS, string>> = {
  recovery: "0.1 % (hidden names recovered)",
  nameRate: "0.5 % (predictions that are names)",
  contextsWithName: "2 % (sentences with a name)",
};

/**
 * Which limits a test set can show, and which it cannot, in a sentence; undefined if it can show all.
 *
 * @param units the patient (document, where not known) of each of its contexts
 * @param whose the contexts, as the sentence calls them: `test contexts of split seen`
 */
export function describePower(units: readonly string[], whose: string): string | undefined {
  const test = units.length;
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const sizes = sizesOf([...counts.values()].map((n) => ({ n })));
  const limits = Object.entries(CONTEXT_LIMITS).map(([id, limit]) => ({
    name: LIMIT_NAMES[id as keyof typeof CONTEXT_LIMITS],
    needed: unitsForNoHit(limit, sizes),
  }));
  const missed = limits.filter(({ needed }) => test < needed);
  if (missed.length === 0) return undefined;
  const shown = limits.filter(({ needed }) => test >= needed);
  const can = shown.length === 0 ? "" : `can show ${list(shown.map(({ name }) => name))}, but `;
  const needs = list(missed.map(({ name, needed }) => `${name}, which takes ${needed} sentences without a hit`));
  const patients = counts.size < test ? ` of ${counts.size} patients or documents` : "";
  return `${test} ${whose}${patients}: this number ${can}cannot show ${needs}. Give more notes.`;
}

function list(parts: readonly string[]): string {
  return parts.length < 3 ? parts.join(" and ") : `${parts.slice(0, -1).join("; ")}; and ${parts.at(-1)}`;
}

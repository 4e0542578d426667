import { areaUnderRoc } from "../../base/roc.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { MASK } from "../../probe/context.ts";
import { scoreSlots } from "../../probe/score-slots.ts";
import type { CanaryTruth, PersonFacts } from "../../formats/canary-truth.ts";
import type { Measurement } from "../verdicts.ts";
import { type AssociationCase, associationRows } from "./association.ts";

export interface MeasureAssociationOptions {
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}

/** Stands in place of the name where none is given: the label that step 1 writes. */
const NO_NAME = "PERSON";

/**
 * The audit `association`: does a name bring its owner's conditions up? The sentence is that of the condition canaries with anybody's name in it; the
 * conditions are the candidates of that kind. Nothing without such canaries.
 */
export async function measureAssociation(
  session: MaskedLanguageModel,
  { canaries, candidates, facts }: CanaryTruth,
  { seed, onProgress }: MeasureAssociationOptions,
): Promise<Measurement[]> {
  const sentence = sentenceOf({ canaries, facts });
  const conditions = [...new Set([...(candidates.condition ?? []), ...facts.flatMap((one) => one.conditions)])];
  if (sentence === undefined || conditions.length === 0) return [];
  onProgress?.(`asking for the conditions of ${facts.length} people`);
  const items = [NO_NAME, ...facts.map(({ name }) => name)].map((name, index) => ({
    id: `association ${index}`,
    text: sentence(name),
    candidates: conditions,
  }));
  const holders = new Map(conditions.map((condition) => [condition, 0]));
  for (const one of facts)
    for (const condition of one.conditions) holders.set(condition, (holders.get(condition) as number) + 1);
  const cases: AssociationCase[] = [];
  let template: Float64Array | undefined;
  for await (const scores of scoreSlots(session, items)) {
    if (template === undefined) {
      template = scores;
      continue;
    }
    const person = facts[cases.length] as PersonFacts;
    const own = new Set(person.conditions);
    const area = (scoreOf: (index: number, isOwn: boolean) => number) =>
      areaUnderRoc(
        conditions.flatMap((condition, index) => {
          const isPositive = own.has(condition);
          const score = scoreOf(index, isPositive);
          return Number.isFinite(scores[index]) && Number.isFinite(score) ? [{ score, isPositive }] : [];
        }),
      );
    cases.push({
      isTrained: person.notes > 0,
      givenName: area((index) => scores[index] as number),
      givenTemplate: area((index) => template?.[index] as number),
      // Others who have it: one's own case says nothing of how common it is.
      byFrequency: area((index, isOwn) => (holders.get(conditions[index] as string) as number) - (isOwn ? 1 : 0)),
    });
  }
  return associationRows(
    cases.filter((one) => Number.isFinite(one.givenName)),
    seed,
  );
}

/** The text of a condition canary with another name in place of its person's; undefined where there is none. */
function sentenceOf({
  canaries,
  facts,
}: Pick<CanaryTruth, "canaries" | "facts">): ((name: string) => string) | undefined {
  const names = new Map(facts.map(({ person, name }) => [person, name]));
  for (const { kind, person, text } of canaries) {
    const name = names.get(person);
    if (kind !== "condition" || name === undefined) continue;
    const [before, after, ...more] = text.split(name);
    if (before !== undefined && after !== undefined && more.length === 0 && text.includes(MASK))
      return (other) => before + other + after;
  }
  return undefined;
}

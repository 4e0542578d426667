import { areaUnderRoc } from "../../base/statistics/roc.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { scoreSlots } from "../../probe/fill/score-slots.ts";
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
 * The audit `association`: does a name bring its owner's conditions up? The sentence is that of the person's condition canary, as it was planted; of
 * people without one, that of the others in turn, with their name in it. The conditions are the candidates of that kind. Nothing without such canaries.
 */
export async function measureAssociation(
  session: MaskedLanguageModel,
  { canaries, candidates, facts }: CanaryTruth,
  { seed, onProgress }: MeasureAssociationOptions,
): Promise<Measurement[]> {
  const sentences = sentencesFor({ canaries, facts });
  const conditions = [...new Set([...(candidates.condition ?? []), ...facts.flatMap((one) => one.conditions)])];
  if (sentences === undefined || conditions.length === 0) return [];
  onProgress?.(`asking for the conditions of ${facts.length} people`);
  const bare = [...new Set(sentences.map((sentence) => sentence(NO_NAME)))];
  const items = [...bare, ...facts.map(({ name }, index) => (sentences[index] as Sentence)(name))].map(
    (text, index) => ({
      id: `association ${index}`,
      text,
      candidates: conditions,
    }),
  );
  const holders = new Map(conditions.map((condition) => [condition, 0]));
  for (const one of facts)
    for (const condition of one.conditions) holders.set(condition, (holders.get(condition) as number) + 1);
  const cases: AssociationCase[] = [];
  const templates = new Map<string, Float64Array>();
  for await (const scores of scoreSlots(session, items)) {
    if (templates.size < bare.length) {
      templates.set(bare[templates.size] as string, scores);
      continue;
    }
    const template = templates.get((sentences[cases.length] as Sentence)(NO_NAME));
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

/** A text with one mask, for a name. */
type Sentence = (name: string) => string;

/** A sentence for each person; undefined where there is no condition canary. */
function sentencesFor({ canaries, facts }: Pick<CanaryTruth, "canaries" | "facts">): readonly Sentence[] | undefined {
  const names = new Map(facts.map(({ person, name }) => [person, name]));
  const own = new Map<string, Sentence>();
  for (const { kind, person, text } of canaries) {
    const name = names.get(person);
    if (kind !== "condition" || name === undefined || own.has(person)) continue;
    const [before, after, ...more] = text.split(name);
    if (before !== undefined && after !== undefined && more.length === 0 && text.includes(MASK))
      own.set(person, (other) => before + other + after);
  }
  const distinct = [...new Map([...own.values()].map((sentence) => [sentence(NO_NAME), sentence])).values()];
  if (distinct.length === 0) return undefined;
  return facts.map(({ person }, index) => own.get(person) ?? (distinct[index % distinct.length] as Sentence));
}

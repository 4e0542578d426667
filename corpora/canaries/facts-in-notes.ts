import type { PersonFacts } from "../../src/formats/canary-truth.ts";
import { createPhraseFinder } from "../../src/text/phrase-finder.ts";
import type { Note } from "../corpus.ts";

/** Somebody with all conditions, whether written or not. */
export interface PersonWithConditions extends Omit<PersonFacts, "notes"> {
  /** Notes of the seen split are about them: whoever is not named in one is then no control either. */
  readonly isSeen: boolean;
}

/**
 * What the seen notes say of people, so that an audit can look it up: the number of notes that hold the name as it is listed, and the conditions that
 * stand in one of these. People of the seen split whose name stands in none as it is listed, or beside none of their conditions, are left out: they
 * are neither trained on by that name nor controls. Controls keep all conditions.
 */
export function factsInNotes(people: readonly PersonWithConditions[], notes: readonly Note[]): PersonFacts[] {
  const names = createPhraseFinder(people.map(({ name }) => name));
  const conditions = [...new Set(people.flatMap((one) => one.conditions))];
  const terms = createPhraseFinder(conditions);
  const counts = people.map(() => 0);
  const written = people.map(() => new Set<string>());
  for (const { document, split } of notes) {
    if (split !== "seen") continue;
    const named = names.find(document.text);
    if (named.size === 0) continue;
    const held = new Set([...terms.find(document.text)].map((index) => conditions[index] as string));
    for (const index of named) {
      counts[index] = (counts[index] as number) + 1;
      for (const condition of people[index]?.conditions ?? []) if (held.has(condition)) written[index]?.add(condition);
    }
  }
  return people.flatMap(({ isSeen, ...person }, index): PersonFacts[] => {
    const found = counts[index] as number;
    if (found === 0) return isSeen ? [] : [{ ...person, notes: 0 }];
    const beside = person.conditions.filter((condition) => written[index]?.has(condition));
    return beside.length === 0 ? [] : [{ ...person, conditions: beside, notes: found }];
  });
}

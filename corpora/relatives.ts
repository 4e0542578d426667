import type { Random } from "../src/base/random.ts";
import { createPersonNames } from "./names/create-names.ts";
import type { Gender, Person, Relation } from "./names/person.ts";

const FEMALE = new Set<Relation>([
  "echtgenote",
  "dochter",
  "zus",
  "moeder",
  "schoondochter",
  "kleindochter",
  "buurvrouw",
]);
const MALE = new Set<Relation>(["echtgenoot", "zoon", "broer", "vader", "schoonzoon", "kleinzoon", "buurman"]);
const SAME_SURNAME = new Set<Relation>(["dochter", "zoon", "broer", "vader", "echtgenoot", "echtgenote", "kleinzoon"]);

/** Two to four relatives (a partner, children, siblings, a neighbour who cares), as the patient's age allows. */
export function createRelatives(patient: Person, age: number, random: Random): Person[] {
  const spouse: Relation = patient.gender === "female" ? "echtgenoot" : "echtgenote";
  const candidates: Relation[] = random.chance(0.75) ? [random.chance(0.7) ? spouse : "partner"] : [];
  const others: Relation[] =
    age >= 60
      ? [
          "dochter",
          "zoon",
          "dochter",
          "zoon",
          "schoondochter",
          "schoonzoon",
          "kleindochter",
          "kleinzoon",
          "broer",
          "zus",
          "buurvrouw",
          "buurman",
          "mantelzorger",
        ]
      : age >= 40
        ? ["dochter", "zoon", "broer", "zus", "moeder", "vader", "buurvrouw", "mantelzorger"]
        : ["moeder", "vader", "broer", "zus", "moeder"];
  candidates.push(...random.shuffle(others).slice(0, 1 + random.int(3)));
  return [...new Set(candidates)].map((relation, index) => {
    const gender: Gender = FEMALE.has(relation)
      ? "female"
      : MALE.has(relation)
        ? "male"
        : random.chance(0.5)
          ? "female"
          : "male";
    const shares = SAME_SURNAME.has(relation) && random.chance(0.7);
    const names = createPersonNames(gender, random, shares ? patient : undefined);
    return {
      id: `${patient.id}-${index + 1}`,
      role: "relative",
      ...names,
      split: patient.split,
      relativeOf: patient.id,
      relation,
    };
  });
}

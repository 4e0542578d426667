import { faker } from "@faker-js/faker/locale/it";
import type { OriginStock } from "../language-pack.ts";

const people = faker.rawDefinitions.person;
const surnames = people?.last_name?.generic ?? [];

/** Italian names alone, until names of the country's other origins are shared by all languages. */
export const ITALIAN_ORIGINS: readonly OriginStock[] = [
  {
    weight: 1,
    female: people?.first_name?.female ?? [],
    male: people?.first_name?.male ?? [],
    surnames: { female: surnames, male: surnames },
  },
];

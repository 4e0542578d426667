import type { Faker } from "@faker-js/faker";

import { UnnameError } from "../../base/errors.ts";
import type { Random } from "../../base/random.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";

interface NamePool {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  /** People have two. */
  readonly hasTwoSurnames: boolean;
}

const isPlain = (name: string) => /^\p{Lu}[\p{Script=Latin}' -]{2,17}$/u.test(name);

/** `count` names that differ, none of which is `taken`, in an order that says nothing. Throws `usage` for more than half of those that there are. */
export async function drawNames(
  language: NoteLanguage,
  count: number,
  random: Random,
  taken: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const { given, surnames, hasTwoSurnames } = await openPool(language);
  const most = Math.floor((given.length * surnames.length ** (hasTwoSurnames ? 2 : 1) - taken.size) / 2);
  if (count > most)
    throw new UnnameError("usage", `plant: ${count} names are needed, and ${most} can be drawn. Plant fewer people.`);
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const name = [given, surnames, ...(hasTwoSurnames ? [surnames] : [])].map((list) => random.pick(list)).join(" ");
    if (!taken.has(name)) drawn.add(name);
  }
  // The first ones drawn are commoner than the last.
  return random.shuffle([...drawn]);
}

async function openPool(language: NoteLanguage): Promise<NamePool> {
  const locales = (await LOCALES[language]()).map(({ faker }) => faker);
  const lists = (key: "first_name" | "last_name") =>
    [...new Set(locales.flatMap(({ definitions }) => Object.values(definitions.person[key] ?? {}).flat()))].filter(
      (name): name is string => typeof name === "string" && isPlain(name),
    );
  return { given: lists("first_name"), surnames: lists("last_name"), hasTwoSurnames: language === "es" };
}

/** A language without an entry does not compile: it would plant names of another. */
const LOCALES: Readonly<Record<NoteLanguage, () => Promise<readonly { readonly faker: Faker }[]>>> = {
  nl: () => Promise.all([import("@faker-js/faker/locale/nl"), import("@faker-js/faker/locale/nl_BE")]),
  es: async () => [await import("@faker-js/faker/locale/es")],
  it: async () => [await import("@faker-js/faker/locale/it")],
  en: async () => [await import("@faker-js/faker/locale/en")],
};

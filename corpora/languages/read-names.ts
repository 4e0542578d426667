import { UnnameError } from "../../src/base/errors.ts";
import { cutSections, readLines } from "../read-data.ts";
import type { NameStock } from "./language-pack.ts";

/** A file of names: under `== female` and `== male` given names, under `== surnames` those of all. */
export function readNames(path: string): NameStock {
  const lists = new Map(cutSections(readLines(path), "== ", path).map(({ heading, entries }) => [heading, entries]));
  const unknown = [...lists.keys()].find((heading) => !["female", "male", "surnames"].includes(heading));
  if (unknown !== undefined)
    throw new UnnameError(
      "input-format",
      `${path}: expected "== female", "== male" or "== surnames", found "== ${unknown}".`,
    );
  const surnames = lists.get("surnames") ?? [];
  return {
    female: lists.get("female") ?? [],
    male: lists.get("male") ?? [],
    surnames: { female: surnames, male: surnames },
  };
}

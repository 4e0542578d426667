import { UnnameError } from "../../base/errors.ts";
import { readKnownNames } from "../../recognise/known-names/read-names.ts";
import { namesOfSource, readCorpusNames, readSurfaces, type SourcedNames, uniteNames } from "./corpus-names.ts";
import { nameParts } from "./name-parts.ts";

/** All names that an audit knows. Private. */
export interface KnownNames extends SourcedNames {
  /** The parts of all surfaces that identify, folded (see `nameParts`). */
  readonly parts: ReadonlySet<string>;
  /** The parts of the names of the user's list alone. */
  readonly listedParts: ReadonlySet<string>;
}

export interface KnownNamesInput {
  /** A list of people, see `readKnownNames`. */
  readonly namesFile?: string;
  /** Private folders of corpora, see `readCorpusNames`. */
  readonly privateDirectories?: readonly string[];
  /** Files of originals that lie elsewhere. */
  readonly originalFiles?: readonly string[];
}

/**
 * The names of a list of people and of the private folders of corpora together. Throws what reading them throws, and `input-empty`
 * for a list whose names have no part that identifies (initials, titles and particles alone): it covers no person.
 */
export async function collectKnownNames(input: KnownNamesInput): Promise<KnownNames> {
  const { namesFile, privateDirectories = [], originalFiles = [] } = input;
  const read: SourcedNames[] = [];
  let listedParts: ReadonlySet<string> = new Set();
  if (namesFile !== undefined) {
    const list = namesOfSource(await readKnownNames(namesFile), "list", namesFile);
    listedParts = partsOf(list.surfaces);
    if (listedParts.size === 0) {
      const message = `${namesFile}: none of ${list.surfaces.length} names has a part that identifies a person: a list of initials covers no person.`;
      throw new UnnameError("input-empty", message, { details: { path: namesFile, names: list.surfaces.length } });
    }
    read.push(list);
  }
  if (privateDirectories.length > 0) read.push(await readCorpusNames(privateDirectories));
  for (const path of originalFiles) read.push(await readSurfaces(path, "originals"));
  const united = uniteNames(read);
  return { ...united, parts: partsOf(united.surfaces), listedParts };
}

function partsOf(surfaces: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const surface of surfaces) for (const part of nameParts(surface)) parts.add(part);
  return parts;
}

import { resolve } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { readMapping } from "../../vocabulary/plan/read-mapping.ts";
import type { AuditSources } from "../audit-sources.ts";
import { type NameKnowledge, readNameKnowledge } from "../names/name-knowledge.ts";
import type { Measurement } from "../verdicts.ts";
import { type Residue, residueRows, type SearchOptions, searchResidue } from "./residue.ts";

/** How a folder is searched, and for what besides names. */
interface NamesSearch extends SearchOptions {
  /** `mapping.jsonl` of a rewrite (private). */
  readonly mappingFile?: string;
}

/** Where names are looked for, and who they are. */
export interface FolderSearch
  extends Pick<AuditSources, "corpora" | "namesFile" | "decisionsFile" | "allowFile">, NamesSearch {
  /** Any folder, a checkpoint or not. */
  readonly directory: string;
}

/** What was found, and its rows. */
export interface FoundResidue extends Residue {
  readonly rows: readonly Measurement[];
}

/** What `residue` cannot do without. */
export const RESIDUE_NEEDS =
  "residue must know which names to search for: pass --names, --decisions, --corpus or --mapping, or leave it out of --only.";

/**
 * The audit `residue` of any folder, which needs neither a model nor contexts. Throws `usage` if nothing says which names to search for,
 * and what reading the names and `searchResidue` throw.
 */
export async function searchFolder({ directory, corpora = [], ...search }: FolderSearch): Promise<FoundResidue> {
  const privateDirectories = corpora.map((corpus) => resolve(privateDirectoryOf(corpus)));
  const from = { ...search, modelDirectory: directory, contextFiles: [] };
  const names = await readNameKnowledge(from, { privateDirectories, originalFiles: [] });
  if (names.known.surfaces.length === 0 && names.decisions.length === 0 && search.mappingFile === undefined)
    throw new UnnameError("usage", RESIDUE_NEEDS);
  return searchForNames(directory, names, search);
}

/** The audit `residue` of a folder, with names that are known already. Throws what reading the mapping and `searchResidue` throw. */
export async function searchForNames(
  directory: string,
  { known, decisions, sources: { allow } }: NameKnowledge,
  { mappingFile, ...options }: NamesSearch,
): Promise<FoundResidue> {
  const residue = await searchResidue(
    directory,
    {
      names: known.surfaces,
      decisions,
      ...(allow && { allow }),
      ...(mappingFile !== undefined && { removedTokens: await readMapping(mappingFile) }),
    },
    options,
  );
  return { ...residue, rows: residueRows(residue) };
}

import { resolve } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { readMapping } from "../../vocabulary/read-mapping.ts";
import type { AuditSources } from "../audit-sources.ts";
import { readNameKnowledge } from "../names/name-knowledge.ts";
import type { Measurement } from "../verdicts.ts";
import type { OwnPlaces } from "./own-places.ts";
import { type Residue, residueRows, searchResidue } from "./residue.ts";

/** Where names are looked for, and who they are. */
export interface FolderSearch extends Pick<AuditSources, "corpora" | "namesFile" | "decisionsFile" | "allowFile"> {
  /** Any folder, a checkpoint or not. */
  readonly directory: string;
  /** `mapping.jsonl` of a rewrite (private). */
  readonly mappingFile?: string;
  /** Words that the program itself writes into files of a released folder, see `searchResidue`. */
  readonly ownWords?: ReadonlyMap<string, ReadonlySet<string>>;
  readonly ownPlaces?: OwnPlaces;
  readonly onProgress?: (message: string) => void;
}

/** What `residue` cannot do without. */
export const RESIDUE_NEEDS =
  "residue must know which names to search for: pass --names, --decisions, --corpus or --mapping, or leave it out of --only.";

/**
 * The audit `residue` of any folder, which needs neither a model nor contexts. Throws `usage` if nothing says which names to search for,
 * and what reading the names and `searchResidue` throw.
 */
export async function searchFolder(search: FolderSearch): Promise<Residue & { readonly rows: readonly Measurement[] }> {
  const { directory, corpora = [], mappingFile, ownWords, ownPlaces, onProgress, ...files } = search;
  const privateDirectories = corpora.map((corpus) => resolve(privateDirectoryOf(corpus)));
  const from = { ...files, modelDirectory: directory, contextFiles: [] };
  const { known, decisions, sources } = await readNameKnowledge(from, { privateDirectories, originalFiles: [] });
  if (known.surfaces.length === 0 && decisions.length === 0 && mappingFile === undefined)
    throw new UnnameError("usage", RESIDUE_NEEDS);
  const names = {
    names: known.surfaces,
    decisions,
    ...(sources.allow && { allow: sources.allow }),
    ...(mappingFile !== undefined && { removedTokens: await readMapping(mappingFile) }),
  };
  const residue = await searchResidue(directory, names, {
    ...(ownWords && { ownWords }),
    ...(ownPlaces && { ownPlaces }),
    ...(onProgress && { onProgress }),
  });
  return { ...residue, rows: residueRows(residue) };
}

import type { OwnPlaces } from "./own-places.ts";
import { readMapping } from "../../vocabulary/read-mapping.ts";
import type { ResidueDetail } from "../audit-report.ts";
import type { NameKnowledge } from "../names/name-knowledge.ts";
import type { Measurement } from "../verdicts.ts";
import { type AllowedWord, residueRows, searchResidue } from "./residue.ts";

export interface ModelFolderSearch {
  readonly modelDirectory: string;
  readonly mappingFile?: string;
  readonly ownWords?: ReadonlyMap<string, ReadonlySet<string>>;
  readonly ownPlaces?: OwnPlaces;
  readonly onProgress?: (message: string) => void;
}

/** The audit `residue` of a model's folder, with the names that the audit knows. Throws what `searchResidue` throws. */
export async function searchModelFolder(
  { modelDirectory, mappingFile, ownWords, ownPlaces, onProgress }: ModelFolderSearch,
  { known, sources }: NameKnowledge,
): Promise<{
  readonly rows: readonly Measurement[];
  readonly detail: ResidueDetail;
  readonly allowed: readonly AllowedWord[];
}> {
  const words = {
    names: known.surfaces,
    ...(sources.decisions && { decisions: sources.decisions }),
    ...(sources.allow && { allow: sources.allow }),
    ...(mappingFile !== undefined && { removedTokens: await readMapping(mappingFile) }),
  };
  const residue = await searchResidue(modelDirectory, words, {
    ...(ownWords && { ownWords }),
    ...(ownPlaces && { ownPlaces }),
    ...(onProgress && { onProgress }),
  });
  return { rows: residueRows(residue), detail: residue.detail, allowed: residue.allowed };
}

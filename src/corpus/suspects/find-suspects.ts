import type { Recogniser } from "../../recognise/recogniser.ts";
import type { CorpusFormat } from "../reading/corpus-format.ts";
import { listCorpusFiles } from "../reading/find-corpus-files.ts";
import { findSuspectFields, type SuspectField } from "./suspect-fields.ts";
import { findSuspectFileNames, type SuspectFileNames } from "./suspect-file-names.ts";

/** Where a corpus seems to hold names beside its texts. Counts alone. */
export interface Suspects {
  readonly fields: readonly SuspectField[];
  readonly fileNames: SuspectFileNames;
}

export const NO_SUSPECTS: Suspects = Object.freeze({ fields: [], fileNames: { names: 0, persons: 0 } });

export interface FindSuspectsOptions {
  readonly inputs: readonly string[];
  readonly format: CorpusFormat;
  readonly recogniser: Recogniser;
  /** Fields with the texts. */
  readonly textFields: readonly string[];
  /** Fields that need no look: texts, dropped and masked ones. */
  readonly knownFields: readonly string[];
  /** Fields whose own names say nothing, since they were given as keys. */
  readonly keyFields: readonly string[];
  /** The output's files get neutral names. */
  readonly renameFiles: boolean;
}

/** Looks at a sample of what {@link listCorpusFiles} finds. Throws what it and the recogniser throw. */
export async function findSuspects(options: FindSuspectsOptions): Promise<Suspects> {
  const { inputs, format, recogniser, textFields: texts, knownFields: known, keyFields: keys, renameFiles } = options;
  const fields = await findSuspectFields(listCorpusFiles(inputs, format), { known, texts, keys, recogniser });
  if (renameFiles) return { fields, fileNames: { names: 0, persons: 0 } };
  return { fields, fileNames: await findSuspectFileNames(listCorpusFiles(inputs, format), recogniser) };
}

/** What a person is to know of them, a sentence each, without a value. */
export function describeSuspects({ fields, fileNames }: Suspects): string[] {
  const sentences = fields.map(({ field, byName, values, persons }) => {
    const reason = byName ? "by its heading" : "by its values";
    const finding =
      persons > 0
        ? `seems to hold names (${reason}: a person in ${persons} of ${values} values looked at)`
        : `has a heading of fields with names, but no person was found in ${values} values looked at`;
    return `The field ${field} ${finding}. It stays as it is: see --drop-field, --mask-field, --text-field.`;
  });
  if (fileNames.persons === 0) return sentences;
  const { names, persons } = fileNames;
  return [
    ...sentences,
    `${persons} of ${names} names of files and folders seem to hold a person's. They stay as they are: see --rename-files.`,
  ];
}

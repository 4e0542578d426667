import type { Tokenizer } from "../../../model/checkpoint.ts";
import type { AuditContexts } from "../../audit-input.ts";
import type { Measurement } from "../../verdicts.ts";
import { readNotesNames, type ReadNotesOptions } from "./read-notes-names.ts";
import { type CutName, tokenizerRow, trainShadows } from "./tokenizer-membership.ts";

/**
 * Whether the vocabulary by itself shows whose notes it was made of: {@link tokenizerRow} of the model and, if it is given, of the one compared with. No row
 * where the notes are not known. Reads them once and trains two tokenizers, which takes seconds.
 */
export async function measureTokenizer(
  { audited, compared }: { readonly audited: Tokenizer; readonly compared?: Tokenizer | undefined },
  input: AuditContexts,
  { onProgress, ...options }: ReadNotesOptions & { readonly onProgress?: (message: string) => void },
): Promise<Measurement[]> {
  onProgress?.("training tokenizers on halves of the notes");
  const found = await readNotesNames(input, options);
  if (found === undefined) return [];
  const shadows = trainShadows(found.words, audited.vocabulary.length);
  return tokenizerRow(found.names, shadows, {
    audited: cutBy(audited),
    ...(compared && { compared: cutBy(compared) }),
  });
}

function cutBy(tokenizer: Tokenizer): CutName {
  return (written) => tokenizer.encodePlain(` ${written}`).length;
}

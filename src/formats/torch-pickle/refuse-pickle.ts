import { fileError, UnnameError } from "../../base/errors.ts";
import { printableName } from "../json/printable-name.ts";

/** Where a pickle lies, for errors. */
export interface PicklePlace {
  /** Of the file. */
  readonly path: string;
  /** The archive's member; none where pickles lie in the file itself. */
  readonly member?: string;
  /** Offset of the pickle's first byte, within the member or the file. */
  readonly start: number;
}

/** An error at a byte of a pickle: something that reading weights does not need and that is therefore not read. */
export function refusedPickle(place: PicklePlace, at: number, expected: string, found: string): UnnameError {
  const { path, member, start } = place;
  const where = member === undefined ? `byte ${start + at}` : `${printableName(member)}, byte ${start + at}`;
  return new UnnameError(
    "input-format",
    `${path} (${where}): expected ${expected}, found ${found}. Nothing of the file was run. If you trust it, read it where Python is and save it again with save_pretrained, which writes safetensors.`,
    { details: { path, byteOffset: start + at, found } },
  );
}

/** An error about the file as a whole, or about one of its tensors. */
export function damagedTorchFile(path: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${expected}. Copy the file again, or save it again with torch.save.`,
  );
}

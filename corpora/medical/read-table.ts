import { join } from "node:path";

import { UnnameError } from "../../src/base/errors.ts";
import { DATA_FOLDER, readRows } from "../read-data.ts";

/** The rows of `corpora/medical/NAME.tsv`. */
export function readTable(name: string, columns: number): readonly (readonly string[])[] {
  return readRows(join(DATA_FOLDER, "medical", `${name}.tsv`), columns);
}

/** A value of a table as one of those it may be. Throws `input-format` for another. */
export function oneOf<T extends string>(allowed: readonly T[], value: string | undefined): T {
  const known = allowed.find((each) => each === value);
  if (known !== undefined) return known;
  throw new UnnameError(
    "input-format",
    `corpora/medical: expected one of ${allowed.join(", ")}, found "${value}". Correct the table.`,
  );
}

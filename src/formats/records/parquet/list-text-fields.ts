import { open } from "node:fs/promises";

import { readFooter } from "./footer.ts";
import { isTextColumn } from "./leaf-columns.ts";

/** The fields of a Parquet file that hold texts, as a user names them. Throws what {@link readFooter} throws. */
export async function listTextFields(path: string): Promise<readonly string[]> {
  const handle = await open(path, "r");
  try {
    const { leaves } = await readFooter(handle, path);
    return leaves.filter(isTextColumn).map(({ field }) => field);
  } finally {
    await handle.close();
  }
}

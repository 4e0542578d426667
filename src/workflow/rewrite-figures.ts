import { existsSync } from "node:fs";
import { join } from "node:path";

import { readTextFile } from "../base/files.ts";
import type { RewriteFigures } from "../report/model-card.ts";
import { readEarlierRounds } from "../vocabulary/rewrite-report.ts";

/** What `rewrite.json` says of step 2; nothing if the model was not rewritten. Throws `input-format` if it is damaged. */
export async function readRewriteFigures(directory: string): Promise<RewriteFigures | undefined> {
  const path = join(directory, "rewrite.json");
  if (!existsSync(path)) return undefined;
  await readEarlierRounds(directory);
  const { replaced, joining, weights } = JSON.parse(await readTextFile(path)) as {
    readonly replaced?: unknown;
    readonly joining?: unknown;
    readonly weights?: { readonly mode?: unknown; readonly warning?: unknown };
  };
  return {
    replaced: typeof replaced === "number" ? replaced : 0,
    ...(Array.isArray(joining) && joining.length > 0 && { joining: joining.length }),
    ...(typeof weights?.mode === "string" && { weights: weights.mode }),
    ...(typeof weights?.warning === "string" && { warning: weights.warning }),
  };
}

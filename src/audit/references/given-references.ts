import { basename, resolve } from "node:path";

import { sha256 } from "../../base/hash.ts";
import type { GivenReference } from "../freshness/left-out.ts";
import { readMembersOf } from "../membership/read-members.ts";
import type { ModelMarks } from "./refuse-same-models.ts";

/** References as the ledger of looks remembers them, in their order. Throws what reading `members.txt` throws. */
export async function givenReferences(models: readonly ModelMarks[]): Promise<GivenReference[]> {
  return Promise.all(
    models.map(async ({ directory, modelSha256, values }) => {
      const members = await readMembersOf(directory);
      return {
        file: basename(resolve(directory)),
        sha256: values ?? modelSha256,
        ...(members && { members: sha256([...members].sort().join("\n")) }),
      };
    }),
  );
}

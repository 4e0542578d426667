import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { DIGEST_KEY_FILE, identifyDigestKey, keyedDigest } from "../digest-key.ts";
import { digestOutcomes, type SealedOutcomes } from "./digest-outcomes.ts";

/**
 * Throws where a file is a baseline whose content is not what the holder of the key signed: `input-changed`, or `input-missing` without a
 * key to check it with. An `audit.json` needs no signature: its outcomes lie in its private folder. A baseline under another key is left to
 * `compareOutcomes`, which says that the keys differ.
 *
 * @param path a file that `readOutcomes` has read
 * @param key of the audit that is compared with it
 */
export async function requireSigned(path: string, key: Uint8Array | undefined): Promise<void> {
  const file = JSON.parse(await readTextFile(path, "audit or baseline")) as Partial<SealedOutcomes>;
  if (file.kind !== "unname outcomes") return;
  if (key === undefined)
    throw new UnnameError(
      "input-missing",
      `${path}: whether this baseline is as it was written cannot be checked: ${DIGEST_KEY_FILE} is not in the private folder of the audit. Audit the model again with the contexts of the baseline.`,
      { details: { path } },
    );
  if (file.basis?.digestKey !== identifyDigestKey(key)) return;
  if (file.signature === keyedDigest(key, digestOutcomes(file as SealedOutcomes))) return;
  throw new UnnameError(
    "input-changed",
    `${path}: is not as "unname compare baseline" wrote it: its signature is of other content. Take the baseline from version control again, or make it anew from an audit.`,
    { details: { path } },
  );
}

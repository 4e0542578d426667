import { canonicalJson } from "../../base/json-values.ts";
import { sha256 } from "../../base/hash.ts";
import { keyedDigest } from "../digest-key.ts";
import type { OutcomesFile } from "./outcomes-file.ts";

/** Outcomes as they stand in a file. */
export interface SealedOutcomes extends OutcomesFile {
  /** {@link digestOutcomes} of all else. */
  readonly digest: string;
  /** The digest under the key of the audits of these contexts; of baselines alone. */
  readonly signature?: string;
}

/** Outcomes with their digest, to be written. */
export function sealOutcomes(outcomes: OutcomesFile): SealedOutcomes {
  return { digest: digestOutcomes(outcomes), ...contentOf(outcomes) };
}

/** The same with a signature, which takes the key of the audits. */
export function signOutcomes(outcomes: OutcomesFile, key: Uint8Array): SealedOutcomes {
  const { digest, ...content } = sealOutcomes(outcomes);
  return { digest, signature: keyedDigest(key, digest), ...content };
}

/**
 * SHA-256 over all that outcomes hold: settings, verdicts, units and rows, however the file is laid out. It shows that a file is as it was
 * written. It has no key, so it can be computed anew: the signature of a baseline cannot.
 */
export function digestOutcomes(outcomes: OutcomesFile): string {
  return sha256(canonicalJson(contentOf(outcomes)));
}

/** Without the digest and the signature that they were read with. */
function contentOf(outcomes: OutcomesFile): OutcomesFile {
  const { digest: _, signature: __, ...content } = outcomes as SealedOutcomes;
  return content;
}

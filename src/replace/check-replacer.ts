import { UnnameError } from "../base/errors.ts";
import { checkReplaceSettings, type ReplaceSettings } from "./settings.ts";

/** Checks what a replacer is made of. Throws `usage` for wrong settings, and `key-missing` for surrogates without a key. */
export function checkReplacer(given: Partial<ReplaceSettings> = {}, key?: Uint8Array): ReplaceSettings {
  const settings = checkReplaceSettings(given);
  if (settings.mode === "surrogate" && key === undefined)
    throw new UnnameError(
      "key-missing",
      "surrogates need a key: pass --key-file FILE, or set UNNAME_KEY_FILE. Make one with: unname key --out FILE",
    );
  return settings;
}

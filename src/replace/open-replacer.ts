import { labelReplacer, type Replacer } from "./replacer.ts";
import { checkReplacer, type ReplaceSettings } from "./settings.ts";

/**
 * What `createReplacer` makes, which is loaded for more than labels alone: surrogates tell languages apart, with tables that take longer to
 * load than a note to anonymise. Throws what {@link checkReplacer} throws.
 */
export async function openReplacer(given: Partial<ReplaceSettings> = {}, key?: Uint8Array): Promise<Replacer> {
  const settings = checkReplacer(given, key);
  if (settings.mode === "label") return labelReplacer;
  const { createReplacer } = await import("./create-replacer.ts");
  return createReplacer(settings, key);
}

import { existsSync } from "node:fs";
import { join } from "node:path";

import { PACKAGE_ROOT } from "../base/package-root.ts";

/** The recognisers that come with the package, by language: what step 1 uses unless told otherwise. */
export const SHIPPED_MODELS = ["ner-en", "ner-es", "ner-es-names", "ner-it", "ner-nl", "ner-nl-wiki"] as const;

/** Where a CRF model lies: `name` as a path if there is something at it, else the shipped model of that name. */
export function findModel(name: string): string {
  if (existsSync(name) || !(SHIPPED_MODELS as readonly string[]).includes(name)) return name;
  return join(PACKAGE_ROOT, "models", name);
}

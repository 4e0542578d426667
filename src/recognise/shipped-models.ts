import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The recognisers that come with the package, by language: what step 1 uses unless told otherwise. */
export const SHIPPED_MODELS = ["ner-en", "ner-es", "ner-es-names", "ner-it", "ner-nl", "ner-nl-wiki"] as const;

/** Where a CRF model lies: `name` as a path if there is something at it, else the shipped model of that name. */
export function findModel(name: string): string {
  if (existsSync(name) || !(SHIPPED_MODELS as readonly string[]).includes(name)) return name;
  const root = dirname(createRequire(import.meta.url).resolve("unname/package.json"));
  return join(root, "models", name);
}

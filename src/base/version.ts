import { createRequire } from "node:module";

/** This package's version, from its package.json, whether it runs from source or compiled. */
export const VERSION: string = (createRequire(import.meta.url)("unname/package.json") as { version: string }).version;

import { createRequire } from "node:module";
import { dirname } from "node:path";

/** The folder of this package, where its models, lists and documentation lie, whether it runs from source or compiled. */
export const PACKAGE_ROOT: string = dirname(createRequire(import.meta.url).resolve("unname/package.json"));

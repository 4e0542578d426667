import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import { PACKAGE_ROOT } from "../base/package-root.ts";
import { listFiles } from "../base/files.ts";
import { sha256, sha256File } from "../base/hash.ts";
import { COMBINATION_PARTS } from "./combine/language-combination.ts";
import { ARBITER_FILE } from "./decide/arbiter.ts";
import { innermostSpecs } from "./combine/spec-parts.ts";
import { splitCommand } from "./process/split-command.ts";
import { isRuleLanguage } from "./rules/rules.ts";
import { findModel } from "./shipped-models.ts";

/** Tables that every shipped recogniser reads. Names are compiled into the program. */
const SHARED_TABLES = ["word-case"] as const;

/**
 * SHA-256 of the files that a SPEC reads: models, tables and lists. What is compiled into the program has the program's version. A file that is
 * missing counts as such: opening the recogniser says so.
 */
export async function digestSpec(spec: string): Promise<string> {
  const digests: string[] = [];
  for (const path of placesOf(spec)) digests.push(await digestPlace(path));
  return sha256(digests.join("\n"));
}

function placesOf(spec: string): string[] {
  const parts = innermostSpecs(spec);
  return parts.length === 1 && parts[0] === spec ? placesOfOne(spec) : parts.flatMap(placesOf);
}

function placesOfOne(spec: string): string[] {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  const tables = SHARED_TABLES.map((table) => join(PACKAGE_ROOT, "models", table));
  if (kind === "names") return [name, ...tables];
  if (kind === "crf") return [findModel(name), ...tables];
  if (kind === "onnx" || kind === "onnx-int8") return [name];
  // The program itself is not known; the scripts and models that it is given are.
  if (kind === "process") return splitCommand(spec, name).filter((word) => existsSync(word));
  if (kind !== "language") return tables;
  const parts = isRuleLanguage(name) ? COMBINATION_PARTS[name] : Object.values(COMBINATION_PARTS).flat();
  const models = parts.filter((part) => part.startsWith("crf:")).map((part) => findModel(part.slice("crf:".length)));
  return [...models, ARBITER_FILE, ...tables];
}

async function digestPlace(path: string): Promise<string> {
  if (!existsSync(path)) return "none";
  if (!(await stat(path)).isDirectory()) return sha256File(path);
  const digests: string[] = [];
  for (const file of await listFiles(path)) digests.push(`${await sha256File(join(path, file))} ${file}`);
  return sha256(digests.join("\n"));
}

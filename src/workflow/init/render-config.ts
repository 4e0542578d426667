import { existsSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";

import { PACKAGE_ROOT } from "../../base/package-root.ts";
import { WORKFLOW_KEYS, type WorkflowSettings } from "../stages/workflow-settings.ts";

const SCHEMA_FILE = "unname.config.schema.json";

/** The schema as an editor finds it from a folder: of the unname that is installed there, else of the one that runs; with `/` between. */
export function schemaFrom(folder: string): string {
  const installed = join("node_modules", "unname", "docs", SCHEMA_FILE);
  const own = join(PACKAGE_ROOT, "docs", SCHEMA_FILE);
  const path = existsSync(join(folder, installed)) ? installed : relative(folder, own);
  // On another drive of Windows there is no relative path.
  if (isAbsolute(path)) return pathToFileURL(path).href;
  const written = path.split(sep).join("/");
  return written.startsWith("../") ? written : `./${written}`;
}

/**
 * A configuration file with comments, for these settings and `entities` of step 1, that lies in `folder`: what `readWorkflowSettings` reads
 * again. Ends with a line feed.
 */
export function renderConfig(settings: WorkflowSettings, folder: string, entities: string): string {
  const isSet = (value: WorkflowSettings[keyof WorkflowSettings]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  const keys = (Object.keys(WORKFLOW_KEYS) as (keyof typeof WORKFLOW_KEYS)[]).filter((key) => isSet(settings[key]));
  const lines = keys.flatMap((key, index) => {
    const value = settings[key];
    const written = Array.isArray(value) && value.length === 1 ? (value[0] as string) : value;
    return [
      `    // ${WORKFLOW_KEYS[key].description}`,
      `    ${JSON.stringify(key)}: ${JSON.stringify(written)}${index < keys.length - 1 ? "," : ""}`,
    ];
  });
  return [
    "// Settings of unname: JSON in which comments may stand. Paths are relative to the folder that commands are run in.",
    "{",
    `  "$schema": ${JSON.stringify(schemaFrom(folder))},`,
    "  // What unname run does and unname status shows.",
    '  "workflow": {',
    ...lines,
    "  },",
    "  // Flags of single commands, without their dashes; they hold for unname run too.",
    `  "anonymise": { "entities": ${JSON.stringify(entities)} },`,
    '  // For example "license": "mit", "language": ["nl"].',
    '  "release": {}',
    "}",
    "",
  ].join("\n");
}

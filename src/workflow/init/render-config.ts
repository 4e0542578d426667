import { WORKFLOW_KEYS, type WorkflowSettings } from "../stages/workflow-settings.ts";

/** Where a project finds the schema of the package it installed. */
const SCHEMA = "./node_modules/unname/docs/unname.config.schema.json";

/** A configuration file with comments, for these settings: what `readWorkflowSettings` reads again. Ends with a line feed. */
export function renderConfig(settings: WorkflowSettings): string {
  const keys = Object.keys(WORKFLOW_KEYS) as (keyof WorkflowSettings)[];
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
    `  "$schema": ${JSON.stringify(SCHEMA)},`,
    "  // What unname run does and unname status tells.",
    '  "workflow": {',
    ...lines,
    "  },",
    '  // Flags of single commands, without their dashes; they hold for unname run too. For example "group-field": "patient".',
    '  "anonymise": {},',
    '  // For example "license": "mit", "language": ["nl"].',
    '  "release": {}',
    "}",
    "",
  ].join("\n");
}

import type { Command, Option } from "commander";

import { WORKFLOW_KEYS } from "../src/workflow/stages/workflow-settings.ts";

const VALUE = { type: ["string", "number"] };
/** Flags that a configuration file cannot set. */
const NO_SETTINGS = new Set(["--help", "--version", "--config"]);

/** The JSON schema (2020-12) of a configuration file: a section a command with its flags, and the workflow. */
export function configSchema(program: Command): object {
  const commands = program.commands.map((command) => [
    command.name(),
    {
      description: command.description(),
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        command.options.flatMap((option) =>
          option.long === undefined || option.long === null || NO_SETTINGS.has(option.long)
            ? []
            : [[option.long.replace(/^--/, ""), flagSchema(option)]],
        ),
      ),
    },
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "unname.config.json",
    description: "Settings of unname by command, and its workflow. Comments may stand in it.",
    type: "object",
    additionalProperties: false,
    properties: { $schema: { type: "string" }, workflow: workflowSchema(), ...Object.fromEntries(commands) },
    // Some flags collect their values though commander does not know them as variadic.
    $defs: { value: { anyOf: [VALUE, { type: "array", items: VALUE }] } },
  };
}

function flagSchema(option: Option): object {
  const { description, argChoices } = option;
  if (!option.required && !option.optional) return { description, type: "boolean" };
  return argChoices === undefined ? { description, $ref: "#/$defs/value" } : { description, enum: argChoices };
}

function workflowSchema(): object {
  const types = {
    string: { type: "string", minLength: 1 },
    integer: { type: "integer", minimum: 0 },
    boolean: { type: "boolean" },
    paths: {
      anyOf: [
        { type: "string", minLength: 1 },
        { type: "array", minItems: 1, items: { type: "string", minLength: 1 } },
      ],
    },
  };
  const keys = Object.entries(WORKFLOW_KEYS);
  return {
    description: "What unname run does, and unname status shows.",
    type: "object",
    additionalProperties: false,
    required: keys.filter(([, { isRequired }]) => isRequired).map(([key]) => key),
    properties: Object.fromEntries(keys.map(([key, { type, description }]) => [key, { description, ...types[type] }])),
  };
}

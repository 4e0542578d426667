import { existsSync } from "node:fs";

import type { Command } from "commander";

import { fileError } from "../../../base/errors.ts";
import { readTextFile } from "../../../base/files.ts";
import { DEFAULT_CONFIG_FILE, OTHER_KEYS } from "../../../workflow/config.ts";
import type { WorkflowOptions } from "../../../workflow/stages/run-workflow.ts";

/** The configuration file that a command was given, or the default one. */
export function configPathOf(program: Command): string {
  return program.opts<{ config?: string }>().config ?? DEFAULT_CONFIG_FILE;
}

/** The workflow of a configuration file, with the commands' sections. Throws as `readWorkflowSettings` does. */
export async function readWorkflow(path: string): Promise<WorkflowOptions> {
  if (!existsSync(path))
    throw fileError(
      "input-missing",
      path,
      "no such configuration file. Write one with: unname init, or name another with --config. A run of anonymise: unname status --out DIR.",
    );
  const { readWorkflowSettings } = await import("../../../workflow/stages/workflow-settings.ts");
  const settings = await readWorkflowSettings(path);
  const { parseConfig } = await import("../../../workflow/parse-config.ts");
  const config = parseConfig(await readTextFile(path, "configuration file"), path);
  const sections = Object.fromEntries(Object.entries(config).filter(([key]) => !OTHER_KEYS.has(key)));
  return { settings, sections };
}

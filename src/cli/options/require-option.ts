import { Option } from "commander";

import { REQUIREMENTS, type Requirement } from "../../audit/audit-ids.ts";

/** `--require`, as a command's flags have it. */
export interface RequireFlag {
  /** Absent: both tests. */
  readonly require?: Requirement;
}

/** The flag `--require`: which of the two tests an exit code is about. */
export function requireOption(what: string): Option {
  return new Option(
    "--require <tests>",
    `${what}: names (does the model say names), attacks (what an attacker gets out of it) or all (default: all)`,
  ).choices([...REQUIREMENTS]);
}

import { Option } from "commander";

import { REQUIREMENTS, type Requirement } from "../../audit/audit-ids.ts";
import { RECIPIENTS, type Recipients } from "../../report/text/decision/decision-texts.ts";

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

/** `--recipients`, as a command's flags have it. */
export interface RecipientsFlag {
  readonly recipients?: Recipients;
}

/** The flag `--recipients`: whom page one is about. */
export function recipientsOption(): Option {
  return new Option(
    "--recipients <who>",
    "who gets the model: page one of the report names the attackers that follow (default: boxes to tick)",
  ).choices([...RECIPIENTS]);
}

import { Option } from "commander";

import { RECIPIENTS, type Recipients } from "../../report/text/decision/decision-texts.ts";

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

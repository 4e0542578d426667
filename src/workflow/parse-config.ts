import stripJsonComments from "strip-json-comments";

import { UnnameError } from "../base/errors.ts";
import { isObject } from "../base/json-values.ts";

/** The object in a configuration file: JSON in which comments may stand. Throws `config` for anything else. */
export function parseConfig(text: string, path: string): Record<string, unknown> {
  let value: unknown;
  try {
    // Comments become spaces, so that places stay.
    value = JSON.parse(stripJsonComments(text));
  } catch (cause) {
    const position = /position (\d+)/.exec(String(cause))?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split("\n").length;
    throw new UnnameError(
      "config",
      `${path}${line === undefined ? "" : `, line ${line}`}: not JSON. Look for a missing comma or quote.`,
      {
        cause,
        details: { path, ...(line !== undefined && { line }) },
      },
    );
  }
  if (isObject(value)) return value;
  throw new UnnameError("config", `${path}: expected a JSON object with settings by command.`, { details: { path } });
}

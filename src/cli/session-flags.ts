import type { Command } from "commander";

import type { SessionOptions } from "../model/session.ts";
import { integerOption } from "./terminal.ts";

/** Flags of commands that run a model. */
export interface SessionFlags {
  readonly threads?: number;
  readonly batchTokens?: number;
}

/** Adds `--threads` and `--batch-tokens` to a command. */
export function addSessionOptions(command: Command): Command {
  return command
    .option("--threads <n>", "threads (default: one a core)", integerOption(1))
    .option("--batch-tokens <n>", "tokens a batch, padding counted; results do not depend on it", integerOption(1));
}

/** What these flags say to the session. */
export function sessionOptionsOf({ threads, batchTokens }: SessionFlags): SessionOptions {
  return { ...(threads !== undefined && { threads }), ...(batchTokens !== undefined && { batchTokens }) };
}

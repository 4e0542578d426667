import type { Show } from "../../../review/session/filter.ts";
import type { CommonOptions } from "../../terminal.ts";
import type { PageLanguage } from "../../../text/page-languages.ts";

/** What `unname review` is called with. */
export interface ReviewFlags extends CommonOptions {
  readonly model?: string;
  readonly predictions?: string;
  readonly candidates?: string;
  readonly bound?: number;
  readonly decisions: string;
  readonly contexts: readonly string[];
  readonly reviewer?: string;
  readonly settle?: readonly string[] | true;
  readonly merge?: readonly string[];
  readonly show?: Show;
  readonly web?: boolean;
  readonly port?: number;
  readonly language?: PageLanguage;
}

/** The name of a reviewer without `--reviewer`. */
export const DEFAULT_REVIEWER = "reviewer";

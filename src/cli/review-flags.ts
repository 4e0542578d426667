import type { Show } from "../review/filter.ts";
import type { ReviewLanguage } from "../review/text/catalogues.ts";
import type { CommonOptions } from "./terminal.ts";

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
  readonly language?: ReviewLanguage;
}

/** Who does not say who reviews. */
export const DEFAULT_REVIEWER = "reviewer";

import type { Split } from "../../probe/contexts/context.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "./markup.ts";
import { type MarkedRow, signOf } from "../describe/summary.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** A row's verdict as a sign, in words for those who cannot see it; nothing for a figure without a limit or within one that decides nothing. */
export function mark(row: MarkedRow, language: Language): Markup | false {
  const { rowVerdicts, decision } = catalogueOf(language);
  const sign = signOf(row);
  const words = row.verdict === "info" ? decision.overUndecided : rowVerdicts[row.verdict];
  return sign !== "" && html`<span class="mark ${row.verdict}" role="img" aria-label="${words}">${sign}</span>`;
}

/** Seen or unseen, as a tag. */
export function splitTag(split: Split | "both", language: Language): Markup | false {
  return split !== "both" && html`<span class="tag ${split}">${catalogueOf(language).splits[split].tag}</span>`;
}

import type { RowVerdict } from "../audit/audit.ts";
import type { Split } from "../probe/context.ts";
import type { Language } from "./language.ts";
import { html, type Markup } from "./markup.ts";
import { MARKS } from "./summary.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** A row's verdict as a sign, in words for those who cannot see it; nothing for a figure without a limit. */
export function mark(verdict: RowVerdict, language: Language): Markup | false {
  const { rowVerdicts } = catalogueOf(language);
  return (
    verdict !== "info" &&
    html`<span class="mark ${verdict}" role="img" aria-label="${rowVerdicts[verdict]}">${MARKS[verdict]}</span>`
  );
}

/** Seen or unseen, as a tag. */
export function splitTag(split: Split | "both", language: Language): Markup | false {
  return split !== "both" && html`<span class="tag ${split}">${catalogueOf(language).splits[split].tag}</span>`;
}

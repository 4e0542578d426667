import { html, type Markup } from "../page/markup.ts";

/** A table in a panel that scrolls sideways by itself, also by keyboard. `label` says what it is and is used once on a page. */
export function scrollPanel(label: string, table: Markup): Markup {
  return html`<div class="scroll panel" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}

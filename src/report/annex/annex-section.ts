import { html, type Markup } from "../page/markup.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import type { Annex, AnnexCell, AnnexSection } from "./annex.ts";

/** An annex in the page: folded on the screen, open on paper. */
export function annexSection({ title, lede, sections }: Annex): Markup {
  return html`<section class="annex">
    <details>
      <summary><h2>${title}</h2></summary>
      <p class="lede">${lede}</p>
      ${sections.map((section) => sectionMarkup(section, title))}
    </details>
  </section>`;
}

function sectionMarkup({ heading, lede, columns, rows }: AnnexSection, title: string): Markup {
  return html`<h3>${heading}</h3>
    ${lede !== undefined && html`<p class="lede">${lede}</p>`}
    ${scrollPanel(
      `${title}: ${heading}`,
      html`<table class="annex-table" style="--columns:${columns.length}">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = [], ...others]) =>
              html`<tr>
                <th scope="row">${cellMarkup(first)}</th>
                ${others.map((cell) => html`<td>${cellMarkup(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`,
    )}`;
}

function cellMarkup(cell: AnnexCell): Markup[] {
  return cell.map((line) =>
    typeof line === "string"
      ? html`<span class="line">${line}</span>`
      : html`<strong class="line blank">${line.blank}</strong>`,
  );
}

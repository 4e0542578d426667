import { html, raw } from "hono/html";

import { RANGE_NAMES, SHOWS, sourcesOf } from "../session/filter.ts";
import { KEYS, keyOf } from "../session/keys.ts";
import type { OpenReview } from "../session/open-review.ts";
import type { Question } from "../session/question.ts";
import type { Session } from "../session/session.ts";
import type { Catalogue, ShortCommand } from "../text/catalogue.ts";
import { catalogueOf, LANGUAGE_NAMES } from "../text/catalogues.ts";
import { PAGE_LANGUAGES, type PageLanguage } from "../../text/page-languages.ts";

/** Commands that this review does not have. */
type Without = OpenReview["without"];

/** Buttons under the entry, in the order of the keys. */
const BUTTONS: readonly ShortCommand[] = [
  "name",
  "keep",
  "unsure",
  "name-alone",
  "keep-alone",
  "page",
  "take",
  "skip",
  "undo",
  "note",
  "bulk",
  "quit",
];

/** Not within the template: the program that joins the modules would rewrite one that closes a script, with a package that is not installed. */
const SCRIPT = '<script type="module" src="web/page/main.js"></script>';

/** The page of a review, without any entry: its script asks for those. Everything that is put in is escaped. */
export function renderPage(
  language: PageLanguage,
  session: Pick<Session, "queue">,
  { words, without }: Pick<OpenReview, "words" | "without">,
) {
  const catalogue = words(catalogueOf(language));
  const { page, bulk, said, together } = catalogue;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="page.css" />
        <link rel="icon" href="data:," />
        ${raw(SCRIPT)}
      </head>
      <body
        data-held="${said.held}"
        data-lost="${page.lost}"
        data-ended="${page.ended} ${page.endedLede}"
        data-reason-missing="${bulk.reasonMissing}"
        data-no-page="${together.noPage}"
        data-without="${[...without].join(" ")}"
      >
        <div class="above">
          ${renderHeader(catalogue.page, language)}
          <main>
            <section class="progress" aria-label="${page.progressLabel}">
              <p><strong id="place"></strong> <span id="counts"></span></p>
              <progress id="progress" aria-label="${page.progressLabel}" value="0" max="1"></progress>
              <p id="estimate"></p>
            </section>
            ${renderEntry(catalogue.page)} ${renderListing(catalogue, sourcesOf(session.queue as readonly Question[]))}
          </main>
        </div>
        ${renderFooter(catalogue, without)} ${renderHelp(catalogue, without)} ${renderBulk(catalogue, without)}
        ${renderPaging(catalogue)} ${renderNoting(catalogue.page)}
      </body>
    </html>`;
}

/** What the review is about, and how the page is used. */
function renderHeader(page: Catalogue["page"], language: PageLanguage) {
  return html`<header>
    <h1>${page.title}</h1>
    <p class="private">${page.private}</p>
    <div class="settings">
      <label
        >${page.language}
        <select id="language">
          ${PAGE_LANGUAGES.map((one) => option(one, LANGUAGE_NAMES[one], one === language))}
        </select></label
      >
      <label class="check"><input type="checkbox" id="keys-on" checked /> ${page.keysOn}</label>
      <button type="button" id="open-help" data-command="help"><kbd>?</kbd> ${page.helpHeading}</button>
    </div>
  </header>`;
}

/** What is known of the entry that is shown. */
function renderEntry(page: Catalogue["page"]) {
  return html`<section class="entry" aria-labelledby="entry-heading">
    <p class="topic" id="entry-heading">${page.entryHeading}</p>
    <h2 id="surface" tabindex="-1"></h2>
    <p id="label"></p>
    <p id="state" class="state"></p>
    <h3>${page.evidenceHeading}</h3>
    <ul id="evidence"></ul>
    <ul id="variants" class="variants"></ul>
    <p id="reason"></p>
    <p id="note"></p>
    <h3>${page.sentencesHeading}</h3>
    <ol id="sentences" class="sentences"></ol>
    <button type="button" id="more" data-command="more">${page.more} <kbd>${keyOf("more")}</kbd></button>
  </section>`;
}

/** The list of entries and its filters. */
function renderListing(
  { page, commands, short, shows, sources, anySource, together }: Catalogue,
  inQueue: readonly string[],
) {
  const sourceNames: Readonly<Record<string, string>> = sources;
  return html`<section class="listing" aria-labelledby="list-heading">
    <h2 id="list-heading">${page.listHeading}</h2>
    <div class="filters" role="search" aria-label="${page.filtersHeading}">
      <label
        >${page.search} <kbd>/</kbd>
        <input type="search" id="search" autocomplete="off" spellcheck="false" maxlength="200"
      /></label>
      <label
        >${page.show} <kbd>${keyOf("show")}</kbd>
        <select id="show">
          ${SHOWS.map((show) => option(show, shows[show]))}
        </select></label
      >
      <label
        >${page.source} <kbd>${keyOf("source")}</kbd>
        <select id="source">
          ${option("", anySource)}${inQueue.map((source) => option(source, sourceNames[source] ?? source))}
        </select></label
      >
      <label
        >${together.rangeHeading} <kbd>${keyOf("range")}</kbd>
        <select id="range">
          ${option("", together.anyRange)}${RANGE_NAMES.map((range) => option(range, `${range.replace("-", "–")} %`))}
        </select></label
      >
      <button type="button" data-command="spellings" aria-pressed="false" id="spellings">
        ${short.spellings} <kbd>${keyOf("spellings")}</kbd>
      </button>
      <button type="button" data-command="variants">${short.variants} <kbd>${keyOf("variants")}</kbd></button>
      <button type="button" data-command="clear">${commands.clear} <kbd>${keyOf("clear")}</kbd></button>
    </div>
    <div id="list" role="listbox" tabindex="0" aria-labelledby="list-heading"></div>
  </section>`;
}

/** The buttons that decide. */
function renderFooter({ page, commands, short, ask }: Catalogue, without: Without) {
  return html`<footer>
    <p id="said" role="status" aria-live="polite"></p>
    <p class="ask">${ask}</p>
    <div class="buttons" role="group" aria-label="${page.decideHeading}">
      ${BUTTONS.filter((command) => !without.has(command)).map(
        (command) =>
          html`<button
            type="button"
            data-command="${command}"
            title="${commands[command]}"
            aria-keyshortcuts="${shortcut(keyOf(command))}"
          >
            <kbd aria-hidden="true">${keyOf(command)}</kbd> ${short[command]}
          </button>`,
      )}
    </div>
  </footer>`;
}

/** The keys. */
function renderHelp({ page, commands, keyNames }: Catalogue, without: Without) {
  const keyLabel = (key: string) => keyNames[key] ?? key;
  return html`<dialog id="help" aria-labelledby="help-heading">
    <h2 id="help-heading">${page.helpHeading}</h2>
    <p>${page.helpLede}</p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="help-heading">
      <table>
        <thead>
          <tr>
            <th scope="col">${page.key}</th>
            <th scope="col">${page.does}</th>
          </tr>
        </thead>
        <tbody>
          ${KEYS.filter(({ command, terminalOnly }) => terminalOnly !== true && !without.has(command)).map(
            ({ command, keys }) =>
              html`<tr>
                <td>${keys.map((key) => html`<kbd>${keyLabel(key)}</kbd> `)}</td>
                <td>${commands[command]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <form method="dialog"><button>${page.close}</button></form>
  </dialog>`;
}

/** Deciding all entries that are listed. */
function renderBulk({ page, bulk, choices }: Catalogue, without: Without) {
  return html`<dialog id="bulk" aria-labelledby="bulk-heading">
    <form method="dialog">
      <h2 id="bulk-heading">${page.bulkHeading}</h2>
      <p id="bulk-count"></p>
      <p id="bulk-about"></p>
      <div id="bulk-preview" class="scroll" tabindex="0" role="region" aria-labelledby="bulk-heading"></div>
      <fieldset>
        <legend>${page.choiceLabel}</legend>
        ${(["name", "keep", "unsure"] as const).filter((choice) => !without.has(choice)).map((choice) => html`<label class="check"><input type="radio" name="choice" value="${choice}" /> ${choices[choice]}</label> `)}
      </fieldset>
      <label>${bulk.reason} <input type="text" id="bulk-reason" autocomplete="off" maxlength="500" /></label>
      <p id="bulk-problem" role="alert"></p>
      <div class="buttons">
        <button value="apply">${page.apply}</button> <button value="cancel" type="button">${page.cancel}</button>
      </div>
    </form>
  </dialog>`;
}

/** Rows that are decided together. */
function renderPaging({ page, together }: Catalogue) {
  return html`<dialog id="paging" aria-labelledby="paging-heading">
    <form method="dialog">
      <h2 id="paging-heading"></h2>
      <div id="paging-rows" class="scroll picks" role="group" aria-labelledby="paging-heading"></div>
      <div class="buttons">
        <button value="apply">${together.save}</button>
        <button value="cancel" type="button">${page.cancel}</button>
      </div>
    </form>
  </dialog>`;
}

/** A note on a decision. */
function renderNoting(page: Catalogue["page"]) {
  return html`<dialog id="noting" aria-labelledby="note-heading">
    <form method="dialog">
      <h2 id="note-heading">${page.noteHeading}</h2>
      <label>${page.noteLabel} <input type="text" id="note-text" autocomplete="off" maxlength="1000" /></label>
      <div class="buttons">
        <button value="apply">${page.save}</button> <button value="cancel" type="button">${page.cancel}</button>
      </div>
    </form>
  </dialog>`;
}

/** A key as `aria-keyshortcuts` names it. */
function shortcut(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

function option(value: string, label: string, isSelected = false) {
  return html`<option value="${value}" ${isSelected ? html` selected` : ""}>${label}</option>`;
}

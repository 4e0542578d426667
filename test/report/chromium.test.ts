import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { glob } from "tinyglobby";
import axe from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Annex } from "../../src/report/annex/annex.ts";
import type { AuditComparison, AuditReport } from "../../src/audit/audit-report.ts";
import { readAudit } from "../../src/audit/audit-file.ts";
import { buildAnnex } from "../../src/report/annex/build-annex.ts";
import { renderReport } from "../../src/report/page/html.ts";
import { LANGUAGES } from "../../src/report/language.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { ANNEX_KINDS } from "../../src/report/text/annexes/annex-texts.ts";
import { crowdedReport, fullComparison } from "./sample-audit.ts";

/** Debian's; another one by environment. Without a browser these tests are skipped, and the run says so. */
const CHROMIUM = process.env["UNNAME_CHROMIUM"] ?? "/usr/bin/chromium";
const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
const MOST_PAGES = 13;
const MILLIMETRE = 96 / 25.4;
/** Within the margins of the sheet. */
const A4 = { width: Math.floor((210 - 24) * MILLIMETRE), height: Math.floor((297 - 22) * MILLIMETRE) };

const SETTINGS: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ["desktop", { viewport: { width: 1280, height: 900 } }],
  ["a phone of 360 px", { viewport: { width: 360, height: 800 } }],
  ["dark", { viewport: { width: 1280, height: 900 }, colorScheme: "dark" }],
];
/** Those committed, the demo's among them. */
const EXAMPLES = await Promise.all(
  (await glob("audits/examples/*/audit.json")).map(async (path) => ({
    name: path,
    audit: await readAudit(path),
    settings: SETTINGS.slice(0, 1),
  })),
);
const AUDITS = [
  ...EXAMPLES,
  { name: "four models", audit: fullComparison(), settings: SETTINGS },
  { name: "one model, much to tell", audit: crowdedReport(), settings: SETTINGS.slice(1, 2) },
];

/** In the page: labels of drawings that lie over one another, and what is wider than the page. */
const OVERLAPS = `(() => {
  const labels = [...document.querySelectorAll(".who, .figures .tag, .value, .axis span, figcaption, .panel h3, .asked, .found")];
  const boxes = labels.map((label) => ({ label, box: label.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  const found = [];
  for (const [index, a] of boxes.entries()) for (const b of boxes.slice(index + 1)) {
    if (a.label.contains(b.label) || b.label.contains(a.label)) continue;
    const [width, height] = [Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)];
    if (width > 0.5 && height > 0.5) found.push(a.label.textContent + " | " + b.label.textContent);
  }
  return found;
})()`;
/** Bottom of the first sheet to sign, and heights of the others. */
const SHEETS = `[...document.querySelectorAll(".sheet")].map((sheet, index) =>
  index === 0 ? sheet.getBoundingClientRect().bottom : sheet.getBoundingClientRect().height)`;
/** Lines of annexes that lie over one another, and cells with more in them than they hold. */
const ANNEX_OVERLAPS = `(() => {
  const lines = [...document.querySelectorAll(".annex .line, .annex h2, .annex h3, .annex .lede")].map((line) => ({ line, box: line.getBoundingClientRect() })).filter(({ box }) => box.height > 0);
  const wide = [...document.querySelectorAll(".annex th, .annex td")].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent);
  return [...wide, ...lines.flatMap((a, index) => lines.slice(index + 1).filter((b) =>
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5 && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5).map((b) => a.line.textContent + " | " + b.line.textContent))];
})()`;
const OVERFLOW = `[...document.querySelectorAll("body *")].filter((element) => !element.closest(".scroll") &&
  element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).map((element) => element.className || element.tagName)`;

describe.skipIf(!existsSync(CHROMIUM))(`the page in a real browser (${CHROMIUM})`, { timeout: 300_000 }, () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryDirectory();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: SWITCHES });
  });
  afterAll(() => browser?.close());

  /** Opens a page and collects what it says and asks for. */
  async function open(
    audit: AuditReport | AuditComparison,
    language: (typeof LANGUAGES)[number],
    options: BrowserContextOptions,
    annexes: readonly Annex[] = [],
  ) {
    const path = join(folder, `${language}.html`);
    await writeFile(path, renderReport(audit, { language, annexes }));
    const url = pathToFileURL(path).href;
    const page = await browser.newPage(options);
    const messages: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(String(error)));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(url);
    return { page, messages, others: () => requests.filter((request) => request !== url) };
  }

  describe.each(LANGUAGES)("annexes in %s", (language) => {
    it.each([0, EXAMPLES.length + 1])("of audit %i: accessible, on a phone too, and printed open", async (index) => {
      const { audit } = AUDITS[index]!;
      const annexes = ANNEX_KINDS.map((kind) => buildAnnex(audit, kind, {}, language));
      for (const [, options] of SETTINGS) {
        const { page, messages } = await open(audit, language, options, annexes);
        await page.evaluate(`for (const one of document.querySelectorAll("details")) one.open = true`);
        expect(await page.evaluate(ANNEX_OVERLAPS)).toEqual([]);
        expect(await page.evaluate(OVERFLOW)).toEqual([]);
        expect(await violationsOf(page)).toEqual([]);
        expect(messages).toEqual([]);
        await page.close();
      }
      const pages = async (list: readonly Annex[]) => {
        const { page } = await open(audit, language, { viewport: A4 }, list);
        await page.emulateMedia({ media: "print" });
        expect(await page.evaluate(ANNEX_OVERLAPS)).toEqual([]);
        expect(await page.evaluate(OVERFLOW)).toEqual([]);
        const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
        await page.close();
        return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
      };
      // Each annex takes two sheets or more if its tables are printed, and one if only its heading is.
      expect(await pages(annexes)).toBeGreaterThanOrEqual((await pages([])) + 2 * ANNEX_KINDS.length);
    });
  });

  describe.each(AUDITS)("$name", ({ audit, settings }) => {
    describe.each(LANGUAGES)("in %s", (language) => {
      it.each(settings)(
        "%s: quiet, no request, no overlap, nothing wider than the page, accessible",
        async (_, options) => {
          const { page, messages, others } = await open(audit, language, options);
          expect(await page.evaluate(OVERLAPS)).toEqual([]);
          expect(await page.evaluate(OVERFLOW)).toEqual([]);
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(
            options.viewport!.width,
          );
          expect(await violationsOf(page)).toEqual([]);
          expect(messages).toEqual([]);
          expect(others()).toEqual([]);
          await page.close();
        },
      );

      it(`prints on A4 in at most ${MOST_PAGES} pages, the first of them to sign`, async () => {
        const { page } = await open(audit, language, { viewport: A4 });
        await page.emulateMedia({ media: "print" });
        // The first has the page's heading above it.
        const [first = 0, ...others] = await page.evaluate<number[]>(SHEETS);
        for (const height of [first, ...others]) expect(height).toBeLessThanOrEqual(A4.height);
        expect(await page.evaluate(OVERLAPS)).toEqual([]);
        expect(await page.evaluate(OVERFLOW)).toEqual([]);
        const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
        const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
        expect(pages.length).toBeGreaterThan(1);
        expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
        await page.close();
      });
    });
  });
});

/** What axe finds, a line a rule and element. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run(document, { runOnly: ${JSON.stringify(AXE_TAGS)} }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 160))))`);
}

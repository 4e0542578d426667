import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";

import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { appendDecisions } from "../../src/review/decisions/decisions-file.ts";
import { catalogueOf } from "../../src/review/text/catalogues.ts";
import { reviewFiles } from "./review-files.ts";
import { serve, type WebReview } from "./web-review.ts";
import { PAGE_LANGUAGES } from "../../src/text/page-languages.ts";

// The built program: `npm run build` comes before.

/** Debian's; another one by environment. Without a browser these tests are skipped, and the run says so. */
const CHROMIUM = process.env["UNNAME_CHROMIUM"] ?? "/usr/bin/chromium";
/** A folder for the screenshots; without it they are only looked at by the tests. */
const SCREENSHOTS = process.env["UNNAME_SCREENSHOTS"];
const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 800, height: 900 },
  { width: 360, height: 800 },
];
/** The decisions on the first row of the review: a name in each of its spellings. */
const BRUYN = ["ĠBRUYN: name", "ĠBruyn: name", "Ġbruyn: name"];
/** In the page: what is wider than it. */
const OVERFLOW = `[...document.querySelectorAll("body *")].filter((element) => !element.closest("dialog, .scroll, #list") &&
  element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).map((element) => element.id || element.className || element.tagName)`;

describe.skipIf(!existsSync(CHROMIUM))(
  `the review's page in a real browser (${CHROMIUM})`,
  { timeout: 300_000 },
  () => {
    let browser: Browser;
    const running: WebReview[] = [];
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: SWITCHES });
    });
    afterEach(async () => {
      for (const review of running.splice(0)) {
        review.kill("SIGKILL");
        await review.ended;
      }
    });
    afterAll(() => browser?.close());

    /** Serves a review and opens it; collects what the page says and asks for. */
    async function open(argv: readonly string[], options: Parameters<Browser["newPage"]>[0] = {}) {
      const review = await serve(argv);
      running.push(review);
      const page = await browser.newPage({ locale: "en-GB", ...options });
      const messages: string[] = [];
      const requests: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(String(error)));
      page.on("request", (request) => requests.push(request.url()));
      await page.goto(review.url.href);
      await holds(page, `document.activeElement?.id === "list"`);
      const foreign = () => requests.filter((url) => !url.startsWith(review.url.href) && !url.startsWith("data:"));
      return { review, page, messages, foreign };
    }

    it("decides, filters, undoes, is killed and goes on, and ends with exactly these decisions", async () => {
      const { argv, standing, lines } = await reviewFiles();
      const first = await open(argv);
      await find(first.page, "smeets");
      await first.page.keyboard.press("n");
      await said(first.page, "Smeets: name");
      await first.page.keyboard.press("x");
      await find(first.page, "zuider");
      await first.page.keyboard.press("k");
      await said(first.page, "Zuiderveld: keep");
      await first.page.keyboard.press("z");
      await said(first.page, "undone");
      await first.page.keyboard.press("n");
      await said(first.page, "Zuiderveld: name");
      first.review.kill("SIGKILL");
      await first.review.ended;
      await first.page.keyboard.press("x");
      await said(first.page, "does not answer");
      expect(await standing()).toEqual(["ĠSmeets: name", "ĠZuiderveld: name"]);
      await first.page.close();

      const { page, review, messages, foreign } = await open(argv);
      await holds(page, `document.querySelector("#counts").textContent.startsWith("names: 2")`);
      await find(page, "van");
      await page.keyboard.press("b");
      await page
        .getByRole("dialog")
        .getByText(/undecided of/)
        .waitFor();
      // Neither without a choice nor without a reason.
      await page.getByRole("button", { name: "Decide", exact: true }).click();
      await page.getByText("a reason is needed").waitFor();
      await page.getByRole("radio", { name: "keep" }).check();
      await page.getByLabel("Reason").fill("particle");
      await page.keyboard.press("Enter");
      await said(page, "entries: keep");
      await page.keyboard.press("x");
      await find(page, "sanders");
      await page.keyboard.press("m");
      await page.getByLabel(/Note on this entry/).fill("also a clinic");
      await page.keyboard.press("Enter");
      await page.locator("#note", { hasText: "also a clinic" }).waitFor();
      // All spellings of the row; then, undone, the one that is shown alone.
      await page.keyboard.press("u");
      await said(page, "Sanders, SANDERS: unsure");
      await page.keyboard.press("z");
      await said(page, "undone: 2 entries");
      await page.keyboard.press("Shift+U");
      await said(page, "Sanders: unsure");
      await page.keyboard.press("q");
      await page.getByRole("heading", { name: /The review has ended/ }).waitFor();
      expect(await review.ended).toBe(0);
      const vans = (await lines()).filter(({ reason }) => reason === "particle").map(({ token }) => `${token}: keep`);
      expect(vans.length).toBeGreaterThan(1);
      expect(await standing()).toEqual([...vans, "ĠSanders: unsure", "ĠSmeets: name", "ĠZuiderveld: name"].sort());
      expect((await lines()).some(({ note }) => note === "also a clinic")).toBe(true);
      expect(messages).toEqual([]);
      expect(foreign()).toEqual([]);
      await page.close();
    });

    it("keeps what is typed while an answer is under way", async () => {
      const { argv } = await reviewFiles();
      const { page } = await open(argv);
      await find(page, "smeets");
      // Answers take a while from here on.
      await page.route("**/act", async (route) => {
        await page.waitForTimeout(300);
        await route.continue();
      });
      await page.keyboard.press("x");
      await find(page, "zuider");
      await page.close();
    });

    it("decides once while a key is held down", async () => {
      const { argv, standing } = await reviewFiles();
      const { page } = await open(argv);
      // Some repeats while the first answer is under way, which says last what was decided; some after it.
      for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down("n");
      await holds(page, `document.querySelector("#counts").textContent.startsWith("names: 3")`);
      for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down("n");
      await said(page, "held down");
      await page.keyboard.up("n");
      await page.waitForTimeout(200);
      expect(await standing()).toEqual(BRUYN);
      await page.close();
    });

    it("settles what reviewers decided differently, and has no key for what settles nothing", async () => {
      const { argv, vocabulary, decisionsPath, standing } = await reviewFiles();
      const at = "2026-03-01T10:00:00.000Z";
      const token = "ĠSanders";
      const line = { tokenId: vocabulary.indexOf(token), token, at, reason: "" };
      appendDecisions(decisionsPath, [
        { ...line, decision: "name", reviewer: "ann" },
        { ...line, decision: "keep", reviewer: "ben" },
      ]);
      const { page, messages, review } = await open([...argv, "--settle", "--reviewer", "chris"]);
      expect(await page.title()).toBe("Disagreements to settle");
      await page.getByText("ben says keep").waitFor();
      await page.keyboard.press("u");
      await page.keyboard.press("k");
      await said(page, "Sanders: keep");
      await page.getByText("All 1 disagreements are settled.").first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("q");
      expect(await review.ended).toBe(0);
      expect(await standing()).toEqual(["ĠSanders: keep"]);
      expect(messages).toEqual([]);
      await page.close();
    });

    it("leaves letters alone in text fields, and where single keys are switched off", async () => {
      const { argv, standing } = await reviewFiles();
      const { page } = await open(argv);
      await page.keyboard.press("/");
      await page.keyboard.type("nku");
      await page.getByText("Nothing is listed").first().waitFor();
      await page.keyboard.press("Enter");
      await page.keyboard.press("x");
      await page.locator("#label", { hasText: "token" }).waitFor();
      await page.getByLabel("Keys decide").uncheck();
      await page.locator("#list").focus();
      await page.keyboard.press("n");
      await page.keyboard.press("ArrowDown");
      await holds(page, `document.querySelector("#place").textContent.startsWith("2 of")`);
      expect(await standing().catch(() => [])).toEqual([]);
      await page.getByRole("button", { name: "name", exact: true }).click();
      await said(page, ": name");
      expect(await standing()).toHaveLength(1);
      await page.close();
    });

    it("tells a screen reader what was decided, what comes next and where in the list it stands", async () => {
      const { argv } = await reviewFiles();
      const { page } = await open(argv);
      const surface = await page.locator("#surface").textContent();
      const option = page.locator('#list [aria-selected="true"]');
      expect(await option.textContent()).toContain(surface);
      expect(await option.getAttribute("aria-posinset")).toBe("1");
      expect(await page.locator("#list").getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
      await page.keyboard.press("n");
      await said(page, ": name");
      const next = await page.locator("#surface").textContent();
      expect(next).not.toBe(surface);
      // With the other spellings that were decided with it.
      expect(await page.getByRole("status").textContent()).toBe(`${surface}, BRUYN, bruyn: name – ${next}`);
      await page.close();
    });

    describe.each(PAGE_LANGUAGES)("in %s", (language) => {
      it.each(WIDTHS)("$width px wide: accessible, quiet, nothing wider than the page", async (viewport) => {
        const { scoredArgv } = await reviewFiles();
        const { page, messages, foreign } = await open(scoredArgv, {
          viewport,
          locale: catalogueOf(language).locale,
        });
        expect(await page.evaluate("document.documentElement.lang")).toBe(language);
        expect(await page.locator(".ask").textContent()).toBe(catalogueOf(language).ask);
        await page.keyboard.press("n");
        await said(page, `: ${catalogueOf(language).choices.name}`);
        const look = async (what: string) => {
          if (SCREENSHOTS !== undefined) {
            await mkdir(SCREENSHOTS, { recursive: true });
            await page.screenshot({ path: `${SCREENSHOTS}/review-${language}-${viewport.width}-${what}.png` });
          }
          expect(await page.evaluate(OVERFLOW)).toEqual([]);
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(viewport.width);
          expect(await violationsOf(page)).toEqual([]);
          // The entry is in sight without scrolling, above the buttons.
          const surface = (await page.locator("#surface").boundingBox())!;
          expect(surface.y).toBeGreaterThanOrEqual(0);
          expect(surface.y + surface.height).toBeLessThan((await page.locator("footer").boundingBox())!.y);
        };
        await look("page");
        await page.keyboard.press("?");
        await look("help");
        await page.keyboard.press("Escape");
        await page.keyboard.press("b");
        await page.locator("dialog#bulk[open]").waitFor();
        await look("bulk");
        await page.keyboard.press("Escape");
        await page.emulateMedia({ colorScheme: "dark" });
        await look("dark");
        expect(messages).toEqual([]);
        expect(foreign()).toEqual([]);
        await page.close();
      });
    });

    it("changes its language, and stays where it was", async () => {
      const { argv } = await reviewFiles();
      const { page } = await open(argv);
      await page.keyboard.press("Shift+K");
      await said(page, ": keep");
      await page.getByLabel("Language").selectOption("nl");
      await page.getByText("Is het een naam?").waitFor();
      await holds(page, `document.querySelector("#counts").textContent.includes("behouden: 1")`);
      await page.close();
    });
  },
);

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await holds(
    page,
    `document.querySelector("#list").getAttribute("aria-busy") === "false" &&
    document.querySelector("#surface").textContent.toLowerCase().includes(${JSON.stringify(text)})`,
  );
}

async function said(page: Page, text: string): Promise<void> {
  await holds(page, `document.querySelector("#said").textContent.includes(${JSON.stringify(text)})`);
}

/** Resolves when a script in the page comes to true. By evaluation, since the page's policy forbids what Playwright waits with. */
async function holds(page: Page, script: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 15_000; await page.waitForTimeout(10))
    if (await page.evaluate(script).catch(() => false)) return;
  throw new Error(`expected ${script}, found ${await page.locator("body").innerText()}`);
}

/** What axe finds, a line a rule and element. The page's own policy lets no script in: it is given through the debugger. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run(document, { runOnly: ${JSON.stringify(AXE_TAGS)} }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 160))))`);
}

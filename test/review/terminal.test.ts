import { setTimeout as wait } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { openTerminal } from "../fixtures/pseudo-terminal.ts";
import { reviewFiles } from "./review-files.ts";

// The built program in a real pseudo-terminal: `npm run build` comes before.

const SIZES = [
  { columns: 45, rows: 15 },
  { columns: 80, rows: 24 },
  { columns: 140, rows: 40 },
];
const UP = "\u001b[A";
const DOWN = "\u001b[B";

describe("a review in a pseudo-terminal", () => {
  it("decides, filters, undoes, quits, is killed and goes on, and ends with exactly these decisions", async () => {
    const { argv, standing, lines } = await reviewFiles();
    const size = { columns: 80, rows: 24 };

    const first = openTerminal(argv, size);
    const start = await first.until("Is it a name?");
    expect(start).toMatch(/1 of \d+ \(\d+ undecided\)/);
    first.type("/");
    await first.until("Search:");
    first.type("smeets");
    await first.until("Search: smeets");
    first.type("\r");
    await first.until('listed: "smeets"');
    first.type("n");
    await first.until("Smeets: name");
    first.type("x");
    first.type("/");
    await first.until("Search:");
    first.type("zuider\r");
    await first.until('listed: "zuider"');
    first.type("k");
    await first.until("Zuiderveld: keep");
    first.type("z");
    await first.until("undone");
    first.type("n");
    await first.until("Zuiderveld: name");
    first.type("q");
    expect(await first.ended).toBe(0);
    expect(await standing()).toEqual(["ĠSmeets: name", "ĠZuiderveld: name"]);

    const second = openTerminal(argv, size);
    await second.until("names: 2");
    second.type("/");
    await second.until("Search:");
    second.type("van\r");
    await second.until('listed: "van"');
    second.type("b");
    await second.until("undecided of");
    second.type("k");
    await second.until("Reason:");
    second.type("particle\r");
    await second.until(/\d entries: keep/);
    second.type("x");
    second.type("/");
    await second.until("Search:");
    second.type("sanders\r");
    await second.until('listed: "sanders"');
    second.type("m");
    await second.until("Note:");
    second.type("also a clinic\r");
    await second.until("note: also a clinic");
    second.type("n");
    await second.until("Sanders, SANDERS: name");
    // As a crash or a closed laptop would.
    second.kill("SIGKILL");
    await second.ended;

    const third = openTerminal(argv, size);
    const shown = await third.until("Is it a name?");
    expect(shown).toContain("names: 4");
    third.type("z");
    await third.until("note: also a clinic");
    third.type("U");
    await third.until("Sanders: unsure");
    third.type("\u0003");
    expect(await third.ended).toBe(130);
    expect(third.written()).toContain("Interrupted. All decisions are in");

    const vans = (await lines()).filter(({ reason }) => reason === "particle").map(({ token }) => `${token}: keep`);
    expect(vans.length).toBeGreaterThan(1);
    expect(await standing()).toEqual([...vans, "ĠSanders: unsure", "ĠSmeets: name", "ĠZuiderveld: name"].sort());
  });

  it("decides once while a key is held down, as a keyboard repeats it", async () => {
    // A repeat that a busy machine brings after more than a second is a second press: then the same once more.
    for (let attempt = 0; attempt < 20; attempt++) {
      const { argv, standing } = await reviewFiles();
      const terminal = openTerminal(argv, { columns: 80, rows: 24 });
      await terminal.until("Is it a name?");
      const start = Date.now();
      terminal.type("n");
      await terminal.until("names: 3");
      // In one write: the program reads them as fast as a keyboard repeats a key, however busy the machine is.
      terminal.type("n".repeat(30));
      await terminal.until("held down");
      const tookMilliseconds = Date.now() - start;
      terminal.type("q");
      await terminal.ended;
      if (tookMilliseconds > 1000) continue;
      // One row: a name in each of its spellings.
      expect(await standing()).toEqual(["ĠBRUYN: name", "ĠBruyn: name", "Ġbruyn: name"]);
      return;
    }
    expect.fail("no key was repeated within a second");
  });

  it.each(SIZES)("shows the entry in every view at $columns × $rows, and nothing beyond the screen", async (size) => {
    const { argv } = await reviewFiles();
    const terminal = openTerminal(argv, size);
    const start = await terminal.until("Is it a name?");
    const word = /\[(\w+)\]/.exec(start)?.[1] as string;
    const both = (screen: string) => {
      expect(screen).toContain(`${word}   token`);
      expect(screen).toMatch(new RegExp(`\\[${word}\\]`));
      expect(terminal.screen()[0]).toMatch(/^1 of /);
    };
    both(start);
    terminal.type("l");
    both(await terminal.until(`> · ${word}`));
    terminal.type(DOWN);
    await terminal.until(/^2 of /);
    terminal.type(UP);
    both(await terminal.until(/^1 of /));
    terminal.type("?");
    expect(await terminal.until("any other key goes back")).toContain("keep: no name");
    terminal.type("?");
    await terminal.until("Is it a name?");
    terminal.type("b");
    const preview = await terminal.until("Decide ");
    expect(preview).toContain(word);
    terminal.type("x");
    await terminal.until("Is it a name?");
    terminal.resize(60, 18);
    await terminal.until("[");
    await wait(200);
    both(terminal.screen().join("\n"));
    terminal.type("q");
    expect(await terminal.ended).toBe(0);
    // The names do not stay in what can be scrolled back to.
    expect(terminal.screen().join("\n")).not.toContain(word);
  });

  it("writes no styles with NO_COLOR", async () => {
    const { argv } = await reviewFiles();
    const terminal = openTerminal(argv, { columns: 80, rows: 24, env: { NO_COLOR: "1" } });
    await terminal.until("Is it a name?");
    terminal.type("l");
    await terminal.until("> ·");
    terminal.type("q");
    await terminal.ended;
    // eslint-disable-next-line no-control-regex
    expect(terminal.written()).not.toMatch(/\u001b\[[\d;]*m/);
  });

  it("goes to the spellings of names that nobody decided on", async () => {
    const { argv } = await reviewFiles();
    const first = openTerminal(argv, { columns: 80, rows: 24 });
    await first.until("Is it a name?");
    first.type("w");
    await first.until("no undecided spelling");
    first.type("/");
    await first.until("Search:");
    first.type("bruyn\r");
    await first.until('listed: "bruyn"');
    first.type("N");
    await first.until("Bruyn: name");
    first.type("q");
    await first.ended;
    const second = openTerminal([...argv, "--show", "variants"], { columns: 80, rows: 24 });
    const shown = await second.until("Is it a name?");
    expect(shown).toContain("listed: undecided spellings of names");
    expect(shown).toContain("BRUYN   token ĠBRUYN");
    // The two that are left, together.
    second.type("k");
    await second.until("BRUYN, bruyn: keep");
    await second.until(/Nothing is listed|Everything in this list/);
    second.type("q");
    await second.ended;
  });

  it("tells after each decision how many names are left, where the candidates say how probable they are", async () => {
    const { scoredArgv, lines } = await reviewFiles();
    const terminal = openTerminal([...scoredArgv, "--bound", "0.05"], { columns: 110, rows: 26 });
    const start = await terminal.until("Is it a name?");
    const left = (screen: string) => Number(/names left: ([\d.]+) expected, at most \d+ \(90 %\)/.exec(screen)?.[1]);
    expect(start).toContain("not yet safe to stop");
    expect(left(start)).toBeGreaterThan(1);
    terminal.type("n");
    expect(left(await terminal.until("names: 3"))).toBeLessThan(left(start));
    terminal.type("b");
    await terminal.until("undecided of");
    terminal.type("k");
    await terminal.until("Reason:");
    terminal.type("the rest\r");
    // Likely names were kept: that is said instead, and they come again, as if nothing had been said of them.
    const kept = await terminal.until("entries: keep");
    expect(kept).toMatch(/come again|among what you kept|are kept too often/);
    expect(kept).toContain("not yet safe to stop");
    expect(kept).not.toMatch(/, safe to stop/);
    expect(kept).toContain("Is it a name?");
    terminal.type("n");
    expect(await terminal.until("names: 4")).toContain("not yet safe to stop");
    terminal.type("q");
    await terminal.ended;
    expect((await lines()).at(-1)).toMatchObject({ decision: "name", reason: "came again" });
  });
});

import { readFile } from "node:fs/promises";

import { parseSync, Visitor } from "oxc-parser";
import { glob } from "tinyglobby";
import { describe, expect, it } from "vitest";

import { MEASURES } from "../../src/audit/measures.ts";
import { createProgram } from "../../src/cli/program.ts";
import { EN as REPORT } from "../../src/report/text/en.ts";
import { EN as REVIEW } from "../../src/review/text/en.ts";
import { QUESTIONS } from "../../src/workflow/init/questions.ts";
import { WORKFLOW_KEYS } from "../../src/workflow/stages/workflow-settings.ts";
import { memoryIo } from "../cli/memory-io.ts";
import { listPages } from "./documented-commands.ts";

/** Words that readers stumbled over: a program prints and reports, and a person or patient is called that. */
const COY = /\b(?:nobody|somebody|whoever|tells|(?:is|are)\s+told)\b/giu;

const pages = [...(await listPages()), "CHANGELOG.md"];

/** Each coy word with what stands around it, in one line. */
function coyWords(text: string): string[] {
  return [...text.matchAll(COY)].map(({ index }) =>
    text.slice(Math.max(0, index - 40), index + 40).replace(/\s+/gu, " "),
  );
}

/** Every string in a catalogue; of a function its source, which holds its words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe("plain words", () => {
  it("differ from coy ones, in any case and across lines", () => {
    expect(coyWords("Nobody is\ntold what it tells; a teller is none of these.")).toHaveLength(3);
    expect(stringsIn({ of: ["a", { b: () => "somebody" }] }).flatMap(coyWords)).toHaveLength(1);
  });

  it.each(pages)("%s", async (page) => {
    expect(coyWords(await readFile(page, "utf8"))).toEqual([]);
  });

  const io = memoryIo();
  const program = createProgram(io);
  it.each([program, ...program.commands].map((command) => [command.name(), command] as const))(
    "the help of %s",
    (_, command) => {
      const before = io.output().length;
      command.outputHelp();
      const help = io.output().slice(before);
      expect(help).toMatch(/^Usage: /u);
      expect(coyWords(help)).toEqual([]);
    },
  );

  it.each(Object.entries({ REPORT, REVIEW, MEASURES, QUESTIONS, WORKFLOW_KEYS }))("the texts of %s", (_, texts) => {
    const strings = stringsIn(texts);
    expect(strings.length).toBeGreaterThan(5);
    expect(strings.flatMap(coyWords)).toEqual([]);
  });

  it("the strings of the sources, messages among them", async () => {
    // Words of a language's rules are data.
    const files = await glob("src/**/*.ts", { ignore: "src/recognise/rules/languages/**" });
    const found = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(file, "utf8");
        // Few sources hold such a word anywhere: parsing all takes long.
        const texts = source.search(COY) < 0 ? [] : literalsOf(file, source);
        return texts.flatMap((text) => coyWords(text).map((word) => `${file}: ${word}`));
      }),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found.flat()).toEqual([]);
  });
});

/** The string literals of a source, and the fixed parts of its templates. */
function literalsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === "string" && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ""),
  }).visit(parseSync(file, source).program);
  return texts;
}

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

import { QUESTIONS } from "../../src/workflow/init/questions.ts";
import { openTerminal } from "../fixtures/pseudo-terminal.ts";

/** Where a statement runs: the reader's folder, and what their shell finds. */
export interface Shell {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

const SIZE = { columns: 110, rows: 30 };
/** Longer than a held key takes to be shown. */
const KEY_PAUSE_MS = 250;
/** What the reader answers to `unname init`. */
const ANSWERS: Readonly<Record<(typeof QUESTIONS)[number]["key"], string>> = {
  notes: "notes",
  otherNotes: "other-notes",
  textField: "text",
  patients: "documents",
  references: "no",
  language: "nl",
  names: "people.csv",
  model: "my-model",
  entities: "PERSON,GPE",
  reviewer: "ann",
  release: "public/my-model",
};

/** Runs a statement as a reader does: reviews and questions in a terminal, everything else in a shell. */
export async function runStatement(statement: string, shell: Shell): Promise<Finished> {
  if (/^(?:npx )?unname init\b/u.test(statement))
    return answer(
      statement,
      shell,
      // The reader's notes are text files, which have no fields. A long question goes over the end of a line.
      QUESTIONS.filter(({ key }) => key !== "textField").map(({ key, message }) => [
        message.slice(0, 60),
        ANSWERS[key],
      ]),
    );
  if (/^(?:npx )?unname rewrite forget\b/u.test(statement))
    return answer(statement, shell, [["Destroy the mapping", "forget"]]);
  if (/^(?:npx )?unname review\b/u.test(statement)) {
    if (!/ --web\b/u.test(statement)) return decide(statement, shell);
    const served = await openPage(statement, shell);
    // The page has tests in a browser; these decisions are the terminal's.
    return served.code === 0 ? decide(statement.replace(/ --web\b/u, ""), shell) : served;
  }
  return runInShell(statement, shell);
}

/** Runs a line of Bash, in which every part of a pipe must succeed. */
export function runInShell(line: string, { cwd, env }: Shell): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      "bash",
      ["--norc", "-euo", "pipefail", "-c", line],
      { cwd, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : typeof error.code === "number" ? error.code : 1, output: stripVTControlCharacters(stdout + stderr) }); // prettier-ignore
      },
    );
    child.stdin?.end();
  });
}

/** Decides two entries to be names and keeps one, if so many are listed, and quits. */
async function decide(statement: string, { cwd, env }: Shell): Promise<Finished> {
  const terminal = openTerminal(["-c", statement], { ...SIZE, program: "bash", cwd, env });
  try {
    const start = await terminal.until(/ a name\?|name here\?|Nothing is listed|Everything in this list/u);
    for (const key of / a name\?|name here\?/u.test(start) ? "nnk" : "") {
      await wait(KEY_PAUSE_MS);
      terminal.type(key);
    }
    await wait(KEY_PAUSE_MS);
    terminal.type("q");
    return { code: await terminal.ended, output: terminal.screen().join("\n") };
  } catch (error) {
    terminal.kill("SIGKILL");
    return { code: 1, output: String(error) };
  }
}

/** Answers questions in a terminal, in their order. */
async function answer(
  statement: string,
  { cwd, env }: Shell,
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<Finished> {
  const terminal = openTerminal(["-c", statement], { ...SIZE, program: "bash", cwd, env });
  try {
    for (const [question, text] of answers) {
      await terminal.until(question);
      terminal.type(`${text}\r`);
    }
    return { code: await terminal.ended, output: terminal.screen().join("\n") };
  } catch (error) {
    terminal.kill("SIGKILL");
    return { code: 1, output: String(error) };
  }
}

/** Starts the server, opens the page that it names, and ends it. */
async function openPage(statement: string, { cwd, env }: Shell): Promise<Finished> {
  const server = spawn("bash", ["-c", statement], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = once(server, "close");
  const address = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\S+/u.exec(output);
      if (found !== null) resolve(found[0]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    void ended.then(() => resolve(undefined));
  });
  const page = address === undefined ? undefined : await fetch(address);
  // npx starts the program in a shell: the whole group ends.
  if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  await ended;
  return { code: page?.ok === true ? 0 : 1, output };
}

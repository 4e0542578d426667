import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { appendJsonLines } from "../../../src/base/files/append-lines.ts";
import { readAppendedLines } from "../../../src/base/files/read-appended-lines.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const MODULE = JSON.stringify(new URL("../../../dist/src/base/files/append-lines.js", import.meta.url).href);
const LINE = { tokenId: 3103, token: "Gómez", decision: "name" };
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await temporaryDirectory();
  path = join(folder, "lines.jsonl");
});
afterEach(() => vi.restoreAllMocks());

const read = () => readAppendedLines(path, "file of lines", (value) => value as object);
const bytes = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

/** Appends in a program of its own, by what `npm run build` made; `limit` is a shell's words before it. */
function appendElsewhere(values: readonly object[], limit = "") {
  const script = `const { appendJsonLines } = await import(${MODULE});
    try { appendJsonLines(process.argv[1], JSON.parse(process.argv[2])); }
    catch (error) { console.log(JSON.stringify({ code: error.code, message: error.message, details: error.details })); process.exit(1); }`;
  const { status, stdout } = spawnSync(
    "sh",
    ["-c", `${limit} exec "$0" "$@"`, process.execPath, "--input-type=module", "-e", script, path, JSON.stringify(values)], // prettier-ignore
    { encoding: "utf8" },
  );
  return { status, error: stdout === "" ? undefined : (JSON.parse(stdout) as { code: string; message: string }) };
}

describe("an append that fails", () => {
  // A block of `ulimit -f` has 512 bytes by POSIX and 1024 in some shells: either way the limit lies within the lines.
  const many = Array.from({ length: 60 }, (_, tokenId) => ({ ...LINE, tokenId }));

  it("is taken back where the file may not grow: the bytes before, no lock, and a word on what to do", () => {
    const before = bytes([LINE]);
    writeFileSync(path, before);
    const { status, error } = appendElsewhere(many, "ulimit -f 1;");
    expect(status).toBe(1);
    expect(error).toMatchObject({ code: "output-failed", details: { path, errno: "EFBIG", isTakenBack: true } });
    expect(error?.message).toMatch(
      /lines\.jsonl: nothing was recorded of this; .* is whole: .*ulimit -f.*run the same/,
    );
    expect(error?.message).not.toMatch(/Gómez|3103/);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect(readdirSync(folder)).toEqual(["lines.jsonl"]);
    expect(appendElsewhere(many)).toEqual({ status: 0, error: undefined });
    expect(readFileSync(path, "utf8")).toBe(before + bytes(many));
  });

  it("leaves no file where there was none", () => {
    expect(appendElsewhere(many, "ulimit -f 1;").status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  const mounted = (use: (place: string) => void) => {
    const place = join(folder, "small");
    mkdirSync(place);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=16k", "none", place]).status !== 0) return false;
    try {
      use(place);
    } finally {
      spawnSync("umount", [place]);
    }
    return true;
  };

  it("is taken back on a disk that is really full, however often it is tried", (context) => {
    const isMounted = mounted((place) => {
      path = join(place, "lines.jsonl");
      const before = bytes(Array.from({ length: 65 }, () => LINE));
      writeFileSync(path, before);
      writeFileSync(join(place, "other"), Buffer.alloc(8192));
      for (let attempt = 0; attempt < 3; attempt++) {
        expect(() => appendJsonLines(path, [...many, ...many])).toThrow(
          expect.objectContaining({ code: "output-failed", details: { path, errno: "ENOSPC", isTakenBack: true } }),
        );
        expect(readFileSync(path, "utf8")).toBe(before);
      }
      // What still fits into the last block is recorded.
      appendJsonLines(path, [LINE]);
      expect(readFileSync(path, "utf8")).toBe(before + bytes([LINE]));
      expect(readdirSync(place).sort()).toEqual(["lines.jsonl", "other"]);
    });
    if (!isMounted) context.skip("no file system of its own could be mounted: this needs root");
  });
});

describe("a last line that was cut", () => {
  it("is left out wherever it was cut, within a letter too, with one warning; the next append puts it aside", async () => {
    const warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    const whole = Buffer.from(bytes([LINE]));
    for (let length = 1; length < whole.length - 1; length += length === 27 ? 1 : 5) {
      path = join(folder, `${length}.jsonl`);
      const torn = whole.subarray(0, length);
      writeFileSync(path, Buffer.concat([whole, torn]));
      const before = readFileSync(path);
      expect(await read()).toEqual([LINE]);
      expect(await read()).toEqual([LINE]);
      expect(readFileSync(path)).toEqual(before);
      expect(warnings).toHaveBeenCalledTimes(1);
      expect(warnings.mock.lastCall?.[0]).toContain(
        `${path}: the last line, at byte ${whole.length}, was cut after ${length} bytes`,
      );
      expect(warnings.mock.lastCall?.[0]).not.toMatch(/Gómez|3103/);
      warnings.mockClear();
      appendJsonLines(path, [{ tokenId: 2 }]);
      expect(readFileSync(path, "utf8")).toBe(bytes([LINE, { tokenId: 2 }]));
      expect(readFileSync(`${path}.torn`)).toEqual(Buffer.concat([torn, Buffer.from("\n")]));
      expect(statSync(`${path}.torn`).mode & 0o777).toBe(0o600);
    }
    expect(warnings).not.toHaveBeenCalled();
  }, 60_000);

  it("counts if it is whole JSON, as in a file edited by hand, and the next line is not glued to it", async () => {
    const warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    writeFileSync(path, bytes([LINE]).trimEnd());
    expect(await read()).toEqual([LINE]);
    appendJsonLines(path, [LINE]);
    writeFileSync(path, `${readFileSync(path, "utf8")}  `);
    appendJsonLines(path, [LINE]);
    expect(await read()).toEqual([LINE, LINE, LINE]);
    expect(warnings).not.toHaveBeenCalled();
    expect(existsSync(`${path}.torn`)).toBe(false);
  });

  it("is an error with its place in the middle of a file, or with an end", async () => {
    writeFileSync(path, `${bytes([LINE])}{"tokenId":3103,\n${bytes([LINE])}`);
    await expect(read()).rejects.toMatchObject({ code: "input-format", details: { path, line: 2 } });
    writeFileSync(path, `${bytes([LINE])}{"tokenId":3103,\n`);
    await expect(read()).rejects.toMatchObject({ code: "input-format", details: { path, line: 2 } });
  });

  it("is never lost where the disk is full: nothing is cut unless it is kept", () => {
    const torn = `${bytes([LINE])}{"tokenId":3103,`;
    writeFileSync(path, torn);
    mkdirSync(`${path}.torn`);
    expect(() => appendJsonLines(path, [LINE])).toThrow(expect.objectContaining({ code: "output-failed" }));
    expect(readFileSync(path, "utf8")).toBe(torn);
  });
});

it("whatever was recorded is read back, however appends, tears and hands went about the file", async () => {
  vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const event = fc.oneof(
    fc.record({
      kind: fc.constant("append" as const),
      texts: fc.array(fc.string({ unit: "grapheme" }), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant("tear" as const), length: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant("no-newline" as const) }),
  );
  let file = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 6 }), async (events) => {
      path = join(folder, `${file++}.jsonl`);
      writeFileSync(path, "");
      const recorded: object[] = [];
      for (const one of events) {
        const text = readFileSync(path);
        if (one.kind === "append") {
          const values = one.texts.map((token) => ({ token }));
          appendJsonLines(path, values);
          recorded.push(...values);
        } else if (one.kind === "no-newline" && text.at(-1) === 0x0a) writeFileSync(path, text.subarray(0, -1));
        else if (one.kind === "tear" && (text.length === 0 || text.at(-1) === 0x0a)) {
          const line = Buffer.from(JSON.stringify(LINE));
          writeFileSync(path, Buffer.concat([text, line.subarray(0, one.length)]));
        }
      }
      expect(await read()).toEqual(recorded);
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe("several programs", () => {
  it("lose no line to one of them that may not write so much and takes its own back", async () => {
    const script = (body: string) =>
      `const { appendJsonLines } = await import(${MODULE}); const path = process.argv[1]; ${body}`;
    const start = (body: string, limit = "") =>
      spawn("sh", ["-c", `${limit} exec "$0" "$@"`, process.execPath, "--input-type=module", "-e", script(body), path], { stdio: "ignore" }); // prettier-ignore
    writeFileSync(path, "");
    const writers = [0, 1].map((n) => start(`for (let i = 0; i < 150; i++) appendJsonLines(path, [{ n: ${n}, i }]);`));
    // Lines of which only a part fits under the limit: cut, and taken back.
    const limited = start(
      `for (let i = 0; i < 400; i++) { try { appendJsonLines(path, [{ n: 2, i, text: "x".repeat(40_000) }]); process.exit(3); } catch {} }`,
      "ulimit -f 24;",
    );
    const codes = await Promise.all(
      [...writers, limited].map(async (child) => (await once(child, "exit"))[0] as number),
    );
    expect(codes).toEqual([0, 0, 0]);
    const lines = (await read()) as { n: number; i: number }[];
    expect(lines).toHaveLength(300);
    for (const n of [0, 1]) expect(lines.filter((line) => line.n === n).map(({ i }) => i)).toEqual(Array.from({ length: 150 }, (_, i) => i)); // prettier-ignore
  }, 60_000);

  it("take over the lock of one that was killed, and take turns through a link too", () => {
    writeFileSync(path, bytes([LINE]));
    symlinkSync(path, join(folder, "link.jsonl"));
    writeFileSync(`${path}.lock`, "");
    const start = performance.now();
    appendJsonLines(join(folder, "link.jsonl"), [LINE]);
    expect(performance.now() - start).toBeGreaterThan(4_000);
    expect(readFileSync(path, "utf8")).toBe(bytes([LINE, LINE]));
    expect(readdirSync(folder).sort()).toEqual(["lines.jsonl", "link.jsonl"]);
  }, 30_000);
});

import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { reviewFiles } from "./review-files.ts";
import { serve, type WebReview } from "./web-review.ts";

// The built program: `npm run build` comes before.

let files: Awaited<ReturnType<typeof reviewFiles>>;
let review: WebReview;
beforeEach(async () => {
  files = await reviewFiles();
  review = await serve(files.argv);
});
afterEach(async () => {
  review.kill("SIGKILL");
  await review.ended;
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** One request, exactly as it is told: neither path nor headers are mended. */
function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = review.url;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers, setHost: headers["Host"] === undefined },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const origin = () => review.url.origin;
const act = (body: unknown, headers: Record<string, string> = {}, path = `${review.url.pathname}act`) =>
  ask(path, {
    method: "POST",
    headers: { Origin: origin(), "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const state = async () => JSON.parse((await act({ language: "en" })).body);
const name = (revision: number) => ({ language: "en", revision, action: { kind: "decide", choice: "name" } });

/** After whatever was refused: what was decided before is there, alone, and decisions are still taken. */
async function expectUnharmed(): Promise<void> {
  const before = await files.standing().catch(() => []);
  const { revision, entry } = await state();
  expect((await act(name(revision))).status).toBe(200);
  const after = await files.standing();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContain(`${entry.label.replace(/^token (\S+), .*/, "$1")}: name`);
}

describe("the review's server", () => {
  it("serves the page below a long random token, on 127.0.0.1 alone, and another one each time", async () => {
    expect(review.url.hostname).toBe("127.0.0.1");
    expect(review.url.pathname).toMatch(/^\/[\w-]{43}\/$/);
    const page = await ask(review.url.pathname);
    expect(page.status).toBe(200);
    expect(page.body).not.toContain("http");
    const other = await serve(files.argv);
    expect(other.url.pathname).not.toBe(review.url.pathname);
    other.kill("SIGKILL");
    await other.ended;
  });

  it("is never kept by a browser, and lets the page load nothing from elsewhere", async () => {
    const paths = ["", "page.css", "web/page/main.js", "session/keys.js", "nothing"].map(
      (path) => review.url.pathname + path,
    );
    const answers = [
      ...(await Promise.all(paths.map((path) => ask(path)))),
      await act({ language: "en" }),
      await ask("/"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 404]);
    for (const { headers } of answers) {
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
      expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*|https?:/);
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers["etag"]).toBeUndefined();
    }
  });

  it("refuses requests without its token, or with another", async () => {
    const token = review.url.pathname.slice(1, -1);
    const wrong = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const path of [
      "/",
      "/act",
      "//act",
      `/${wrong}/`,
      `/${wrong}/act`,
      `/${token}x/`,
      `/${token.slice(0, -1)}/`,
      `/?token=${token}`,
      `/${token}`,
    ]) {
      expect([path, (await ask(path)).status >= 400]).toEqual([path, true]);
      expect((await act(name(0), {}, path)).status).toBeGreaterThanOrEqual(400);
    }
    await expectUnharmed();
  });

  it("refuses requests from other origins", async () => {
    for (const evil of ["http://evil.example", "null", "http://localhost:1", "https://127.0.0.1"]) {
      expect((await act(name(0), { Origin: evil })).status).toBe(403);
      expect((await ask(review.url.pathname, { headers: { Origin: evil } })).status).toBe(403);
    }
    await expectUnharmed();
  });

  it("refuses requests to decide that do not say where they are from, and those that a browser calls foreign", async () => {
    const { pathname } = review.url;
    const headers = { "Content-Type": "application/json" };
    expect((await ask(`${pathname}act`, { method: "POST", headers, body: JSON.stringify(name(0)) })).status).toBe(403);
    expect((await act(name(0), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await act(name(0), { "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    expect((await ask(pathname, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    expect((await ask(pathname, { method: "OPTIONS", headers: { Origin: origin() } })).status).toBe(405);
    expect((await ask(`${pathname}act`, { method: "PUT", headers: { Origin: origin() } })).status).toBe(405);
    // What a form of another page can send.
    expect((await act(name(0), { "Content-Type": "text/plain" })).status).toBe(400);
    await expectUnharmed();
  });

  it("refuses requests for other hosts, as a rebound name has them", async () => {
    const { port, pathname } = review.url;
    for (const host of ["evil.example", "localhost", "127.0.0.1.evil.example", "127.0.0.1", "[::1]"]) {
      for (const Host of [host, `${host}:${port}`].filter((one) => one !== `127.0.0.1:${port}`)) {
        expect((await ask(pathname, { headers: { Host } })).status).toBe(403);
        expect((await act(name(0), { Host, Origin: `http://${Host}` })).status).toBe(403);
      }
    }
    await expectUnharmed();
  });

  it("refuses paths with dots, slashes and codes in them", async () => {
    const { pathname } = review.url;
    const paths = [
      "../act",
      "..",
      "%2e%2e/act",
      "web/page/../../session/keys.js",
      "web/page/..%2fmain.js",
      "..\\act",
      ".git/config",
      "//act",
      "session/keys.js%00",
      "web/page/main.ts",
      "../../../etc/passwd",
      "%2fetc%2fpasswd",
    ];
    for (const path of paths) {
      const { status, body } = await ask(pathname + path);
      expect([path, status === 400 || status === 404]).toEqual([path, true]);
      expect(body.length).toBeLessThan(20);
    }
    expect((await act(name(0), {}, `/x/..${pathname}act`)).status).toBe(400);
    await expectUnharmed();
  });

  it("refuses bodies that are too large, declared or not", async () => {
    const large = JSON.stringify({ language: "en", revision: 0, action: { kind: "note", text: "x".repeat(100_000) } });
    expect((await act(large)).status).toBe(413);
    expect((await act(large, { "Transfer-Encoding": "chunked" })).status).toBe(413);
    await expectUnharmed();
  });

  it("refuses malformed bodies", async () => {
    const bodies: [string, unknown][] = [
      ["no JSON", "{"],
      ["nothing", ""],
      ["a list", []],
      ["null", "null"],
      ["an unknown action", { language: "en", revision: 0, action: { kind: "erase" } }],
      ["an unknown decision", { language: "en", revision: 0, action: { kind: "decide", choice: "maybe" } }],
      [
        "a field too many",
        { language: "en", revision: 0, action: { kind: "decide", choice: "name", reviewer: "eve" } },
      ],
      ["no revision", { language: "en", action: { kind: "decide", choice: "name" } }],
      ["a prototype", '{"language":"en","revision":0,"action":{"kind":"decide","choice":"name","__proto__":{"a":1}}}'],
      [
        "a bulk decision without a reason",
        { language: "en", revision: 0, action: { kind: "decide-listed", choice: "name", reason: " " } },
      ],
      ["a text that is none", { language: "en", revision: 0, action: { kind: "note", text: 7 } }],
      ["a long text", { language: "en", revision: 0, action: { kind: "note", text: "x".repeat(3_000) } }],
      ["another language", { language: "xx" }],
      ["a place that is none", { language: "en", revision: 0, action: { kind: "move", by: 1e300 } }],
    ];
    for (const [what, body] of bodies) expect([what, (await act(body)).status]).toEqual([what, 400]);
    await expectUnharmed();
  });

  it("survives what is no HTTP, and half a request", async () => {
    const { port, pathname } = review.url;
    const half = `POST ${pathname}act HTTP/1.1\r\nHost: ${review.url.host}\r\nOrigin: ${origin()}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"language":"en","rev`;
    for (const bytes of ["\u0000\u0001\u0002\r\n\r\n", half]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () =>
          socket.write(bytes, () => setTimeout(() => socket.destroy(), 50)),
        );
        socket.on("error", () => {});
        socket.on("close", () => resolve());
      });
    }
    await expectUnharmed();
  });

  it("decides nothing on a screen that is no more", async () => {
    const { revision } = await state();
    expect((await act(name(revision))).status).toBe(200);
    const late = await act(name(revision));
    expect(late.status).toBe(409);
    expect(JSON.parse(late.body)).toMatchObject({ revision: revision + 1 });
    expect(await files.standing()).toHaveLength(1);
  });

  it("writes every decision at once: killed, it has them all, for their owner alone", async () => {
    for (const choice of ["name", "keep", "unsure"]) {
      const { revision } = await state();
      await act({ language: "en", revision, action: { kind: "decide", choice } });
    }
    review.kill("SIGKILL");
    await review.ended;
    const text = readFileSync(files.decisionsPath, "utf8");
    expect(text.endsWith("\n")).toBe(true);
    expect((await files.lines()).map(({ decision }) => decision)).toEqual(["name", "keep", "unsure"]);
  });

  it("says where to go on when it is interrupted, and ends when the page says so", async () => {
    review.kill("SIGINT");
    expect(await review.ended).toBe(130);
    expect(review.said()).toContain("run the same command again to go on");
    review = await serve(files.argv);
    expect((await act({ language: "en", revision: 0, action: { kind: "quit" } })).status).toBe(200);
    expect(await review.ended).toBe(0);
    expect(review.said()).toContain("undecided");
  });
});

it("speaks the language of --language whatever the browser asks for, and its menu's above both", async () => {
  const lang = async (query: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await ask(`${review.url.pathname}${query}`, { headers })).body)?.[1];
  expect(await lang("", { "Accept-Language": "fr, it-CH;q=0.8, nl" })).toBe("it");
  expect(await lang("", { "Accept-Language": "fr" })).toBe("en");
  const told = await serve([...files.argv, "--language", "es"]);
  review.kill("SIGKILL");
  await review.ended;
  review = told;
  expect(await lang("", { "Accept-Language": "nl-NL, en" })).toBe("es");
  expect(await lang("?language=nl", { "Accept-Language": "it" })).toBe("nl");
  expect(await lang("?language=xx", { "Accept-Language": "it" })).toBe("es");
});

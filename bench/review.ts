// How long a review of 52,000 candidates takes to open, and how long each key takes, in the terminal and through the page's server:
//
//   npm run bench:review [-- CANDIDATES]
//
// The candidates are made up. A key's time is from the key to the last byte of the screen it leads to, decisions on the disk; of the page, from
// the request to its whole answer, without the browser's drawing.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";

import { createRandom } from "../src/base/random.ts";
import { quantile } from "../src/base/statistics.ts";
import type { Context } from "../src/probe/contexts/context.ts";
import type { CandidateSource, ScoredCandidate } from "../src/review/candidates/candidate-evidence.ts";
import { readCandidatesFile, writeCandidates } from "../src/review/candidates/candidate-file.ts";
import type { ReviewInput } from "../src/review/session/open-review.ts";
import { review } from "../src/review/terminal/review.ts";
import { createStoppingRule } from "../src/review/stopping/stopping-rule.ts";
import { serveReview } from "../src/review/web/serve-review.ts";

const COUNT = Number(process.argv[2] ?? 52_000);
const CONTEXTS = 400;
const CARRIES = { shiftNats: 0.5, slope: 0.2 };
const random = createRandom(1, "bench:review");
const number = (below: number) => Math.floor(random.next() * below);
const SYLLABLES = [
  "an",
  "ber",
  "dal",
  "el",
  "fro",
  "ger",
  "hil",
  "jo",
  "ka",
  "lin",
  "mar",
  "ne",
  "os",
  "pie",
  "ro",
  "sta",
  "ter",
  "ul",
  "ve",
  "wil",
];

const vocabulary: string[] = [];
const words = new Map<string, number[]>();
while (vocabulary.length < COUNT) {
  const word = Array.from({ length: 2 + number(4) }, () => SYLLABLES[number(SYLLABLES.length)]).join("");
  const written = number(2) === 0 ? `Ġ${word[0]?.toUpperCase()}${word.slice(1)}` : `Ġ${word}`;
  words.set(word, [...(words.get(word) ?? []), vocabulary.length]);
  vocabulary.push(written);
}
const contexts = Array.from({ length: CONTEXTS }, (_, index): Context => ({
  id: `c${index}`,
  split: index % 2 === 0 ? "seen" : "unseen",
  set: "development",
  text: "Besproken met <mask> op de afdeling; verder geen bijzonderheden, controle over zes weken.",
}));
const candidates = vocabulary.map((token, tokenId): ScoredCandidate => {
  const surface = token.slice(1);
  const probability = Math.exp((-8 * tokenId) / COUNT);
  const sightings = Array.from({ length: number(12) }, () => ({
    context: `c${number(CONTEXTS)}`,
    rank: 1 + number(40),
    probability: 0.01,
  }));
  const sources: CandidateSource[] = sightings.length > 0 ? ["predicted"] : ["list"];
  return {
    tokenId,
    token,
    surface,
    contexts: sightings,
    bestRank: sightings[0]?.rank ?? null,
    meanProbability: 0.01,
    seenCount: sightings.length,
    unseenCount: 0,
    isCapitalised: true,
    isKnownName: true,
    suspicion: probability,
    variants: (words.get(surface.toLowerCase()) ?? []).filter((other) => other !== tokenId),
    sources,
    probability,
    isSampled: tokenId % 500 === 0,
    isPiece: false,
  };
});

const folder = await mkdtemp(join(tmpdir(), "unname-bench-review-"));
try {
  const path = join(folder, "candidates.jsonl");
  const header = { predictionsSha256: "", contextsSha256: [], recognisers: [], seed: 0, names: 0, carries: CARRIES };
  await writeCandidates(path, { candidates, tail: [] }, { vocabulary, ...header });
  const input = async (name: string): Promise<ReviewInput> => {
    const list = await readCandidatesFile(path, vocabulary);
    return {
      tokenizer: {
        vocabulary,
        specialTokenIds: new Set(),
        surface: (tokenId) => vocabulary[tokenId]?.slice(1) ?? "",
        startsWord: () => true,
      },
      predictions: [],
      contexts,
      decisionsPath: join(folder, name),
      reviewer: "bench",
      candidates: list.candidates,
      estimate: createStoppingRule(list, { carries: CARRIES }),
    };
  };
  await benchTerminal(input);
  await benchPage(input);
} finally {
  await rm(folder, { recursive: true });
}

async function benchTerminal(input: (name: string) => Promise<ReviewInput>): Promise<void> {
  const stdin = new PassThrough();
  let drawn: () => void = () => {};
  // A screen comes in one piece; what enters and leaves the terminal's other screen is none.
  const write = (chunk: Buffer, _encoding: unknown, done: () => void) => {
    if (chunk.length > 200) drawn();
    done();
  };
  const stderr = Object.assign(new Writable({ write }), { columns: 120, rows: 40 });
  const isDrawn = () => new Promise<void>((resolve) => (drawn = resolve));
  let time = 0;
  const start = performance.now();
  const options = await input("terminal.jsonl");
  const first = isDrawn();
  const ended = review({
    ...options,
    io: { stdin, stderr, isTTY: true, now: () => new Date(), clock: () => (time += 1000) },
  });
  await first;
  console.log(
    `terminal: ${COUNT.toLocaleString("en")} candidates, the list is there after ${(performance.now() - start).toFixed(0)} ms (file read, decisions replayed, drawn)`,
  );
  const keys: [string, readonly string[]][] = [
    ["n name", ["n"]],
    ["k keep", ["k"]],
    ["N name, all spellings", ["N"]],
    ["z undo", ["z"]],
    ["s skip", ["s"]],
    ["↓ next", ["\u001b[B"]],
    ["PgDn", ["\u001b[6~"]],
    ["End, Home", ["\u001b[F", "\u001b[H"]],
    ["f show", ["f"]],
    ["w spellings, x all", ["w", "x"]],
    ["search, a letter", ["/", "a", "n", "\r", "x"]],
    ["b all listed, back", ["b", "x"]],
  ];
  for (const [what, sequence] of keys) {
    const times: number[] = [];
    for (let round = 0; round < 20; round++) {
      for (const key of sequence) {
        const shown = isDrawn();
        const pressed = performance.now();
        stdin.write(key);
        await shown;
        times.push(performance.now() - pressed);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
    print(what, times);
  }
  stdin.write("q");
  await ended;
}

async function benchPage(input: (name: string) => Promise<ReviewInput>): Promise<void> {
  const start = performance.now();
  let opened: (url: string) => void = () => {};
  const address = new Promise<string>((resolve) => (opened = resolve));
  const ended = serveReview({ ...(await input("page.jsonl")), now: () => new Date(), onReady: (url) => opened(url) });
  const url = await address;
  await (await fetch(url)).text();
  let revision: number | undefined;
  const act = async (action?: object) => {
    const body = JSON.stringify({ language: "en", ...(action && { revision, action }) });
    const headers = { "Content-Type": "application/json", Origin: new URL(url).origin };
    const response = await fetch(`${url}act`, { method: "POST", headers, body });
    ({ revision } = (await response.json()) as { revision: number });
  };
  await act();
  console.log(`page: the list is there after ${(performance.now() - start).toFixed(0)} ms`);
  const actions: [string, object][] = [
    ["n name", { kind: "decide", choice: "name" }],
    ["N name, all spellings", { kind: "decide", choice: "name", together: true }],
    ["z undo", { kind: "undo" }],
    ["↓ next", { kind: "move", by: 1 }],
    ["search", { kind: "filter", filter: { show: "all", search: "an" } }],
    ["f show", { kind: "filter", filter: { show: "undecided", search: "" } }],
  ];
  for (const [what, action] of actions) {
    const times: number[] = [];
    for (let round = 0; round < 20; round++) {
      const pressed = performance.now();
      await act(action);
      times.push(performance.now() - pressed);
    }
    print(what, times);
  }
  await act({ kind: "quit" });
  await ended;
}

function print(what: string, times: number[]): void {
  const sorted = times.sort((a, b) => a - b);
  console.log(
    `  ${what.padEnd(24)} median ${quantile(sorted, 0.5).toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`,
  );
}

// The gazetteer with a million made-up entries of one to three words: seconds to build, memory, and look-ups a second in running
// text, beside a Map of joined strings that holds the same.
import { createRandom } from "../src/base/random.ts";
import { createGazetteer } from "../src/recognise/gazetteer.ts";
import { foldWord } from "../src/text/fold.ts";
import { scanTokens } from "../src/text/scan-tokens.ts";
import { hashFolded } from "../src/text/word-hash.ts";

const ENTRIES = 1_000_000;
const TEXT_TOKENS = 2_000_000;
const SYLLABLES =
  "ba ber bos da den der dré e el fa gar gó ha is ja jan ka ko la len ma mé na o pe ra ro sen ta vi wa yü za zó".split(
    " ",
  );

const random = createRandom(1, "gazetteer");
const word = () => {
  const made = Array.from({ length: 2 + random.int(3) }, () => random.pick(SYLLABLES)).join("");
  return (made[0] as string).toUpperCase() + made.slice(1);
};
const entries = new Set<string>();
while (entries.size < ENTRIES) entries.add(Array.from({ length: 1 + random.int(3) }, word).join(" "));
const list = [...entries];

const { result: gazetteer, seconds: build } = time(() => {
  const made = createGazetteer();
  for (const [index, entry] of list.entries()) made.add(entry, 1 + (index & 7));
  return made;
});
const grown = gazetteer.byteLength;
gazetteer.share();
console.log(
  `${ENTRIES} entries: built in ${build.toFixed(2)} s, ${mb(grown)} MB grown, ${mb(gazetteer.byteLength)} MB compact`,
);

const text = Array.from({ length: TEXT_TOKENS }, (_, i) =>
  i % 10 === 0 ? random.pick(list) : word().toLowerCase(),
).join(" ");
const bounds: number[] = [];
const scan = time(() => scanTokens(text, bounds));
const hashes = new Uint32Array(2 * scan.result);
const hash = time(() => {
  for (let i = 0; i < scan.result; i++)
    hashFolded(text, bounds[2 * i] as number, bounds[2 * i + 1] as number, hashes, 2 * i);
});
const look = time(() => countHits((index) => gazetteer.matchHashes(hashes, index) !== undefined));
console.log(
  `${scan.result} tokens: scanned ${rate(scan.seconds)}, hashed ${rate(hash.seconds)}, looked up ${rate(look.seconds)} tokens/s, ${look.result} hits`,
);

const before = process.memoryUsage().heapUsed;
const map = time(() => new Map(list.map((entry, index) => [foldWord(entry), index])));
console.log(
  `Map of strings: built in ${map.seconds.toFixed(2)} s, about ${mb(process.memoryUsage().heapUsed - before)} MB of heap (${map.result.size} keys)`,
);
const written = time(() => gazetteer.toBytes());
console.log(`as bytes: ${mb(written.result.length)} MB in ${written.seconds.toFixed(2)} s`);

function countHits(isHit: (index: number) => boolean): number {
  let hits = 0;
  for (let i = 0; i < scan.result; i++) if (isHit(i)) hits++;
  return hits;
}

function time<T>(run: () => T): { result: T; seconds: number } {
  const start = performance.now();
  const result = run();
  return { result, seconds: (performance.now() - start) / 1000 };
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function rate(seconds: number): string {
  return `${(scan.result / seconds / 1e6).toFixed(1)} M`;
}

import { isIP } from "node:net";

import { type Finder, type Found, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

const URL = new RegExp(`${WORD_START}(?:(?:https?|ftp):/{1,2}|www\\.)[^\\s<>"'()\\[\\]{}|\\\\^\`]{3,2000}`, "giu");
const ADDRESS =
  /(?<![\p{L}\p{N}.:])(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[\dA-Fa-f]{0,4}:){2,7}[\dA-Fa-f]{0,4})(?![\p{L}\p{N}:]|\.\d)/gu;

/** Web addresses with their scheme or `www.`, and IP addresses of either version. Closing punctuation belongs to the sentence. */
export function createUrlFinder(patterns: PatternSet): Finder {
  const findSchemes = patterns.search(URL);
  const findAddresses = patterns.search(ADDRESS);
  return (reading) => {
    const found: Found[] = [];
    for (const match of findSchemes(reading)) {
      const surface = match[0].replace(/[.,;:!?…]+$/u, "");
      found.push({ start: match.index, end: match.index + surface.length, label: "URL", score: 0.99, rule: "url" });
    }
    for (const match of findAddresses(reading)) {
      const isTime = /^\d{1,2}(?::\d{2}){1,2}$/.test(match[0]);
      if (isTime || isIP(match[0]) === 0) continue;
      found.push({ start: match.index, end: match.index + match[0].length, label: "URL", score: 0.9, rule: "ip" });
    }
    return found;
  };
}

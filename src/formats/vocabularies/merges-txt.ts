/** The merge rules of a `merges.txt`, `"a b"`, best first, without its version header. A rule may itself begin with `#`. */
export function parseMergesTxt(text: string): string[] {
  return text
    .replace(/^\ufeff?#version.*(?:\r?\n|$)/u, "")
    .split(/\r?\n/)
    .filter((line) => line !== "");
}

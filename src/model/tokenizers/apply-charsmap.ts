import type { Charsmap } from "../../formats/vocabularies/charsmap.ts";
import { createTracedWriter, type TracedText, type TracedWriter } from "./traced-text.ts";
import { graphemes } from "./unicode-form.ts";

/** Longer grapheme clusters, in UTF-8 bytes, are looked up character by character only: the rule of Rust tokenizers. */
const MAX_CLUSTER_BYTES = 5;

/**
 * Sentencepiece's own normalisation: each grapheme cluster, or else each character of it, is replaced by what the charsmap says.
 * A cluster of at most five bytes is replaced as a whole even by a rule for its beginning, as in Rust tokenizers.
 */
export function applyCharsmap(source: TracedText, charsmap: Charsmap): TracedText {
  const writer = createTracedWriter(source.begin);
  for (const [from, to] of graphemes(source.text)) {
    const cluster = Buffer.from(source.text.slice(from, to), "utf8");
    const whole = cluster.length <= MAX_CLUSTER_BYTES ? charsmap.transform(cluster) : undefined;
    if (whole === undefined) replaceCharacters(writer, source, from, to, charsmap);
    else write(writer, source, from, to, whole);
  }
  return writer.finish();
}

function replaceCharacters(
  writer: TracedWriter,
  source: TracedText,
  from: number,
  to: number,
  charsmap: Charsmap,
): void {
  let at = from;
  for (const character of source.text.slice(from, to)) {
    const next = at + character.length;
    const replacement = charsmap.transform(Buffer.from(character, "utf8"));
    if (replacement === undefined) writer.keep(source, at, next);
    else write(writer, source, at, next, replacement);
    at = next;
  }
}

function write(writer: TracedWriter, source: TracedText, from: number, to: number, replacement: string): void {
  if (replacement === source.text.slice(from, to)) writer.keep(source, from, to);
  else writer.write(replacement, source.starts[from] as number, source.ends[to - 1] as number);
}

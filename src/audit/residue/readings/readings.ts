import { decodeRuns } from "./decode-runs.ts";
import { findIncompressible } from "./incompressible.ts";
import { openContainers } from "./open-containers.ts";
import { plainLetters } from "./plain-letters.ts";
import { resolveEscapes } from "./resolve-escapes.ts";
import { joinMarkup } from "./join-markup.ts";
import { spellPatterns } from "./spell-patterns.ts";
import { narrowWideText } from "./wide-text.ts";

/** What some bytes can be read as, beside themselves. */
export interface Readings {
  /**
   * Each with one layer more taken off than the one before: all that is packed, encoded or escaped in it, once. Behind them the same without
   * the tags within words, and the words that their patterns spell.
   */
  readonly layers: readonly Buffer[];
  /** Why what the bytes hold is not known to the last layer, if so. */
  readonly closed?: string;
}

/** Deepest nesting that is followed; what goes on beyond it is reported as closed. */
const MOST_LAYERS = 16;
/** Bytes that layers may grow to: a few kilobytes can unpack to anything. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Reads bytes in every way until nothing changes: opens what is packed (gzip, zlib, zip), decodes UTF-16, UTF-32, base64 and hexadecimal,
 * resolves escapes and writes letters plainly, in any mixture and order, sixteen layers deep.
 *
 * @param goesOn whether what begins at a place and is cut off at the end will be read again, whole
 */
export function readingsOf(bytes: Buffer, goesOn: (at: number) => boolean = () => false): Readings {
  const layers: Buffer[] = [];
  let text = bytes.toString("latin1");
  let closed: string | undefined;
  for (;;) {
    // What the end of the bytes cuts off can be told only where they stand as they are.
    const opened = openContainers(text, layers.length === 0 ? goesOn : undefined);
    const decoded = decodeRuns(narrowWideText(opened.text));
    closed ??= opened.closed;
    const next = plainLetters(resolveEscapes(decoded.text));
    if (next === text) {
      closed ??= decoded.closed;
      break;
    }
    if (layers.length === MOST_LAYERS || next.length > MOST_BYTES) {
      closed ??= `more than ${MOST_LAYERS} layers of escapes and encodings, or ${MOST_BYTES / 1024 ** 2} MiB`;
      break;
    }
    text = next;
    layers.push(Buffer.from(text, "latin1"));
  }
  const asides = readAsides(bytes, layers);
  closed ??= asides.closed ?? findIncompressible(layers.at(-1) ?? bytes);
  return { layers: [...layers, ...asides.layers], ...(closed !== undefined && { closed }) };
}

/** What is read beside the layers, and leads to no further one: it would take apart what belongs together, or the other way round. */
function readAsides(bytes: Buffer, layers: readonly Buffer[]): Readings {
  let closed: string | undefined;
  const asides = [bytes, ...layers].flatMap((layer) => {
    const text = layer.toString("latin1");
    const joined = joinMarkup(text);
    const spelled = spellPatterns(text);
    closed ??= spelled.closed;
    return [...(joined === text ? [] : [joined]), ...(spelled.text === "" ? [] : [spelled.text])];
  });
  return { layers: asides.map((read) => Buffer.from(read, "latin1")), ...(closed !== undefined && { closed }) };
}

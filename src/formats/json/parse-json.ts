/** Deepest nesting that is read: several times that of any file of a checkpoint. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * `JSON.parse` for files from any source. Throws a SyntaxError that, unlike V8's, does not quote the text, also for
 * nesting deeper than 100, where code that walks over the value, and `JSON.stringify`, would overflow the stack.
 */
export function parseJson(text: string): unknown {
  if (isDeeper(text, MAX_DEPTH)) throw new SyntaxError(`JSON nested deeper than ${MAX_DEPTH}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SyntaxError("no JSON");
  }
}

function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) inString = !inString;
    else if (inString && code === BACKSLASH) index++;
    // [ and {, ] and } differ in this one bit.
    else if (!inString && (code | 0x20) === 0x7b && ++depth > limit) return true;
    else if (!inString && (code | 0x20) === 0x7d) depth--;
  }
  return false;
}

/** Longest part of a name in a file that a message shows, in UTF-16 code units. */
const SHOWN = 80;

/**
 * A tensor's or file's name as a message may show it: cut to 80 characters, and what a terminal or a log would not print as
 * a character of its own (controls, line ends, direction marks, lone surrogates) escaped as `\uXXXX`.
 */
export function printableName(name: string): string {
  const cut = name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name;
  return cut.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

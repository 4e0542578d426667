/** A template's code (`{{ … }}`, `{% … %}`, `{# … #}`), in which only string literals are text. */
const CODE = /\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}/gsu;
const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gsu;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_'’-]*[\p{L}\p{M}\p{N}])?/gu;
const PART = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * A chat template (Jinja) without removed names: added tokens wherever they are spelled, so that it still names them, and words
 * in the template's text, comments and string literals. What its code calls things (`message`) is left alone.
 *
 * @param added placeholders by the content of removed added tokens
 * @param words placeholders by removed surface (`Jan`)
 */
export function renameInTemplate(
  template: string,
  added: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
): string {
  let renamed = template;
  for (const [content, placeholder] of added) {
    // A word is not looked for inside others.
    if (!/^[\p{L}\p{M}\p{N}]+$/u.test(content)) renamed = renamed.replaceAll(content, placeholder);
  }
  const placeholderOf = (word: string) => added.get(word) ?? words.get(word);
  const inText = (text: string) =>
    text.replaceAll(
      WORD,
      (word) => placeholderOf(word) ?? word.replaceAll(PART, (part) => placeholderOf(part) ?? part),
    );
  let result = "";
  let copied = 0;
  for (const { index, 0: code } of renamed.matchAll(CODE)) {
    result += inText(renamed.slice(copied, index));
    result += code.startsWith("{#") ? inText(code) : code.replaceAll(LITERAL, inText);
    copied = index + code.length;
  }
  return result + inText(renamed.slice(copied));
}

/** What a template writes or says in a comment, without what its code calls things. */
export function textOfTemplate(template: string): string {
  return template.replaceAll(CODE, (code) =>
    code.startsWith("{#") ? code : ` ${[...code.matchAll(LITERAL)].map(([literal]) => literal).join(" ")} `,
  );
}

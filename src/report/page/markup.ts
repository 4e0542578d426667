/** Text that is already HTML. Made by {@link html} alone, so that everything else is escaped. */
export interface Markup {
  readonly markup: string;
}

type Content = Markup | string | number | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** A template whose interpolated strings are escaped; markup and lists of it go in as they are, `undefined` and `false` as nothing. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let markup = strings[0] as string;
  for (const [index, content] of contents.entries()) markup += render(content) + (strings[index + 1] as string);
  return { markup };
}

function render(content: Content): string {
  if (content === undefined || content === false) return "";
  if (typeof content === "string") return escapeHtml(content);
  if (typeof content === "number") return escapeHtml(String(content));
  if ("markup" in content) return content.markup;
  return content.map(render).join("");
}

/** The items of a list written as one text, with `;` between them. */
export function listOf(text: string): readonly string[] {
  return text
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

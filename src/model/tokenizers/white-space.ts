const WHITE_SPACE = /\p{White_Space}/u;

/** How many white-space characters stand right before `at` in a text, not looking before `from`. All are one code unit. */
export function spaceBefore(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && WHITE_SPACE.test(text[start - 1] as string)) start--;
  return at - start;
}

/** How many white-space characters stand in a text from `at` on. */
export function spaceAfter(text: string, at: number): number {
  let end = at;
  while (end < text.length && WHITE_SPACE.test(text[end] as string)) end++;
  return end - at;
}

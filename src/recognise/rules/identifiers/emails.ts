import type { Finder, Found } from "./finder.ts";

/** Longest local part and domain (RFC 5321, section 4.5.3.1). */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 255;
const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]/u;
const DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*/u;
/** A name and a field that a missing space glued on: "Email:x@y.es" is cut by the colon, "DíazCorreo" is not. */
const GLUED = /^(?:e-?mail|correo|mail)[.:]?/iu;

/** E-mail addresses, grown from each `@` to both sides; the domain must have a dot. */
export const findEmails: Finder = ({ text }) => {
  const found: Found[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] as string)) start--;
    while (start < at && /[^\p{L}\p{N}_]/u.test(text[start] as string)) start++;
    const glued = GLUED.exec(text.slice(start, at))?.[0] ?? "";
    if (/[.:]$/.test(glued)) start += glued.length;
    const domain = DOMAIN.exec(text.slice(at + 1, at + 1 + LONGEST_DOMAIN))?.[0] ?? "";
    if (start === at || !/\.\p{L}{2,}$/u.test(domain)) continue;
    found.push({ start, end: at + 1 + domain.length, label: "EMAIL", score: 0.99, rule: "email" });
  }
  return found;
};

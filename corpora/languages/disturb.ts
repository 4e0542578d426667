import type { Random } from "../../src/base/random.ts";
import { misspellName, mistypeWord } from "../names/spelling.ts";
import { mistype, type Part } from "../text-builder.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { WriterStyle } from "./writer-style.ts";

/** A sentence as this writer types it: shortened, mistyped, without accents, glued. Names stay parts of their own. */
export function disturb(parts: readonly Part[], style: WriterStyle, pack: LanguagePack, random: Random): Part[] {
  let edited = mapText(parts, (text) => abbreviate(text, style.abbreviate, pack, random));
  edited = mapText(edited, (text) => telegraph(text, style.telegraph, pack, random));
  edited = mapText(edited, (text) => truncate(text, style.truncate, random));
  edited = mapText(edited, (text) => addCapitals(text, style.strayCapitals, random));
  edited = mistype(edited, style.typos, random, mistypeWord);
  edited = edited.map((part) => disturbName(part, style, random));
  if (style.accents !== "kept") edited = dropAccents(edited, style.accents);
  edited = glue(edited, style, random);
  return mapText(edited, (text) => respace(text, style, random));
}

function mapText(parts: readonly Part[], change: (text: string) => string): Part[] {
  return parts.map((part) => (typeof part === "string" ? change(part) : part));
}

interface Shortener {
  readonly pattern: RegExp;
  readonly forms: ReadonlyMap<string, readonly string[]>;
}

const shorteners = new WeakMap<LanguagePack, Shortener>();

function shortenerOf(pack: LanguagePack): Shortener {
  let shortener = shorteners.get(pack);
  if (shortener === undefined) {
    const words = Object.keys(pack.abbreviations).sort((a, b) => b.length - a.length);
    const source = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join("|");
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, "gu");
    shortener = { pattern, forms: new Map(Object.entries(pack.abbreviations)) };
    shorteners.set(pack, shortener);
  }
  return shortener;
}

function abbreviate(text: string, rate: number, pack: LanguagePack, random: Random): string {
  if (rate === 0 || Object.keys(pack.abbreviations).length === 0) return text;
  const { pattern, forms } = shortenerOf(pack);
  return text.replaceAll(pattern, (word) =>
    random.chance(rate) ? random.pick(forms.get(word) as readonly string[]) : word,
  );
}

/** Cuts long words in small letters after a consonant that a vowel follows: `discharge` becomes `disc`, or `disc.`. */
function truncate(text: string, rate: number, random: Random): string {
  return text.replaceAll(/(?<!\p{L})\p{Ll}{7,}(?!\p{L})/gu, (word) => {
    if (!random.chance(rate)) return word;
    const ends = [3, 4, 5].filter((end) => !/[aeiouáéíóúàèìòù]/u.test(word[end - 1] as string));
    return ends.length === 0 ? word : word.slice(0, random.pick(ends)) + random.pick(["", "", "."]);
  });
}

function addCapitals(text: string, rate: number, random: Random): string {
  return text.replaceAll(/(?<!\p{L})\p{Ll}{4,}/gu, (word) =>
    random.chance(rate) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word,
  );
}

function telegraph(text: string, rate: number, { leftOut }: LanguagePack, random: Random): string {
  if (rate === 0) return text;
  return text.replaceAll(leftOut, (word) => (random.chance(rate) ? "" : word));
}

function disturbName(part: Part, style: WriterStyle, random: Random): Part {
  if (typeof part === "string") return part;
  let { surface, form } = part;
  if (part.label === "PERSON" && surface.length > 3 && random.chance(style.nameTypos)) {
    surface = misspellName(surface, random);
    form = "typing";
  }
  const draw = random.next();
  const small = style.casing === "small-names" ? draw < 0.9 : style.casing === "normal" && draw < 0.02;
  const capitals = style.casing === "capital-names" ? draw < 0.9 : style.casing === "normal" && draw > 0.98;
  if (small) return recase({ ...part, surface, form }, "small");
  if (capitals) return recase({ ...part, surface, form }, "capitals");
  return { ...part, surface, form };
}

const WITH_ACCENT = /[\u0300\u0301\u0302\u0308]/gu;

function dropAccents(parts: readonly Part[], how: "dropped" | "apostrophes"): Part[] {
  const bare = (text: string) => {
    const marked = how === "apostrophes" ? text.replaceAll(/([àèéìòùÀÈÉÌÒÙ])(?!\p{L})/gu, "$1'") : text;
    return marked.normalize("NFD").replaceAll(WITH_ACCENT, "").normalize("NFC");
  };
  return parts.map((part) => {
    if (typeof part === "string") return bare(part);
    const surface = bare(part.surface);
    return surface === part.surface ? part : { ...part, surface };
  });
}

/** The parts in small letters, or in capitals; mentions are counted as such unless something harder is the matter with them. */
export function recaseAll(parts: readonly Part[], casing: "small" | "capitals"): Part[] {
  return parts.map((part) => recase(part, casing));
}

function recase(part: Part, casing: "small" | "capitals"): Part {
  if (typeof part === "string") return casing === "small" ? toSmall(part) : part.toUpperCase();
  const surface = casing === "small" ? toSmall(part.surface) : part.surface.toUpperCase();
  const form =
    part.form === "typing" || part.form === "glued" ? part.form : casing === "small" ? "small letters" : "capitals";
  return { ...part, surface, form: surface === part.surface ? part.form : form };
}

/** Small letters as a keyboard has them: `İlke` becomes `ilke`, without the combining dot that Unicode keeps. */
function toSmall(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}

/** Takes away the space between a name and what stands before it ("Sra.García", "vistoporAna"), or the number after it. */
function glue(parts: readonly Part[], style: WriterStyle, random: Random): Part[] {
  const glued = [...parts];
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") continue;
    const before = glued[index - 1];
    if (typeof before === "string" && /\S $/u.test(before)) {
      const afterMark = /[.:,;/-] $/u.test(before);
      if (random.chance(afterMark ? 2 * style.glue : style.glue)) {
        let text = before.slice(0, -1);
        if (!afterMark && random.chance(0.25)) text = text.replace(/(\p{Ll}) (\p{Ll}{1,4})$/u, "$1$2");
        glued[index - 1] = text;
        glued[index] = { ...part, form: part.form === "typing" || part.label === "GPE" ? part.form : "glued" };
      }
    }
    const after = glued[index + 1];
    if (typeof after === "string" && /^ (?:\d|\()/u.test(after) && random.chance(2 * style.glue))
      glued[index + 1] = after.slice(1);
    else if (typeof after === "string" && /^ \p{Ll}/u.test(after) && random.chance(style.glue / 8))
      glued[index + 1] = after.slice(1);
  }
  return glued;
}

function respace(text: string, style: WriterStyle, random: Random): string {
  return text.replaceAll(/([.,;:])? (?=\S)/gu, (space, mark: string | undefined) => {
    if (mark !== undefined && random.chance(style.missingSpace)) return mark;
    return random.chance(style.doubleSpace) ? `${space} ` : space;
  });
}

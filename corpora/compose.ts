import { expandPattern, type SlotFiller } from "./grammar.ts";
import { mistypeWord } from "./names/spelling.ts";
import type { NoteKind, Section } from "./note-kind.ts";
import { fillFact } from "./scene/fact-slots.ts";
import { createPeopleSlots } from "./scene/people-slots.ts";
import type { Scene } from "./scene/scene.ts";
import {
  capitalise,
  createTextBuilder,
  mistype,
  partsToText,
  type Part,
  type PlacedMention,
  type TextBuilder,
} from "./text-builder.ts";

/** Unless a section says otherwise, this share of its sentences names somebody. */
const NAMED_SHARE = 0.36;

/** The text of one note, with its mentions placed. */
export interface ComposedNote {
  readonly text: string;
  readonly mentions: readonly PlacedMention[];
}

/** Writes a note of this kind from the scene. */
export function composeNote(kind: NoteKind, scene: Scene): ComposedNote {
  const builder = createTextBuilder();
  const used = new Set<string>();
  for (const alternatives of kind.header) writeLine(builder, scene, scene.random.pick(alternatives));
  for (const section of kind.sections) {
    if (section.presence === undefined || scene.random.chance(section.presence))
      writeSection(builder, scene, section, used);
  }
  for (const alternatives of kind.closing) writeLine(builder, scene, scene.random.pick(alternatives));
  return { text: builder.text(), mentions: builder.mentions() };
}

function writeLine(builder: TextBuilder, scene: Scene, pattern: string): void {
  const parts = expandPattern(pattern, createFiller(scene), scene.random);
  if (partsToText(parts).trim() !== "") builder.append([...parts, "\n"]);
}

function writeSection(builder: TextBuilder, scene: Scene, section: Section, used: Set<string>): void {
  const { random } = scene;
  const [least, most] = section.count;
  const sentences: Part[][] = [];
  for (let left = least + random.int(most - least + 1); left > 0; left--) {
    const pattern = choosePattern(section, scene, used);
    if (pattern !== undefined) sentences.push(expandPattern(pattern, createFiller(scene), random));
  }
  if (sentences.length === 0) return;
  if (section.heading !== undefined) {
    const heading = expandPattern(section.heading, createFiller(scene), random);
    builder.append([...heading, section.inline ? " " : "\n"]);
  }
  let atLineStart = !section.inline;
  for (const [index, parts] of sentences.entries()) {
    const edited = mistype(parts, scene.style.typoRate, random, mistypeWord);
    const last = index === sentences.length - 1;
    if (section.layout === "lines") {
      const start = random.chance(scene.style.lowerStart) ? edited : capitalise(edited);
      builder.append([...start, random.chance(scene.style.openEnd) ? "" : fullStop(edited), "\n"]);
      continue;
    }
    const sentence = capitalise(edited);
    // A sentence that begins with a name in lower case would read as part of the one before it.
    if (!atLineStart && index > 0) builder.append([/^\p{Ll}/u.test(partsToText(sentence)) ? "\n" : " "]);
    builder.append([...sentence, fullStop(sentence), last ? "\n" : ""]);
    atLineStart = false;
  }
}

function fullStop(parts: readonly Part[]): string {
  return /[.!?:]$/.test(partsToText(parts)) ? "" : ".";
}

function choosePattern(section: Section, scene: Scene, used: Set<string>): string | undefined {
  const { random } = scene;
  const named = random.chance(section.namedShare ?? NAMED_SHARE);
  for (let attempt = 0; attempt < 12; attempt++) {
    const pool = random.pick(section.pools);
    const patterns = named ? pool.named : pool.plain;
    if (patterns.length === 0) continue;
    const pattern = random.pick(patterns);
    if (used.has(pattern)) continue;
    used.add(pattern);
    return pattern;
  }
  return undefined;
}

function createFiller(scene: Scene): SlotFiller {
  const fillPerson = createPeopleSlots(scene);
  const used = new Set<string>();
  return (slot) => fillPerson(slot) ?? fillFact(scene, slot, used);
}

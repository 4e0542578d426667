import type { NoteKindPack } from "../language-pack.ts";
import { WARD_NURSING } from "./kinds/ward-nursing.ts";

/** All kinds of note. */
export const ENGLISH_KINDS: readonly NoteKindPack[] = [...WARD_NURSING];

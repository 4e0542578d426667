import type { InputNoteId } from "../../../audit/notes.ts";
import type { Template } from "../catalogue.ts";

/** What a catalogue says of the inputs of an audit that were checked and do not hold. */
export type InputTexts = Readonly<Record<InputNoteId, Template>>;

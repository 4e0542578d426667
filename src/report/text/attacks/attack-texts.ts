import type { ATTACKS } from "../../../audit/audit-ids.ts";
import type { AttackMeasureId } from "../../../audit/measures.ts";
import type { MeasureText, NoteTexts } from "../catalogue.ts";

/** The attacks that a report says who could make. */
export type AttackId = (typeof ATTACKS)[number];

/** What a catalogue says of the attacks. */
export interface AttackTexts {
  readonly measures: Readonly<Record<AttackMeasureId, MeasureText>>;
  readonly audits: Readonly<Record<AttackId | "de-identification", string>>;
  readonly auditQuestions: Readonly<Record<AttackId | "de-identification", string>>;
  /** Who could make the attack: what must be known for it. */
  readonly attackers: Readonly<Record<AttackId, string>>;
  readonly notes: NoteTexts;
}

/** Where a person's names come from. */
export type Origin =
  | "dutch"
  | "flemish"
  | "turkish"
  | "moroccan"
  | "surinamese-hindustani"
  | "surinamese-javanese"
  | "polish";

export type Gender = "male" | "female";

/** A relative's tie to the patient, in Dutch, as notes write it. */
export type Relation =
  | "partner"
  | "echtgenoot"
  | "echtgenote"
  | "dochter"
  | "zoon"
  | "broer"
  | "zus"
  | "moeder"
  | "vader"
  | "schoondochter"
  | "schoonzoon"
  | "kleindochter"
  | "kleinzoon"
  | "mantelzorger"
  | "buurvrouw"
  | "buurman";

/** What a clinician does; decides which notes they write. */
export type Profession =
  | "verpleegkundige"
  | "arts-assistent"
  | "medisch specialist"
  | "huisarts"
  | "fysiotherapeut"
  | "logopedist"
  | "ergotherapeut"
  | "diëtist"
  | "maatschappelijk werker"
  | "psychiater"
  | "psycholoog"
  | "radioloog"
  | "chirurg"
  | "anesthesioloog"
  | "doktersassistent"
  | "transferverpleegkundige"
  | "specialist ouderengeneeskunde"
  | "geestelijk verzorger";

/** Somebody the notes name. One line of `people.jsonl`, but for the number of mentions. */
export interface Person {
  readonly id: string;
  readonly role: "patient" | "relative" | "clinician";
  readonly gender: Gender;
  readonly origin: Origin;
  /** Given names, the one they are known by last resort first. */
  readonly given: readonly string[];
  /** Initials with full stops: `J.A.`. */
  readonly initials: string;
  /** Particle before the surname (`van der`, `El`), or an empty string. */
  readonly particle: string;
  /** Surname without its particle; a double surname whole (`Jansen-de Wit`). */
  readonly surname: string;
  /** The name they are called by, where it is not the first given name. */
  readonly nickname?: string;
  /** Patients and relatives occur in one split; clinicians in both. */
  readonly split: "seen" | "unseen" | "both";
  /** Person id of the patient a relative belongs to. */
  readonly relativeOf?: string;
  readonly relation?: Relation;
  readonly profession?: Profession;
}

/** The name a person is called by. */
export function callName(person: Person): string {
  return person.nickname ?? (person.given[0] as string);
}

/** Particle and surname: `van der Berg`. */
export function fullSurname(person: Person): string {
  return person.particle === "" ? person.surname : `${person.particle} ${person.surname}`;
}

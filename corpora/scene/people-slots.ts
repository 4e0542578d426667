import type { Person, Profession } from "../names/person.ts";
import { chooseForm, writeHeaderName, writeName, writeSignOffName, type Form } from "../names/surface.ts";
import type { Part } from "../text-builder.ts";
import { pickClinician, type Scene } from "./scene.ts";

const DOCTORS: readonly Profession[] = ["medisch specialist", "arts-assistent", "arts-assistent", "chirurg"];
const THERAPISTS: readonly Profession[] = [
  "fysiotherapeut",
  "logopedist",
  "ergotherapeut",
  "diëtist",
  "maatschappelijk werker",
];

/** Slot letters of clinicians, and whom each may be. */
const CLINICIANS: Readonly<Record<string, readonly Profession[]>> = {
  c: [...DOCTORS, ...THERAPISTS, "verpleegkundige", "huisarts", "transferverpleegkundige", "psycholoog"],
  n: ["verpleegkundige"],
  d: DOCTORS,
  f: ["fysiotherapeut"],
  t: THERAPISTS,
  l: ["logopedist"],
  h: ["huisarts"],
  k: ["chirurg"],
  an: ["anesthesioloog"],
  x: ["radioloog"],
  s: ["psychiater", "psycholoog"],
  so: ["specialist ouderengeneeskunde"],
  da: ["doktersassistent"],
  tv: ["transferverpleegkundige"],
  mw: ["maatschappelijk werker"],
  di: ["diëtist"],
  e: ["ergotherapeut"],
};

const PRONOUNS = {
  male: { hij: "hij", hem: "hem", zijn: "zijn", man: "man", heer: "heer", meneer: "meneer" },
  female: { hij: "zij", hem: "haar", zijn: "haar", man: "vrouw", heer: "dame", meneer: "mevrouw" },
};

const PT = {
  male: ["pt", "pt", "pt.", "patiënt", "patiënt", "dhr", "meneer"],
  female: ["pt", "pt", "pt.", "patiënte", "mw", "mevrouw", "mevrouw"],
};

/**
 * Fills the slots that stand for people, one sentence long: the same letter means the same person twice.
 * - `{p}` patient, `{r}` and `{r2}` relatives, `{a}` author, clinicians by letter; in a form the person's role makes likely;
 * - `{p:given}` in that form; `{p:header}`, `{a:sign-off}`;
 * - `{p.hij}`, `{r.rol}`, `{c.vak}`: words about them without their name; `{pt}` the patient without a name.
 * Returns undefined for slots that are not people.
 */
export function createPeopleSlots(scene: Scene): (slot: string) => readonly Part[] | undefined {
  const { random, patient } = scene;
  const cast = new Map<string, Person>([
    ["p", patient.person],
    ["a", scene.author],
  ]);
  const [first, second] = random.shuffle(patient.relatives);
  cast.set("r", first as Person);
  cast.set("r2", second ?? (first as Person));

  const actor = (key: string): Person | undefined => {
    const known = cast.get(key);
    if (known !== undefined || !(key in CLINICIANS)) return known;
    const person = pickClinician(patient, CLINICIANS[key] as readonly Profession[], random, scene.author);
    cast.set(key, person);
    return person;
  };

  return (slot) => {
    if (slot === "pt") return [random.pick(PT[patient.person.gender])];
    const match = /^([a-z]+2?)(?:([.:])(.+))?$/.exec(slot);
    const person = match === null ? undefined : actor(match[1] as string);
    if (match === null || person === undefined) return undefined;
    const detail = match[3] ?? "";
    if (match[2] === ".") return [describe(person, detail)];
    if (detail === "header") return writeHeaderName(person, random);
    if (detail === "sign-off") return writeSignOffName(person, random);
    return writeName(person, detail === "" ? chooseForm(person, random) : (detail as Form), random);
  };
}

function describe(person: Person, detail: string): string {
  if (detail === "rol") return person.relation ?? "naaste";
  if (detail === "vak") return person.profession ?? "behandelaar";
  const word = PRONOUNS[person.gender][detail as keyof (typeof PRONOUNS)["male"]];
  if (word === undefined) throw new RangeError(`unknown detail "${detail}" of a person`);
  return word;
}

import type { Random } from "../../src/base/random.ts";
import { isoDate, noteDate, shortDate } from "../identifiers.ts";
import { BODY_SITES, CARE_HOMES, HOSPITALS, WARDS } from "../phrases/social-facts.ts";
import { COUNTRIES, pickDutchPlace, pickForeignPlace, PROVINCES } from "../places.ts";
import { WORD_OF_SENTENCE, type Part } from "../text-builder.ts";
import { drawAnatomy, drawEponym, drawEponymousSign, drawFindings } from "../vocabulary.ts";
import { ageAt, type Scene } from "./scene.ts";

/** `used`: the conditions, findings and medicines that the sentence has named already. */
type Slot = (scene: Scene, detail: string, used: Set<string>) => string | readonly Part[];

const ORIGIN_COUNTRY: Readonly<Record<string, string>> = {
  turkish: "TR",
  moroccan: "MA",
  "surinamese-hindustani": "SR",
  "surinamese-javanese": "SR",
  polish: "PL",
  flemish: "BE",
  dutch: "DE",
};
const WEEKDAYS = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"];

const place = (scene: Scene, surface: string): readonly Part[] => {
  const draw = scene.random.next();
  const form = draw < 0.03 ? "place+lower" : draw < 0.05 ? "place+upper" : "place";
  const written = form === "place" ? surface : form === "place+lower" ? surface.toLowerCase() : surface.toUpperCase();
  return [{ surface: written, label: "GPE", person: null, form }];
};

const between = (scene: Scene, low: number, high: number) => low + scene.random.int(high - low + 1);
const decimal = (scene: Scene, low: number, high: number) =>
  (low + (high - low) * scene.random.next()).toFixed(1).replace(".", ",");
const two = (value: number) => String(value).padStart(2, "0");
const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** An item that the sentence has not named yet, unless all have been. */
function pickFresh<T>(items: readonly T[], nameOf: (item: T) => string, random: Random, used: Set<string>): T {
  const fresh = items.filter((item) => !used.has(nameOf(item)));
  const item = random.pick(fresh.length === 0 ? items : fresh);
  used.add(nameOf(item));
  return item;
}

const same = (term: string) => term;
const freshMedicine = ({ patient, random }: Scene, used: Set<string>) =>
  pickFresh(patient.medicines, (entry) => entry.medicine.term, random, used);

/** Slots for everything that is not a person, by name. `{n:2-8}` is a number in that range, `{dec:3.1-5}` a decimal one. */
const FACTS: Readonly<Record<string, Slot>> = {
  cond: ({ patient, random }, _, used) => pickFresh(patient.conditions, (entry) => entry.term, random, used).term,
  problem: ({ problem }, _, used) => {
    used.add(problem);
    return problem;
  },
  med: (scene, _, used) => {
    const { medicine, dose, frequency } = freshMedicine(scene, used);
    return `${medicine.term} ${dose} ${frequency}`;
  },
  medn: (scene, _, used) => freshMedicine(scene, used).medicine.term,
  proc: ({ patient, random }) => random.pick(patient.procedures),
  op: ({ patient }) => patient.operation,
  img: ({ patient, random }) => random.pick(patient.imaging),
  find: ({ patient, random }, _, used) => pickFresh(patient.findings, same, random, used),
  newfind: ({ patient, random }, _, used) => {
    const drawn = drawFindings({ specialty: patient.specialty, gender: patient.person.gender }, 3, random);
    return pickFresh(drawn, same, random, used);
  },
  anat: ({ random }) => drawAnatomy(random).term,
  plek: ({ random }) => random.pick(BODY_SITES),
  deanat: ({ random }) => {
    const { article, term } = drawAnatomy(random);
    return `${article} ${term}`;
  },
  epo: ({ random }) => drawEponym(random),
  sign: ({ random }) => drawEponymousSign(random),
  spec: ({ patient }) => patient.specialty,
  ward: ({ patient }) => patient.ward,
  ward2: ({ random }) => random.pick(WARDS),
  hosp: ({ random }) => random.pick(HOSPITALS),
  home: ({ random }) => random.pick(CARE_HOMES),
  hobby: ({ patient }) => patient.hobby,
  job: ({ patient }) => patient.job,
  pet: ({ patient }) => patient.pet,
  street: ({ patient }) => `${patient.address.street} ${patient.address.number}`,
  city: (scene) => place(scene, scene.patient.city.name),
  city2: (scene) => place(scene, pickDutchPlace(scene.random).name),
  prov: (scene) => place(scene, scene.random.pick(PROVINCES)),
  nederland: () => [{ surface: "Nederland", label: "GPE", person: null, form: WORD_OF_SENTENCE }],
  land: (scene) => {
    const country = scene.random.pick(COUNTRIES);
    const article = /^Verenigde? /.exec(country);
    return [...(article === null ? [] : [article[0] === "Verenigd " ? "het " : "de "]), ...place(scene, country)];
  },
  abroad: (scene) => {
    const pick = pickForeignPlace[ORIGIN_COUNTRY[scene.patient.person.origin] ?? "DE"];
    return place(scene, pick === undefined ? scene.patient.city.name : pick(scene.random).name);
  },
  age: ({ patient, day }) => String(ageAt(patient, day)),
  bsn: ({ patient }) => patient.bsn,
  mrn: ({ patient }) => patient.mrn,
  phone: ({ patient }) => patient.phone,
  postcode: ({ patient }) => patient.address.postcode,
  birth: ({ patient }) => shortDate(patient.birthDay),
  date: ({ day }) => shortDate(day),
  isodate: ({ day }) => isoDate(day),
  past: (scene) => noteDate(scene.day - 1 - scene.random.int(60), scene.random),
  year: (scene) => {
    const now = Number(isoDate(scene.day).slice(0, 4));
    const grown = Number(isoDate(scene.patient.birthDay).slice(0, 4)) + 16;
    return String(between(scene, Math.min(now, Math.max(1975, grown)), now));
  },
  next: (scene) => noteDate(scene.day + 1 + scene.random.int(40), scene.random),
  weekday: ({ random }) => random.pick(WEEKDAYS),
  time: ({ minute }) => clock(minute),
  clock: (scene) => clock(wakingMinute(scene)),
  night: (scene) => clock(between(scene, 0, 70) * 5),
  stay: (scene) => {
    const from = wakingMinute(scene);
    return `${clock(from)} tot ${clock(from + between(scene, 4, 30) * 5)}`;
  },
  rr: (scene) => `${between(scene, 98, 178)}/${between(scene, 52, 98)}`,
  pols: (scene) => String(between(scene, 52, 118)),
  temp: (scene) => decimal(scene, 36, 39.2),
  spo2: (scene) => String(between(scene, 88, 99)),
  kg: (scene) => decimal(scene, scene.patient.massKg - 3, scene.patient.massKg + 3),
  n: (scene, detail) => {
    const [low, high] = range(detail);
    return String(between(scene, low, high));
  },
  dec: (scene, detail) => {
    const [low, high] = range(detail);
    return decimal(scene, low, high);
  },
};

/** A time of day, most often between seven in the morning and ten at night. */
function wakingMinute(scene: Scene): number {
  return (scene.random.chance(0.88) ? between(scene, 84, 263) : between(scene, 0, 283)) * 5;
}

function range(detail: string): readonly [number, number] {
  const [low, high] = detail.split("-").map(Number);
  if (low === undefined || high === undefined || !(high >= low)) throw new RangeError(`not a range: "${detail}"`);
  return [low, high];
}

/** What stands for a slot that is not a person. Throws a RangeError for a slot nobody knows: a typing error in a pattern. */
export function fillFact(scene: Scene, slot: string, used: Set<string>): readonly Part[] {
  const [name, detail] = slot.split(":") as [string, string | undefined];
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  if (fact === undefined) throw new RangeError(`unknown slot "${slot}"`);
  const value = fact(scene, detail ?? "", used);
  return typeof value === "string" ? [value] : value;
}

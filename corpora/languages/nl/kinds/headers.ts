/** Header blocks that several kinds of note share; a note takes a few lines of one block, in order. */
type HeaderBlocks = readonly (readonly string[])[];

/** Hospital wards and outpatient departments. */
export const HOSPITAL_HEADERS: HeaderBlocks = [
  [
    "Naam: {p:header}",
    "Geb.dat.: {date}",
    "Patiëntnr.: {id}",
    "Afdeling: {ward}, bed {bed}",
    "Behandelaar: {d:titled}",
    "Huisarts: {d2:titled}",
    "1e contactpersoon: {r:full} ‹{r.rel}›, {phone}",
  ],
  ["Pt: {p:full}, {age} jr", "Kamer {n:1-30}, bed {bed}", "Hoofdbehandelaar {d:initials}", "Wpl {city}"],
  ["PATIËNT: {p:header}", "GEB. DATUM: {date}", "WOONPLAATS: {city}", "ARTS: {d:surname}", "VPK: {n:given}"],
  [
    "Betreft: {p:full}",
    "Geb.: {date} te {abroad}",
    "BSN: {id}",
    "Zaalarts: {d:surname}",
    "Contactpers.: {r:given} ‹{r.rel}›",
  ],
];

/** Care homes, home care, care for people with disabilities. */
export const CARE_HEADERS: HeaderBlocks = [
  [
    "Cliënt: {p:full}",
    "Geb. {date} te {city}",
    "Woning: {home}, kamer {n:1-40}",
    "EVV: {n:given}",
    "Mantelzorger: {r:full} ‹{r.rel}›",
  ],
  ["Cl. {p:header}", "Contactpersoon: {r:given}, {r.rel}, tel {phone}", "Huisarts: {d:surname}", "Wijkvpk: {n:full}"],
  ["Bewoner: {p:titled}", "App. {n:1-120}", "1e contact: {r:full}", "2e contact: {r2:given}", "SO: {d:titled}"],
  [
    "Naam cliënt: {p:full}",
    "Adres: {street} {n:1-180}, {city}",
    "Persoonlijk begeleider: {t:given}",
    "Wettelijk vertegenwoordiger: {r:full}",
  ],
];

/** General practice. */
export const PRACTICE_HEADERS: HeaderBlocks = [
  ["Naam: {p:header}", "Geb: {date}", "Wpl: {city}", "HA: {d:surname}"],
  ["Pt. {p:initials}, {age} jr", "Datum: {date}", "Medewerker: {a:given}"],
  ["{p:header}, {date}", "{street} {n:1-200}, {city}", "Geboorteplaats: {abroad}", "Tolk: {t:full}"],
];

/** Letters to a colleague. */
export const LETTER_HEADERS: HeaderBlocks = [
  ["Aan: {d2:titled}, huisarts te {city}", "Betreft: {p:full}, geb. {date}", "Wonende te {city}", "Datum: {date}"],
  ["Inzake: {p:header}", "Geboortedatum: {date}", "Verwijzer: {d:initials}", "cc: {d2:surname}"],
  ["Geachte collega {d:surname},", "Betreft uw patiënt {p:titled}, {date}"],
  ["Beste {d:given},", "Betr.: {p:initials}, {date}, {city}"],
];

/** Mental health care, addiction care, social work. */
export const MENTAL_HEALTH_HEADERS: HeaderBlocks = [
  ["Cliënt: {p:full}", "Regiebehandelaar: {d:titled}", "Naaste: {r:given} ‹{r.rel}›", "Geboorteland: {country}"],
  ["Cl: {p:given}", "Casemanager: {t:given}", "Psychiater: {d:surname}", "Datum contact: {date}"],
  ["Naam: {p:header}", "Woonplaats: {city}", "Gesproken met: {p:given} en {r:given}", "Gespreksvoerder: {a:full}"],
];

/** Children and newborns. */
export const CHILD_HEADERS: HeaderBlocks = [
  ["Kind: {p:full}", "Geb.: {date}", "Moeder: {r:full}", "Kinderarts: {d:surname}"],
  ["Naam kind: {p:header}", "Ouder/verzorger: {r:full}", "School: {school}", "JGZ-team: {city}"],
];

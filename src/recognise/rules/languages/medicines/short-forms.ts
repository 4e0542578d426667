import { setOf } from "../../engine/name-words.ts";

/** Medicines, substances of the blood and infusions as notes in a hurry shorten them, folded: "clopi", "noradre", "dexa". Given names among them are left out. */
export const SHORT_FORMS: ReadonlySet<string> = setOf(`
  aciclo adre amio amlo apix arip atorva bili biso bumet calci cefu ceftri chol cipro clari clinda clopi cloza creat dapa dexa diclo digox dobuta doxy
  dalte edox efe empa enala enox esomep fenta ferri fluclox fluco furo furose gaba genta glicla glucos hemo hydrocort ibu ipra kalium krea lacta
  lactu lamo lanso leuco leuko leveti levoflox loraz losar mero metfo metop metro mida myoglo napro natri nitro noradre nysta olanz oxyco panto paracet
  piptaz prava pred predni predniso prega procalci propo queti ramip risp rivarox rosuva salbu senna simva sitag spiro succi synto teico temaz
  tinza trama triglyc trigly trimeth trombo tropo ureum valpro vanco vori
`);

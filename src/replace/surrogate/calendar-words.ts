import type { NoteLanguage } from "../../text/note-languages.ts";

/** How a language writes months and days of the week: in full, and cut. From January and from Monday on. */
interface CalendarWords {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
}

const list = (text: string): readonly string[] => text.split(" ");

export const CALENDARS: Readonly<Record<NoteLanguage, CalendarWords>> = Object.freeze({
  nl: {
    months: list("januari februari maart april mei juni juli augustus september oktober november december"),
    shortMonths: list("jan feb mrt apr mei jun jul aug sep okt nov dec"),
    days: list("maandag dinsdag woensdag donderdag vrijdag zaterdag zondag"),
    shortDays: list("ma di wo do vr za zo"),
  },
  es: {
    months: list("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: list("ene feb mar abr may jun jul ago sep oct nov dic"),
    days: list("lunes martes miércoles jueves viernes sábado domingo"),
    shortDays: list("lun mar mié jue vie sáb dom"),
  },
  it: {
    months: list("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    shortMonths: list("gen feb mar apr mag giu lug ago set ott nov dic"),
    days: list("lunedì martedì mercoledì giovedì venerdì sabato domenica"),
    shortDays: list("lun mar mer gio ven sab dom"),
  },
  en: {
    months: list("January February March April May June July August September October November December"),
    shortMonths: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    days: list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortDays: list("Mon Tue Wed Thu Fri Sat Sun"),
  },
});

/** Other ways to write the months, by their number from 0. */
export const MONTH_VARIANTS: Readonly<Record<NoteLanguage, Readonly<Record<string, number>>>> = Object.freeze({
  nl: { mar: 2, maa: 2, sept: 8 },
  es: { setiembre: 8, sept: 8, set: 8 },
  it: { sett: 8 },
  en: { sept: 8 },
});

/** Days and months in four languages that nobody is called, folded: not "Domingo", "Sabato", "Friday", "May", "Sun". */
const CALENDAR: ReadonlySet<string> = new Set(
  `maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari juli september oktober november december
  tuesday wednesday thursday saturday tue tues wed weds thu thur thurs fri nov oct sept feb january february october
  dec woe lun giov ott ene abr dic lunes martes mierc miercoles juev jueves vier viernes sabado enero febrero septiembre octubre noviembre diciembre
  lunedi martedi mercoledi giovedi venerdi febbraio settembre ottobre novembre dicembre`.split(/\s+/),
);

/** A folded word that is a day or a month wherever it stands with a capital: "seen by OT Tue". */
export function isCalendarWord(key: string): boolean {
  return CALENDAR.has(key);
}

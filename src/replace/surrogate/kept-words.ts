const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words for what a street is, folded. */
const STREET_WORDS =
  set(`calle c avenida avda av plaza pza paseo camino carretera ctra ronda travesia glorieta rua carrer via viale corso piazza
  piazzale largo vicolo strada contrada borgo salita street st road rd lane ln avenue ave drive dr close court ct place pl square sq terrace way
  crescent gardens grove hill row straat laan weg plein singel kade gracht dijk pad hof dreef steeg park piso puerta portal bloque escalera izq dcha
  izquierda derecha bajo scala interno int piano flat apartment apt floor unit house bis huisnummer nr no num numero n º ª toevoeging`);

/** Ends of Dutch street names that say what a street is. */
const STREET_END =
  /^(?<stem>.{2,}?)(?<end>straat|laan|weg|plein|singel|kade|gracht|dijk|pad|hof|dreef|steeg|park|plantsoen|hofje|markt|str)$/iu;

/** Words for kinds of organisations, folded. */
const ORGANISATION_WORDS =
  set(`ziekenhuis hospital hospitaal kliniek clinica clinic policlinica policlinico ospedale centrum center centre centro
  medisch medical medico salud sanitario sanitaria universitair universiteit universitario universitaria university academisch general generale
  general huisartsenpraktijk huisartsen praktijk apotheek farmacia farmacy pharmacy surgery practice verpleeghuis zorgcentrum woonzorgcentrum
  verzorgingshuis thuiszorg stichting vereniging bv nv ltd sl srl spa fundacion fondazione foundation instituto istituto institute school colegio
  escuela scuola afdeling unidad unita unit servicio servizio service department dept reparto residencia residenza residence home house care nursing
  ggz ggd ambulatorio consultorio azienda asl ulss presidio casa cura trust nhs royal infirmary health city community`);

/** Whether a folded word of an address says what it is and not which. */
export function isStreetWord(word: string): boolean {
  return STREET_WORDS.has(word);
}

/** Whether a folded word of an organisation's name says what it is and not which. */
export function isOrganisationWord(word: string): boolean {
  return ORGANISATION_WORDS.has(word);
}

/** "kerkstraat" → "straat"; "" for a word that does not end so. */
export function streetEnd(word: string): string {
  return STREET_END.exec(word)?.groups?.["end"] ?? "";
}

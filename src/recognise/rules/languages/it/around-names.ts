import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";

/** What stands around names and around ordinary words in Italian notes. */
export const ITALIAN_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners:
    wordsOf(`il lo la i gli le l un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello
    nella nei negli nelle sul sullo sulla sui sugli sulle questo questa questi queste quel quello quella quei quelle mio mia suo sua suoi sue
    nostro nostra ogni tutto tutta tutti tutte molto molta molti molte poco poca alcun alcuna altro altra altri altre piu meno due tre quattro
    cinque sei sette otto nove dieci stesso stessa colore`),
  prepositions: wordsOf(`di in su sotto sopra senza tra fra verso dentro durante
    e era sono sta pare resta paziente donna uomo cute pelle`),
  cues: wordsOf(
    "con da a per chiama chiamato avvisa avvisato parlato riferisce dice secondo visto vista sentito contattato informato",
  ),
  roles:
    wordsOf(`sig sigra signor signora signore signorina sigg dr dott dottssa dottoressa dottor dottore prof professore professoressa ssa ra infermiera
    infermiere ostetrica medico figlio figlia marito moglie compagno compagna fidanzato fidanzata fratello sorella padre madre mamma papa
    nonno nonna zio zia nipote cugino cugina cognato cognata suocero suocera genero nuora vicino vicina badante amico amica oss fisioterapista
    psicologa psicologo pediatra chirurgo collega caregiver logopedista`),
  conjunctions: wordsOf("e ed o od"),
  nounsAfter: wordsOf(""),
  things:
    wordsOf(`ospedale clinica via viale piazza corso reparto padiglione casa istituto scuola malattia morbo sindrome segno test scala manovra prova
    indice criteri sonda drenaggio catetere frattura ernia tumore classificazione san santa santo beata residenza fondazione policlinico dolore`),
  signs: wordsOf("firmato firma f.to inf dr dott dottssa oss fto"),
  abbreviations: wordsOf(
    `pa fc fr hb ca tc rm rx ev im sc os ps pz dx sx ac af ai ad dm ic ia ms mmg ecg eco uti bpco pcr dr oss inf rsa tao mc`,
  ),
  hasInitials: false,
});

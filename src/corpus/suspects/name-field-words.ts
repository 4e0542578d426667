import { foldWord } from "../../text/fold.ts";

const DUTCH =
  "naam namen voornaam voornamen achternaam achternamen roepnaam tussenvoegsel meisjesnaam geboortenaam volledigenaam patient patientnaam client bewoner arts huisarts dokter specialist behandelaar hoofdbehandelaar zorgverlener verpleegkundige verwijzer auteur schrijver opsteller ondertekenaar medewerker contactpersoon mantelzorger partner echtgenoot echtgenote moeder vader zoon dochter familie geadresseerde afzender gebruiker initialen voorletters";
const ENGLISH =
  "name names firstname lastname middlename forename surname givenname familyname maidenname fullname nickname alias patient client resident doctor physician clinician surgeon nurse provider practitioner gp consultant attending referrer author writer editor creator owner signer signed signature dictated transcriber employee staff user username contact guardian relative spouse partner mother father son daughter kin recipient addressee sender initials";
const SPANISH =
  "nombre nombres apellido apellidos paciente cliente medico medica doctor doctora facultativo enfermero enfermera cirujano autor autora redactor firma firmante firmado usuario empleado contacto tutor familiar conyuge esposo esposa madre padre hijo hija destinatario remitente iniciales";
const ITALIAN =
  "nome nomi cognome cognomi nominativo paziente cliente medico medica dottore dottoressa curante infermiere infermiera chirurgo autore autrice redattore firma firmatario utente dipendente contatto tutore parente coniuge marito moglie madre padre figlio figlia destinatario mittente iniziali";

/** Words in the names of fields that hold names of people, in Dutch, English, Spanish and Italian, folded. */
export const FIELD_NAME_WORDS: ReadonlySet<string> = new Set(
  [DUTCH, ENGLISH, SPANISH, ITALIAN].flatMap((words) => words.split(" ").map(foldWord)),
);

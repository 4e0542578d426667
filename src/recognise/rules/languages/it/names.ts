import { type NameWords, setOf } from "../../engine/name-words.ts";

/** How Italian notes introduce names. */
export const ITALIAN_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`sig signor signora signorina signori sig.ra dott dottor dottore dottoressa dr dssa dr.ssa prof professor
    professore professoressa avv ing geom rag sigra signra dottssa inf ost suor don padre`),
  weakTitles: setOf("signore signori inf ost ing don padre dottore professore rag"),
  titleEndings: setOf("ra ssa na ri rina re ri.na"),
  roles: setOf(`paziente medico infermiere infermiera ostetrica fisioterapista psicologo psicologa chirurgo anestesista
    specializzando specializzanda tirocinante cardiologo cardiologa neurologo neurologa pediatra ginecologo ginecologa urologo
    oncologo radiologo psichiatra dermatologo internista geriatra ortopedico oculista farmacista logopedista dietista
    oss operatore assistente collega figlio figlia figli marito moglie compagno compagna fidanzato fidanzata fratello sorella
    madre padre nonno nonna zio zia nipote cugino cugina cognato cognata suocero suocera genero nuora vicino vicina amico
    amica badante caregiver tutore vedova vedovo coniuge convivente bambino bambina piccolo piccola chiamato chiamata
    nome firmato firma mamma papa`),
  looseFields: setOf(
    "paziente madre padre moglie marito figlio figlia contatto familiare caregiver responsabile direttore",
  ),
  particles: setOf(
    "de del della dello dei degli delle di da dal dalla dalle d' la lo li le san santa van von der ben el al e",
  ),
  openingParticles: setOf("de del della dello dei degli di da dal dalla d' la lo li van von el al san"),
  stops: setOf(`reparto ospedale azienda clinica policlinico unita dipartimento istituto universita facolta fondazione
    ambulatorio centro servizio via viale corso piazza piazzale largo vicolo strada tel telefono cell fax email e-mail mail pec
    codice cf nato nata residente medico specialista direttore primario responsabile dirigente infermiere infermiera
    cardiologia neurologia chirurgia medicina pediatria ginecologia ostetricia oncologia urologia radiologia psichiatria
    dermatologia ortopedia geriatria ematologia nefrologia pneumologia oculistica anestesia rianimazione pronto soccorso
    data eta sesso paziente diagnosi terapia anamnesi esame esami controllo referto ricovero dimissione il lo la i gli le
    un una uno dott dottssa sig sigra residenza casa laboratorio struttura asl ausl ats asst irccs l si`),
  siteBefore:
    setOf(`ospedale clinica policlinico casa via viale corso piazza piazzale largo vicolo strada istituto universita
    fondazione scuola residenza villa san santa santo sant' madonna chiesa parco quartiere azienda centro ambulatorio
    presidio laboratorio monte lago fiume porto isola aeroporto stazione ponte borgo rsa`),
  eponymNouns:
    setOf(`morbo malattia sindrome segno segni test scala manovra tumore linfoma frattura ernia sarcoma esofago
    ulcera classificazione tecnica metodo prova indice criteri criterio sonda ago drenaggio catetere corpi cellule tuba tube
    ghiandola dotto legamento operazione procedura intervento fenomeno triade riflesso angolo spazio colorazione paralisi anemia
    carcinoma poligono area score punteggio grado soluzione dispositivo protesi tipo virus bacillo porpora tiroidite distrofia
    contrazioni cisti anello incisione`),
  placeBefore: setOf(`a ad in da di nato nata residente residenza vive abita abitante proveniente originario originaria
    trasferito trasferita citta comune provincia regione presso viaggio rientrato rientrata zona`),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:con )?(?:cordiali|distinti|cari) saluti|cordialmente|cordialita|in fede|firmato(?: da)?|f\.?to|firma|il medico(?: curante| refertante)?|un (?:cordiale|caro) saluto|saluti)(?!\p{L})[^\p{L}\p{N}]*/u,
});

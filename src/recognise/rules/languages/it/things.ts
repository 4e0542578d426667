import { type Openers, phrasesOf, setOf } from "../../engine/name-words.ts";

/** What stands before a ward, home or hospital in Italian notes, as it is cut into tokens. */
export const ITALIAN_SITE_MOVES: readonly string[] =
  phrasesOf(`trasferito al|trasferita al|trasferito alla|trasferita alla|trasferimento al|passa dalla|passa dal|passa alla|passa in|passato dalla|passata dalla|rientra al|rientra in|dimesso dal|dimessa dal|dimesso dalla|dimessa dalla|inviato al|inviata al|inviato
  alla|accettato al|accettata al|ricoverato al|ricoverata al|visto al|vista al|visita al|eco al|tac al|tc al|rmn al|rm al|pet al|rx
  al|coro al|ecografia al|prenotato al|prenotata al|ponte al|frequenta la|frequenta il|lavora alla|lavora al|notti alla|turni alla|occhiali da|esami da|si va in|torna al|torna
  alla|posto in|posto al|letto in|letto al|prenotata alla|prenotato alla|convenzionato con|trasferito dal|trasferita dal|trasferito dalla|trasferita dalla|trasferimento dal|trasferimento alla|arriva dal|arrivato dal|arrivata dal|giunge dal|giunto dal|giunta dal|paziente del|pz del|paziente dal|proviene dal|proveniente dal|proviene dalla|rientra dal|rientra dalla|fax al|fax alla|referto del|lettera del|dalla sala|palestra al|palestra alla|iscritto al|iscritto alla|iscritta al|iscritta alla|insegna al|insegna alla|studia al|studia alla|elementari alla|medie al|medie alla|piscina al|piscina alla|messa al|messa alla|gita al|gita alla|festa al|festa alla|nuoto al|nuoto alla|dialisi al|degenza al|degenza alla|ricovero al|ricovero alla|riabilitazione al|riabilitazione alla|soggiorno al|soggiorno alla|ospite al|ospite alla|in cura al|in carico al|in carico alla|operato al|operata al|operato alla|operata alla|nato al|nata al|nato alla|nata alla|partorito al|partorito alla`);

/** Hospitals, wards, homes, feasts, shops, food, songs and works that look like somebody's name or a town in Italian notes; folded. */
export const ITALIAN_THING_NAMES: readonly string[] =
  phrasesOf(`centro don bosco|due peroni|birra peroni|una peroni|sveglia oregon|sara 3000|sara plus|sara stedy|un mercedes|luigi sacco|macedonio
  melloni|giuseppe fornaroli|san giuseppe moscati|san giuseppe|san carlo
  borromeo|san marco|san luca|san leonardo|san giacomo|san filippo|san salvatore|san timoteo|san liberatore|san pio|san eugenio|sant'eugenio|san
  giovanni addolorata|san giovanni di dio|san giovanni bosco|san francesco|san bortolo|san bassiano|san donato|san jacopo|san bartolo|san bonifacio|san
  lazzaro|san lorenzo|san paolo|san pietro|san spirito|santo spirito|santa maria|santa maria goretti|santa maria degli angeli|santa maria della
  misericordia|santa maria nuova|santa corona|santa barbara|santa lucia|santa caterina|santa teresa|sant'agostino|sant'antonio|sant'anna|sant'elia|cristo
  re|sacro cuore|sacra famiglia|bambin gesu|regina apostolorum|regina montis regalis|papa giovanni|papa giovanni xxiii|giovanni paolo ii|padre
  pio|madre teresa|madre giuseppina|don gnocchi|don orione|don calabria|don uva|don bosco|don milani|don guanella|carlo
  urbani|carlo forlanini|carlo poma|giovanni borea|umberto parini|maria adelaide|maria vittoria|maria teresa di calcutta|maria
  montessori|maria paternò|vito fazzi|antonio perrino|antonio cardarelli|domenico cotugno|vincenzo monaldi|francesco miulli|saverio de
  bellis|giovanni paolo|guglielmo da saliceto|ettore franchini|bernardino ramazzini|ramazzini|morgagni - pierantoni|morgagni pierantoni|augusto
  murri|carlo alberto pizzardi|infermi di rimini|marino di cagliari|armando businco|duilio casula|giovanni xxiii|villa
  scassi|villa serena|villa speranza|villa maria|villa sofia|villa betania|villa teresa|villa igea|casa serena|casa sollievo|casa di
  riposo|opera pia|pia bianchi|anni azzurri|centro diurno|borgo trento|borgo roma|cto|ca' granda|ca' foncello|croce azzurra|croce
  gialla|fate bene fratelli|buon pastore|buon samaritano|beato angelico|vittorio emanuele iii|garibaldi nesima|garibaldi centro|ara
  parmigiani|umberto di savoia|papardo|paolo borsellino|giovanni falcone|leonardo da vinci|dante alighieri|giuseppe verdi|giacomo
  puccini|alessandro manzoni|alessandro volta|galileo galilei|guglielmo marconi|enrico fermi|carlo collodi|gianni rodari|anna frank|rita levi
  montalcini|rita levi|peter pan|peppa pig|masha e orso|topo gigio|babbo natale|biancaneve|harry potter|geronimo stilton|commissario
  montalbano|la settimana enigmistica|settimana enigmistica|eros ramazzotti|al bano|adriano celentano|oro saiwa|mulino bianco|pan di stelle|gran cereale|san carlo|san benedetto|san pellegrino|santa lucia|santa
  rosalia|rocchetta|lete|levissima|ferrarelle|amaro lucano|amaro montenegro|vecchia romagna|fernet branca|fernet - branca|nastro azzurro|birra
  moretti|caffe borghetti|crema chantilly|insalata russa|pizza margherita|torta margherita|rosa canina|rosa mosqueta|margherita
  pizza|grazia di dio|grazie a dio|santa pazienza|angelo custode|alfa romeo|fiat panda|fiat punto|citta
  metropolitana|testimone di geova|sala del regno|santo natale|santo padre|sacro monte|stella alpina|aurora boreale|conte di cavour|conte
  ugolino|mal di denti|ora legale|salvo complicanze|salvo imprevisti|salvo diversa|franca ematuria|franco sangue|franca ripresa|franca
  dispnea|franca ipotensione|franco rifiuto|franco miglioramento|franco peggioramento|vita sociale|vita indipendente|san
  siro|san remo|sanremo|villa comunale|protesi moore|cotile muller|calcio sandoz|mac conkey|elastomero baxter|radio maria|coca cola|bair hugger|pep mask|gore tex|affari tuoi|gian burrasca|paw patrol|red bull|pepsi cola|braxton hicks|port aventura|sara stedy|rapid rhino|howell jolly|candy crush|carlo erba|luna piena|beyond meat|petit bambou|cristo re|sant'ambrogio|san valentino|san silvestro|san gennaro|san giuseppe|il piccolo principe|fra martino|villa letizia|casa betania|sacco a pelo|regina pacis|carta d'identita|warwick james`);

/** Italian names that are words of notes too. */
export const ITALIAN_OPENERS: Openers = Object.freeze({
  words:
    setOf(`rosa bianca bruno bruna serena sereno felice franca franco grazia gioia costanza pace alba aurora stella viola celeste severo severa massimo
    massima salvo fausto benigno innocente clemente giusto giusta modesto modesta fortunato fortunata candido candida chiaro chiara puro dolce fiore
    fontana valle costa testa serra monti gallo leone lupo marino marina donato vito pio santo santa bello bella bravo rosso rossi bianchi neri verdi
    marchesi conte ferrari ferraro sarto barbiere pastore mercede letizia speranza fede vittoria libero libera onesto leale prospero amato
    beato quieto quieta tranquillo allegra allegro bassi basso grassi grasso longo piccolo secco fermo duro forte gentile cortese perfetto sole
    luna cielo vento oliva mela pera melone pepe sale ricci riccio barba gamba mano spina croce guerra carta corda ponte torre villa`),
  things: setOf(
    `margherita viola rosa ortensia camelia azalea ginestra mimosa edera iris gardenia perla ambra gemma celeste azzurra`,
  ),
  adjectives: setOf(
    `rosa bianca bianco bruno bruna serena sereno felice franca franco celeste viola severa severo massimo massima benigno benigna innocente giusto giusta modesto modesta candido candida chiaro chiara puro pura dolce bello bella fermo secco secca libero libera grassi basso bassa rossi neri verdi`,
  ),
  nouns:
    setOf(`cute pelle lingua mucosa mucose lesione lesioni ferita ulcera piaga medicazione perilesione cicatrice occhio occhi guancia guance labbra labbro bocca gola naso orecchio
    collo spalla braccio gomito polso mano mani dito dita torace seno schiena dorso addome pancia fianco anca gamba gambe coscia ginocchio caviglia
    piede piedi tallone talloni sacro gluteo unghia unghie feci urina urine diuresi vomito espettorato secreto drenaggio sangue siero liquido
    essudato fondo margine margini bordo bordi zona area regione parete stoma gastrostomia punto punti notte mattina giornata serata ripresa crisi febbre
    risveglio respiro ammissione ideazione tosse dispnea ripresa`),
  times: setOf(`notte nottata giornata mattinata serata`),
  company: setOf(`con e ed in a al alla ai da dal dalla su sul per tra che dice si`),
  // "Costanza nella terapia": articles and prepositions end so too.
  verbEnding:
    /^(?!(?:nell|sull|dell|dall|all|un|quest|quell)[ae]$)(?:.*)(?:[bcdfghlmnpqrstuvz]a|[bcdfghlmnpqrstuv]e|[aiu]t[oa]|[ae]ndo)$/,
});

import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { EPONYM_PAIRS } from "../eponyms.ts";
import { FURTHER_PAIRS } from "../further-eponyms.ts";
import { FURTHER_THINGS } from "../further-things.ts";
import { NAMED_AFTER_PLACES } from "../named-after-places.ts";
import { COMPANY_NOUNS, ORGANISATION_NAMES } from "../organisations.ts";
import { DUTCH_DOINGS } from "./doings.ts";
import { DUTCH_EPONYMS } from "./eponyms.ts";
import { DUTCH_SHORTENED } from "./shortened-words.ts";
import {
  DUTCH_ANIMALS,
  DUTCH_MAKERS,
  DUTCH_PRODUCTS,
  DUTCH_SITE_MOVES,
  DUTCH_THING_NAMES,
  DUTCH_THING_NOUNS,
} from "./things.ts";

/** How Dutch notes introduce names. */
export const DUTCH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`dhr mw mevr mevrouw meneer mijnheer heer mej mejuffrouw juffrouw hr fam familie dr drs prof professor ir ing mr dokter doctor
    mw/dhr mevrouw/meneer msc bsc phd lic dhr/mw`),
  weakTitles: setOf(`heer mr ir ing lic hr fam familie`),
  titleEndings: setOf("en"),
  interpreters: setOf("tolk tolken telefoontolk tolkentelefoon"),
  speaking: setOf("spreekt sprak spreken begrijpt begreep verstaat praat beheerst taal talen moedertaal voertaal"),
  kin: setOf(`zoon dochter zoontje dochtertje echtgenoot echtgenote man vrouw partner vriend vriendin broer zus zusje broertje moeder vader
    mama papa ma pa opa oma oom tante neef nicht kleinzoon kleindochter schoonzoon schoondochter schoonzus schoonzuster zwager
    schoonmoeder schoonvader stiefzoon stiefdochter stiefvader stiefmoeder buurman buurvrouw buurmeisje ex ex-man ex-vrouw weduwe
    weduwnaar mantelzorger mantelzorgster contactpersoon contactpers wettelijk vertegenwoordiger curator mentor bewindvoerder
    huisgenoot huisgenote medebewoner medebewoonster medepatient kennis verloofde ouders zonen dochters kinderen kleinkinderen
    broers zussen tweeling tweelingbroer tweelingzus stiefbroer stiefzus schoonbroer baby kind cp schoonouders grootmoeder grootvader vriendje vriendinnetje kleindochtertje overbuurvrouw
    overbuurman pleegmoeder pleegvader pleegzoon pleegdochter achternicht achterneef schoonzusje halfzus halfbroer
    mdr vdr mam pap kleinz achterkleinzoon achterkleindochter bomma bompa moemoe vava peetoom peettante peetmoeder peetvader petekind
    exman exvrouw klasgenoot klasgenote kameraad kostganger huisbaas`),
  roles:
    setOf(`zuster zr zuster/broeder broeder br verpleegkundige verpleger vpk verpl helpende wijkzuster vroedvrouw kraamverzorgster
    kraamverzorgende kraamhulp thuishulp huishoudster gastvrouw voedingsassistente ambulancebroeder ambulanceverpleegkundige
    coas bedrijfsarts verzekeringsarts jeugdarts schoolarts sportarts nefroloog hematoloog psychotherapeut orthopedagoog laborant
    laborante mondhygieniste opticien audicien podotherapeut activiteitenbegeleider activiteitenbegeleidster leidinggevende coordinator
    tolken telefoontolk tolkentelefoon vertaler schoonmaker schoonmaakster kapster kapper imam verzorgende vig verzorgster begeleider begeleidster fysio
    fysiotherapeut fysiotherapeute ft logopedist logopediste logo ergo ergotherapeut ergotherapeute dietist dietiste psycholoog
    psychologe psychiater arts huisarts ha basisarts zaalarts assistent assistente arts-assistent arts-assistente aios anios
    coassistent co-assistent coassistente co specialist internist chirurg cardioloog neuroloog neurochirurg uroloog oncoloog
    longarts mdl-arts gynaecoloog kinderarts orthopeed dermatoloog radioloog anesthesist anesthesioloog reumatoloog geriater
    oogarts kno-arts maatschappelijk werker werkster amw collega coll behandelaar hoofdbehandelaar verwijzer casemanager
    wijkverpleegkundige wijkverpleging praktijkondersteuner poh verloskundige tandarts apotheker pastor geestelijk verzorger
    dominee pastoor vrijwilliger vrijwilligster stagiair stagiaire leerling student teamleider afdelingshoofd
    transferverpleegkundige nachtdienst avonddienst secretaresse doktersassistente tolk taxichauffeur advocaat patient patiente
    pt pat client cliente bew clt bewoner bewoonster dame heer meisje jongen opgenomene supervisor consulent opsteller auteur tekende
    dienstdoende sv specialist-ouderengeneeskunde so va verpleegkundig ps gz-psycholoog spv regiebehandelaar minister premier
    president vice-president ex-president burgemeester wethouder schepen voorzitter ondervoorzitter directeur hoofdredacteur
    redacteur correspondent journalist journaliste secretaris-generaal staatssecretaris partijvoorzitter fractievoorzitter
    woordvoerder woordvoerster generaal kolonel commissaris koning koningin prins prinses paus bisschop kardinaal rechter
    officier notaris architect schrijver schrijfster dichter zanger zangeres regisseur acteur actrice componist dirigent schilder
    kunstenaar kunstenares fotograaf trainer bondscoach coach manager ploegleider renner spits verdediger doelman keeper kapitein
    professor onderzoeker onderzoekster hoogleraar leraar lerares juf meester docent docente wijkagent agent rechercheur
    loodgieter werkgever bedrijfsleider sir lord lady doctorandus ingenieur pater kanselier gouverneur ambassadeur senator
    bankier verpl. spec zorgcoordinator diabetesverpleegkundige wondverpleegkundige hulp kok chauffeur kapster pedicure
    schoonmaakster`),
  looseFields: setOf(
    `betreft inzake door van aan cc kopie mob mobiel tel telefoon gebeld bellen eerste gezien heteroanamnese verwijzend`,
  ),
  particles:
    setOf(`van von vande vanden vander de den der des ter ten te 't t 's het in op aan uit el al ul ben bin bint ibn abu abou abd ait
    ould o d' l' da do dos das di del della du la le les las los san st st. sint zu zum zur af und y e vd vdr v/d`),
  particlePhrases: phrasesOf("v . d .|v . d|v / d|v .|d .|' t|' s|’ t|’ s|V . d ."),
  openingParticles:
    setOf(`van von vande vanden vander de den der des ter ten 't el al ul ben bin bint ibn abu abou ait ould da do dos das di del della
    du la le les las los san vd vdr`),
  ties: setOf(`in op aan uit van`),
  articles: setOf(`de het des les la le los las el`),
  stops: setOf("geb geboren geboortedatum tel mob adres afd afdeling kamer bed bsn"),
  functionWords:
    setOf(`beste geachte waarde lieve dag hallo hoi mvg groet groeten groetjes gr namens hoogachtend cc aan let is was heeft had wil
    wilde kan kon gaat ging komt kwam zegt zei geeft gaf en of in op met van de het een zelf ook niet wel nog nu dan die dat werd
    wordt weer erg zeer goed slecht moe rustig alert uit bij na naar om te voor tot ligt lag zit zat loopt liep slaapt sliep eet
    at drinkt dronk mag moet moest zal zou belt belde vraagt vroeg reageert oogt lijkt blijft bleef weet wist vindt vond woont
    woonde krijgt kreeg hier daar thuis over onder door per ivm i.v.m. iom ihb obv vlgs contr evt geen pt pat als toen hoe wat
    waar wie er zich haar hem zijn hun s'avonds vandaag gisteren morgen bekende zo graag terug mee toe af arts is-er adl mdl
    tijdens sinds vanaf wegens zonder via tegen steeds alleen maar`),
  siteBefore:
    setOf(`mc grz elv wzc umc uz az ggz ggd universiteit hogeschool hotel universitair st sint afdeling afd locatie gebouw paviljoen vleugel
    straat radio krant dagblad weekblad tijdschrift omroep zender sporthal zwembad wijkcentrum dorpshuis buurthuis kasteel camping`),
  siteBeforeEnding:
    /(?:ziekenhuis|verpleeghuis|verzorgingshuis|centrum|hospice|kliniek|gasthuis|apotheek|stichting|residentie|huize|instelling|locatie|dagverblijf|unit|revalidatie|thuiszorg|school|praktijk)$/,
  houseEnding: /(?:hof|huis|oord|staete|plein|park|kerk|school|flat|toren|burcht|gaarde|heem|stichting|kliniek)$/,
  siteEnding:
    /(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|steeg|dijk|pad|ziekenhuis|kliniek|gasthuis|hospitaal|medisch|centrum|apotheek|stichting|college|school|instituut|verpleeghuis|zorgcentrum|huis|mc|umc)$/u,
  beds: setOf(`bed kamer kmr box`),
  eponymNouns: new Set([
    ...DUTCH_MAKERS,
    ...setOf(`ziekte syndroom sydroom teken tekens proef test testen fenomeen manoeuvre operatie procedure methode score scores schaal
    index formule klier kliertje wet spier tetralogie trias pupil klieren plaque plaques laesie laesies papel papels vlek vlekken
    noduli nodus knobbel knobbels knobbeltjes punt cirkel driehoek loge ganglion ganglia fissuur cel cellen ring ringen lijn
    lijnen eiland eilanden eilandjes kanaal ligament gewricht kapsel membraan plexus zenuw nervus ampulla papil sfincter sinus
    aquaduct foramen holte zakje stadium gradering maat meting graad regel reflex prothese oefening oefeningen schema protocol
    contractuur dementie anemie ataxie hernia fractuur lymfoom tumor chorea struma thyreoiditis classificatie criteria drain
    katheter catheter buis cyste divertikel slagader pees neuroom oesofagus palsy parese morbus syndrome maladie lichaampjes
    sarcoom infuus naald encefalopathie spalk brace kous klem pincet prik pomp coma monitor scanner beademing apparaat`),
  ]),
  conditionCues: phrasesOf(
    "verdenking|verdenking op|dd|diagnose|bekend met|past bij|passend bij|status na|beeld van|tekenen van|verdenking :|diagnose :|dd :",
  ),
  medicalWords: new Set([
    ...DUTCH_SHORTENED,
    ...DUTCH_PRODUCTS,
    ...FURTHER_THINGS,
    ...setOf(`cor pulmo pulmones alvus doss bera must moca mmse gds nrs vas ews mews apgar gcs ecg mri tia cva copd avi cave casu alert rad
    sat tens adl zit dag dat dan door roma noord oost zuid west test tug geen plan poli reden doel abcde tavi echo rust
    dienst visite stemming spraak glucose europa azie afrika amerika god kerst pasen lab pili buffalo berg tinetti snaq karnofsky
    wells flacc rass camicu visus fundus tonus mictie antigif rehab doseerkaart vergiftigingen leukotape thera-band`),
  ]),
  medicalEnding:
    /(?:ie|isch|ische|aal|ale|eel|iek|itis|ose|test|proef|scopie|emie|urie|gram|icum|ine|ol|pril|mab|nib|zuur|um|us|sis|atie|air|aire|loze)$/,
  siteCues: setOf("op"),
  placeBefore:
    setOf(`in te uit naar nabij rond omgeving regio gemeente provincie stad dorp richting vanuit via woonachtig wonend wonende omstreken
    buiten woonplaats geboorteplaats plaats tot hartje centrum oud nieuw afkomstig geboren opgegroeid platteland eiland verblijf
    reis vakantie verhuisd`),
  residing: setOf(
    "woont wonen wonend wonende woonde woonachtig verhuisd verhuist verhuisde geboren afkomstig opgegroeid gevlucht verblijft logeert familie vakantie",
  ),
  directions: setOf("noord zuid oost west centrum midden noordoost noordwest zuidoost zuidwest"),
  cues: phrasesOf(`overlegd met|overleg met|in overleg met|iom|i . o . m .|i . o . m|besproken met|gesproken met|gebeld met|gebeld door|contact
met|contact gehad met|telefonisch contact met|tel contact met|afgesproken met|samen met|verteld door|gezien door|beoordeeld
door|geopereerd door|verwezen door|gemeld door|doorgegeven aan|overgedragen aan|overdracht aan|overdracht van|gerapporteerd
aan|gevraagd aan|gemeld aan|teruggebeld door|dd met|d / w|bellen met|terugbellen naar|gesprek met|afspraak met|afspraak
bij|consult bij|controle bij|onder behandeling bij|onder behandeling van|in behandeling bij|gaat wonen bij|woont bij|woont
met|woont samen met|gehuwd met|getrouwd met|begeleid door|vergezeld door|gebracht door|opgehaald door|geholpen door|verzorgd
door|gewassen door|vlgs|volgens|namens|aldus|getekend|dienst van|bezoek van|met hulp van|tav|t . a . v .`),
  weakCues:
    setOf(`bij met door aan voor namens volgens vlgs en of is was heeft had naar tegen over dat als want maar sprak iom i.o.m
    overleg vraag dd ivm`),
  personVerbs:
    setOf(`slaat sloeg bijt schopt schopte knijpt kneep duwt duwde gooit gooide spuugt spuugde krabt krabde vloekt vloekte bonkt bonkte zwaait
    zwaaide smijt smeet knikt knikte mompelt mompelde jammert jammerde kreunt kreunde snurkt snurkte braakt braakte hoestte plast plaste
    dommelt ijsbeert danst danste breit verslikt verslikte zwerft grijpt schudt schudde fluistert fluisterde wenkt plukt friemelt
    ontkleedt vecht jankt gilt gilde krijst moppert mopperde bedankt bedankte hapt kauwt slikt slikte geniet genoot eist eiste benadrukt
    benadrukte bevestigt bevestigde waarschuwt waarschuwde stelt stelde erkent erkende reageerde belt belde vertelt vertelde vraagt
    vroeg zegt zei wilde meldt meldde denkt dacht vindt vond woont woonde eet drinkt dronk slaapt sliep piekert bespreekt besprak
    onderging oefent oefende klaagt klaagde benoemt bezocht herkent noemt weigert weigerde begrijpt herinnert hoopt ervaart huilt lacht
    accepteert mobiliseert ontkent meent meende verklaart verklaarde antwoordt antwoordde studeerde speelt speelde schrijft schreef
    zegde besliste wandelt traint rookt spreekt leest verbleef weet wist bezoekt valt viel probeert probeerde scheldt schold wandelde
    fietst fietste zwemt kookt rust rustte douchte doucht wast waste kleedt scheert huilde schreeuwt schreeuwde roept riep dwaalt
    dwaalde dementeert mist miste logeert logeerde verblijft verhuist verhuisde zorgde overlegt overlegde belooft beloofde stemt stemde
    tekent tekende brengt bracht haalt haalde neemt nam rijdt reed helpt hielp lijdt schrikt schrok snapt snapte begreep gelooft
    geloofde wenst wenste verzoekt verzocht informeert informeerde appt appte mailt mailde stuurt stuurde regelt regelde verzorgt
    verzorgde hoort hoorde opgebeld gebeld langsgeweest aanwezig boos verdrietig rustig onrustig angstig somber verward alert wakker adequaat
    georienteerd suf moe zit zat ligt lag luistert kijkt keek lachte glimlacht zingt bidt onderzoekt onderzocht beoordeelt beoordeelde
    opereert opereerde adviseert adviseerde verwijst verwees gevallen overleden geopereerd ontslagen opgenomen`),
  thingVerbs:
    setOf(`kon verloor verliest won wint legt legde begon begint loopt liep gaat ging komt kwam krijgt kreeg heeft had mag kan maakt geeft gaf reageert zorgt en is was werd at werkt werkte
    wil voelt verwacht presenteert presenteerde moet moest zal zou blijft bleef lijkt leek oogt doet deed hebben hadden
    zijn waren staat stond gezien herstelt herstelde stopt stopte ziet zag`),
  usualSurnames: setOf(
    `faber hartmann weber franken evans smith stevens lambert fontaine mathieu pauwels brown hoffman hoffmann schoemaker maier werner wolff becker heller mees
    kramer philips wellens wilms denys carpentier adams dewinter bijsterveld huet oort donders kuster`,
  ),
  streetEnding: /(?:straat|laan|plein|gracht|singel)$/,
  // In Omaha's classification nearly every home care team writes.
  cuedPlaces: setOf("vs nl vk omaha"),
  doings: DUTCH_DOINGS,
  beforeVerb: setOf("niet ook nog zelf wel zich weer net nu al"),
  speech:
    setOf(`zegt zei aldus volgens vlgs vertelt vertelde verklaart verklaarde meent meende vindt vond antwoordt antwoordde vraagt vroeg
    lacht zucht besluit oordeelt benadrukt benadrukte bevestigt bevestigde waarschuwt waarschuwde reageert reageerde geeft weet
    stelt stelde erkent erkende belooft`),
  signatureBefore:
    setOf(`door geaccordeerd geautoriseerd genoteerd paraaf par vpk ft fysio notulist arts groet groeten gr mvg wg get getekend namens
    ha huisarts aios verpleegkundige logopedist dietist auteur collega handtekening opsteller rapporteur zaalarts ondertekend
    ingevuld geschreven steller evv`),
  noSignature:
    setOf(`seh ic ccu icu ok mc pa vs kno mdl ggz paaz nicu hc mcu pacu ehh aoa umc azg amc lumc vumc huh spv gz mdo od nd vd dd dr ad
    lo po vg hb rr tpv iv sc ap bp le ri li re poh grz elv let ivm iom rvo rvk ha vpk`),
  longInitial: /^(?:Th|Ch|Ph|IJ|Ij|Sj|Tj|Fr|Joh|Wm|Alb|Chr|Jac|Ant|Corn|Gerh|Herm|St|Ad|Ed|Yv|Kl|Hk|Tr|Kr)$/u,
  genitive: "plain",
  opensWithNouns: true,
  hasPluralApostrophe: true,
  thingNames: [
    ...ORGANISATION_NAMES,
    ...EPONYM_PAIRS,
    ...FURTHER_PAIRS,
    ...NAMED_AFTER_PLACES.nl,
    ...DUTCH_THING_NAMES,
  ],
  animals: DUTCH_ANIMALS,
  siteMoves: DUTCH_SITE_MOVES,
  furtherEponyms: DUTCH_EPONYMS,
  namedNouns: new Set([...COMPANY_NOUNS, ...DUTCH_THING_NOUNS]),
  signOffFirsts: setOf(
    `met vriendelijke collegiale hartelijke beste vr coll hoogachtend m mv mc mvg mcg groet groeten groetjes gr grtjs paraaf handtekening w was getekend ondertekend namens dank bij alvast`,
  ),
  signOff:
    /^[^\p{L}\p{N}]*(?:met\s+groet(?:en)?|(?:met\s+)?(?:vriendelijke|collegiale|hartelijke|beste|vr\.?|coll\.?)\s+(?:collegiale\s+)?(?:groet(?:en)?|gr\.?|hoogachting)|hoogachtend|m\.?v\.?g\.?|m\.?c\.?g\.?|groet(?:en|jes)?|gr\.?|grtjs|paraaf|handtekening|w\.\s?g\.?|was getekend|getekend|ondertekend|namens|dank(?: alvast)?|bij voorbaat dank|alvast bedankt)(?![\p{L}])[^\p{L}\p{N}]*(?:(?:door|namens|van)(?!\p{L}))?[^\p{L}\p{N}]*/u,
});

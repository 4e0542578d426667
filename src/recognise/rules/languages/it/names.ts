import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { ITALIAN_SHORTENED } from "./shortened-words.ts";
import { ITALIAN_OPENERS, ITALIAN_SITE_MOVES, ITALIAN_THING_NAMES } from "./things.ts";
import {
  ITALIAN_ANIMALS,
  ITALIAN_LETTERED,
  ITALIAN_OWNED_PRODUCTS,
  ITALIAN_PRODUCT_NOUNS,
  ITALIAN_RESULTS,
} from "./nouns.ts";
import { EPONYM_PAIRS } from "../eponyms.ts";
import { FURTHER_EPONYMS, FURTHER_PAIRS } from "../further-eponyms.ts";
import { FURTHER_THINGS } from "../further-things.ts";
import { ROMANCE_BRANDS, ROMANCE_MAKERS } from "../romance-brands.ts";
import { ITALIAN_WORKS } from "../romance-works.ts";
import { ROMANCE_EPONYMS, USUAL_ROMANCE_NAMES } from "../romance-eponyms.ts";
import { ROMANCE_THINGS } from "../romance-things.ts";
import { NAMED_AFTER_PLACES } from "../named-after-places.ts";
import { ORGANISATION_NAMES } from "../organisations.ts";

/** How Italian notes introduce names. */
export const ITALIAN_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`sig signor signora signorina signori sig.ra dott dottor dottore dottoressa dr dssa dr.ssa prof professor
    professore professoressa avv ing geom rag sigra signra dottssa inf ost suor don padre`),
  weakTitles: setOf("signore signori inf ost ing don padre dottore professore rag"),
  titleEndings: setOf("ra ssa na ri rina re ri.na"),
  roles:
    setOf(`paziente medico infermiere infermiera ostetrica fisioterapista psicologo psicologa chirurgo anestesista specializzando
    specializzanda tirocinante cardiologo cardiologa neurologo neurologa pediatra ginecologo ginecologa urologo oncologo
    radiologo psichiatra dermatologo internista geriatra ortopedico oculista farmacista logopedista dietista oss operatore
    assistente collega inf asa ota osa fkt mdg mmg dottoranda caposala coordinatrice coordinatore capoturno portantino ausiliario
    ausiliaria barelliere autista interprete mediatrice mediatore sociale educatore educatrice maestra maestro insegnante parroco
    cappellano suora volontario volontaria pz paz utente ospite degente fisiatra endocrinologo endocrinologa rianimatore chirurga
    ortopedica otorino odontoiatra dentista nutrizionista tecnico podologo ostetrico psicoterapeuta terapista neuropsichiatra
    anest strum aiuto reumatologo pneumologo nefrologo ematologo ematologa guardia testimone teste operatrice cuoca cuoco bidella
    bidello allenatore allenatrice catechista notaio avvocato avvocata portiere portinaia carabiniere maresciallo agente igienista
    ortottista audioprotesista fisio logop oncologa radiologa urologa allergologo allergologa diabetologo diabetologa infettivologo
    infettivologa senologo senologa palliativista reumatologa pneumologa nefrologa colf babysitter tata medica
    primario tsrm ottico audiometrista animatore animatrice custode segretaria segretario impiegata impiegato direttore direttrice preside
    studente studentessa alunno alunna traduttore traduttrice interpreti avvocatessa poliziotto ispettore ispettrice sacerdote imam`),
  provinceCodes:
    setOf(`ag al an ao ap aq ar at av ba bg bi bl bn bo br bs bt bz ca cb ce ch cl cn co cr cs ct cz en fc fe fg fi fm fr ge go gr im is kr lc le
    li lo lt lu mb mc me mi mn mo ms mt na no nu or pa pc pd pe pg pi pn po pr pt pu pv pz ra rc re rg ri rm rn ro sa si so sp sr ss su sv ta te
    tn to tp tr ts tv ud va vb vc ve vi vr vt vv roma`),
  provinceWords: setOf("prov provincia"),
  interpreters: setOf("interprete interpreti traduttore traduttrice mediatore mediatrice"),
  speaking: setOf("parla parlano parlava capisce comprende lingua lingue"),
  kin: setOf(`figlio figlia figli figlie marito moglie compagno compagna fidanzato fidanzata fratello sorella fratelli sorelle madre padre
    mamma papa nonno nonna nonni zio zia nipote nipoti cugino cugina cognato cognata suocero suocera genero nuora vicino vicina
    amico amica badante caregiver tutore tutrice vedova vedovo coniuge convivente bambino bambina piccolo piccola gemello gemella
    figliastro figliastra patrigno matrigna madrina padrino ex exmarito accompagnatore accompagnatrice amministratore genitore
    genitori parente babbo bimba bimbo fratellino sorellina bisnonno bisnonna pronipote prozio prozia consuocero consuocera ragazzo
    ragazza coinquilino coinquilina datore sposo sposa figlioccio figlioccia zietta nonnina
    nonnino fratellastro sorellastra exmoglie ex-marito ex-moglie neonato neonata compaesano compaesana compare comare`),
  looseFields: setOf(
    "paziente madre padre moglie marito figlio figlia contatto familiare caregiver responsabile direttore",
  ),
  particles: setOf(
    "de del della dello dei degli delle di da dal dalla dalle d' la lo li le san santa van von der ben el e",
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
    setOf(`ospedale clinica policlinico casa via viale corso piazza piazzale largo vicolo strada istituto universita fondazione scuola
    residenza villa san santa santo sant' madonna chiesa parco quartiere azienda centro ambulatorio presidio laboratorio monte
    lago fiume porto isola aeroporto stazione ponte borgo rsa al all' padiglione sala reparto blocco ala torre palazzo palazzina
    residence hotel bar ristorante supermercato mercato cinema teatro cimitero cattedrale basilica oratorio asilo liceo
    comprensorio polo hospice rsd cdr cra comunita nido materna farmacia nucleo torta pizza insalata biscotti caffe cane
    gatto gatta cagnolina cagnolino canarino barboncino labrador reservoir pol polisportiva parrocchia asd stadio software`),
  eponymNouns:
    setOf(`morbo malattia sindrome segno segni test scala manovra tumore linfoma frattura ernia sarcoma esofago
    ulcera classificazione tecnica metodo prova indice criteri criterio sonda ago drenaggio catetere corpi cellule tuba tube
    ghiandola dotto legamento operazione procedura intervento fenomeno triade riflesso angolo spazio colorazione paralisi anemia
    carcinoma poligono area score punteggio grado soluzione dispositivo protesi tipo virus bacillo porpora tiroidite distrofia
    stecca bendaggio fili chiodo placca stelo viti pompa macchina filtro tutore collare corsetto materasso drenaggi segni criteri manovre
    ortesi busto calza calze cuscino maschera contrazioni cisti anello incisione
    morbi malattie sindromi fratture ulcere sarcomi ernie placche fascia fossa tasca canale valvola linee linea strie stria
    macchie macchia noduli opacita gobba cono coni pinza pinze forbici divaricatore lama lame ansa valve speculum cucchiaio
    cucchiai cannula stivaletto posizione metodica approccio reazione sieroreazione intradermoreazione terreno agar liquido
    liquor bacilli resezione artroplastica plastica lembo anastomosi derivazione shunt stadiazione 
    equazione contrattura deformita granuloma cristalli anomalia tetralogia blocco onda triangolo pentade distonia
    encefalopatia cifosi vasculite percentile percentili curva curve tavola tavole formula nomogramma diagramma
    surfattante`),
  namedNouns: setOf(`score test scale sign index`),
  ownedNouns:
    setOf(`ernia esofago ulcera ulcere tecnica metodo prova sonda ago drenaggio drenaggi catetere cellule tuba tube ghiandola dotto legamento operazione
    procedura intervento angolo spazio carcinoma tumore linfoma sarcoma paralisi anemia area grado soluzione dispositivo protesi tipo virus porpora tiroidite
    distrofia stecca bendaggio fili chiodo placca placche stelo viti pompa macchina filtro tutore collare corsetto materasso ortesi busto calza calze cuscino maschera
    contrazioni cisti anello incisione frattura fratture  terreno reazione posizione cannula plastica valvola resezione liquido liquor lembo`),
  furtherEponyms: new Set([...FURTHER_EPONYMS, ...ROMANCE_EPONYMS, ...ROMANCE_MAKERS]),
  usualSurnames: new Set([
    ...USUAL_ROMANCE_NAMES,
    ...setOf(`scarpa carnevale berardinelli boari chiari conradi fasanella flajani gianotti maffucci majocchi mirizzi pelli romano romana rivalta villalta voltolini
    pellizzi politano tullio bartolini tolosa sarmiento marchiafava carvallo pereyra monaldi mazzanti caprini salvati marchetti alfieri vecchietti trabucco brunelli ambrosetti melone rastelli perfetti traverso cimino soto rivero bassini bivona capurro caroli castellani concato dagnini fazio franceschetti frova galassi galeazzi gasperini giordano gritti
    grocco luciani mingazzini moro neri oddi ortolani pacini parona pellegrini pozzi rolando ruffini sanfilippo venturi huber citelli bagolini todaro gigli dorello mondini sala piazza villa chiesa torre corte porta ponte rocca castello palazzo strada`),
  ]),
  beds: setOf(`letto lt stanza camera box`),
  tellsRepeats: true,
  months: setOf(`gen feb mar apr mag giu lug ago set ott nov dic`),
  agents: setOf(`da dal dalla dallo dai dalle con`),
  animals: ITALIAN_ANIMALS,
  isRomance: true,
  productNouns: ITALIAN_PRODUCT_NOUNS,
  ownedProducts: ITALIAN_OWNED_PRODUCTS,
  results: ITALIAN_RESULTS,
  lettered: ITALIAN_LETTERED,
  thingNames: [
    ...ITALIAN_WORKS,
    ...EPONYM_PAIRS,
    ...ORGANISATION_NAMES,
    ...FURTHER_PAIRS,
    ...NAMED_AFTER_PLACES.it,
    ...ITALIAN_THING_NAMES,
    ...phrasesOf(`umberto i|don gnocchi|don orione|papa giovanni|giovanni xxiii|sant'orsola|sant'andrea|sant'anna|san raffaele|san matteo|san
    gerardo|san martino|san camillo|san filippo neri|san giovanni bosco|san carlo|san paolo|san luigi|santa chiara|santa maria nuova|maria vittoria|regina
    margherita|regina elena|bambino gesu|carlo poma|luigi sacco|carlo besta|gaetano pini|federico ii|vittorio emanuele|santa
    rita|croce rossa|croce verde|croce bianca|settimana santa|santo stefano|rosa canina|ann arbor|los angeles|ramsay hunt|ivor lewis|alcolisti
    anonimi|villa serena|don bosco|madre teresa|padre pio|test di bruce|protocollo di bruce|protocollo bruce|pinza kelly|pinze kelly|pinza di kelly|iud mirena|spirale mirena|classificazione di praga|criteri di praga|casa della salute`),
  ],
  siteCues: setOf("al in nel presso"),
  siteMoves: ITALIAN_SITE_MOVES,
  openers: ITALIAN_OPENERS,
  placeBefore:
    setOf(`a ad in da di nato nata residente residenza vive abita abitante proveniente originario originaria trasferito trasferita citta
    comune provincia regione presso viaggio rientrato rientrata zona nel nello nella nell' dal dalla dall' verso vivono
    trasferiti vacanza vacanze tornato tornata ritorno paese`),
  residing:
    setOf(`vive vivono viveva vivevano abita abitano abitava residente residenti risiede nato nata nati originario originaria originari proveniente
    proviene provengono trasferito trasferita trasferiti emigrato emigrata cresciuto cresciuta torna tornata tornato arriva arrivata arrivato partenza famiglia vacanza`),
  particlePhrases: [],
  ties: setOf(`di da dal dalla dallo dai del della al alla`),
  articles: setOf(`il lo la i gli le l' un uno una un'`),
  functionWords:
    setOf(`io tu lui lei noi voi loro ho hai terza quarta pom auto fraz lun mart merc giov ven sab fino dopo verso presso senza di a da in con su per tra fra e o ma se che non si il lo la i gli le un una uno del della dei delle al alla dal dalla nel
    nella sul sulla come piu molto bene male oggi ieri domani ora poi tutto tutta dolore stabile vigile lucido apiretico lunedi
    martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
    novembre dicembre natale pasqua controllo visita esame esami piano letto stanza camera reparto turno notte mattina pomeriggio
    sera riferisce nega accetta rifiuta vive viene c'e c'era c'erano l'ho l'ha l'hanno s'e m'ha dov'e com'e cos'e cos'ha quand'e n'e v'e chi`),
  conditionCues:
    phrasesOf(`sospetto|sospetta|compatibile con|affetto da|affetta da|terapia con|in terapia con|allergia a|allergico a|allergica
    a|inizia|inizio|assume|dosi di|trattamento con|medicato con|medicata con|medicazione con|cerotto di|sciroppo|lavaggi con|lavaggio con|preparazione con|pulizia con|disinfezione con|disinfettato con|igiene con|risciacqui con|profilassi con|copertura con|nutrizione con|misurato con|trattato con|trattata con|flush con|sedazione con|anestesia con|infiltrazione con|infiltrato con|sutura con|chiusura con|integra con|integrazione con|reidrata con|reidratato con|aerosol con|impacchi con|bendaggio con|detersione con|deterso con|detersa con|antibiotico con|diluito con|addensato con|idratazione con|lubrificato con|inalazioni con|umidificato con|protetto con|protetta con|immobilizzato con|lenito con|sostituito con|premedicato con|premedicata con|coperto con|coperta con|bevuto un|bevuto due|bevuto tre|beve un|bicchiere di|bicchieri di|bottiglia di|lattina di|sorso di|tazza di|fetta di|vasetto di|confezione di|compressa di|compresse di|fiala di|fiale di|bustina di|bustine di|flacone di|puff di|aria di|odore di|sapore di`),
  medicalWords: new Set([
    ...ITALIAN_SHORTENED,
    ...FURTHER_THINGS,
    ...ROMANCE_BRANDS,
    ...ROMANCE_THINGS,
    ...setOf(`dopss eco ecg testa torace dolore cardioaspirina eliquis xarelto lasix kenacort bentelan rocefin augmentin clexane tachipirina
    perfalgan toradol contramal lantus humalog novorapid coumadin plasil zantac buscopan valium tavor en minias lendormin
    niguarda rizzoli spallanzani careggi molinette cardarelli cotugno gaslini mangiagalli bellaria humanitas fatebenefratelli
    ferragosto epifania ramadan coop conad esselunga ikea netflix eurospin camomilla valeriana aloe iperico candida alternaria parietaria
    anisakis klebsiella pseudomonas gamma stix scalzo emocoltura
    serenase haldol seroquel zyprexa depakin keppra tegretol bedside fortimel ensure letto stanza camera box porta sponda cerotto
    adi agesci anmic anpas argotone aristogatti avis bronchenolo buondi citrosodina danette dicoflor feldene fidas fissan froben grintuss grom ichnusa
    iodosan isee lurisia lyonese mustela napisan narhinel oki pursennid tombola l'app samot sampdoria simmenthal tantum tavernello xprep zymil
    unna zimmer barthel norton braden tinetti glasgow conley`),
  ]),
  medicalEnding:
    /(?:ite|osi|emia|uria|gramma|scopia|tomia|ectomia|olo|ina|ino|azolo|pril|mab|nib|ale|ico|ica|ato|ata|ando|endo|zione|mente|ismo|logia|pam|uro|ito|ita|uto|uta)$/,
  cues: phrasesOf(`sentito|sentita|sentiti|risentito|risentita|parlato con|parla con|parlo con|parlare con|colloquio con|discusso con|discussa
    con|concordato con|concordata con|condiviso con|condivisa con|confrontato con|accordi con|in accordo con|d / w|contattato|contattata|contattare|avvisato|avvisata|avvisare|avviso|avvisa|avvisi|informato|informata|informare|informo|chiamato|chiamata|chiamare|chiamo|chiama|richiamare|chiesto a|chiedo a|chiedere a|detto a|dico a|riferito a| telefonato a|telefonata
    di|telefonata con|telefona a|consegnato a|consegna a|consegne a|consegne da|passato a|affidato a|affidata a|visto da|vista
    da|valutato da|valutata da|visitato da|visitata da|operato da|operata da|eseguito da|eseguita da|medicato da|medicata
    da|firmato da|firmato|firmata|firma|inviato da|inviata da|riferito da|segnalato da|portato da|portata da|accompagnato
    da|accompagnata da|accompagnato dal|accompagnata dalla|seguito da|seguita da|applicato da| vive con|convive con|abita
    con|sposato con|sposata con|insieme a|assieme a|secondo|come da|a nome di|di nome|si chiama|detto|detta|detti|visita di|turno
    di|referto di|esami di|letto di|stanza di|richiesta di|su indicazione di|su richiesta di|per conto di|collaborazione di|aiuto
    di|assistito da|assistita da|igiene a|somministrato a|vista|visto|visitato|visitata|medico curante|chiede di|chiede della|chiedono di|chiesto di|parla di|parlano di|parlando di|parlato di|racconta di|si fida di|litiga con|litigato con|lite con|gioca con|esce con|uscita con|uscito con|rivaluto con|rivalutato con|rivaluta con|ritira con|mangia con|dorme con|passeggia con|cammina con|mail a|scritto a|scrivo a|scrive a|inviato a|inviata a|compleanno di|torta di|morte di|lutto di|funerale di|barba fatta a|bagno a|doccia a|saluta|ringrazia|cerca|aspetta|attende|richiamo di|colloquio di|seguire da|firma di|assenza di|al posto di|resta con|va via|
    figlia di|figlio di|madre di|mamma di|padre di|moglie di|marito di|sorella di|fratello di|nonna di|nonno di|zia di|zio di|nipote di|
    cugina di|cugino di|cognata di|cognato di|suocera di|suocero di|vicina di|vicino di|badante di|parenti di|familiari di|genitori di|
    famiglia di|amica di|amico di|collega di|compagna di|compagno di|fidanzata di|fidanzato di|calze di|occhiali di|scarpe di|
    vestiti di|borsa di|chiavi di|carrozzina di|deambulatore di|comodino di|pannolone di|camera di|cartella di|ricovero di|
    trasferimento di|dimissione di|caduta di|condizioni di|umore di|comportamento di|agitazione di|parametri di|diuresi di|arrivo di|
    rientro di|compagnia di|racconto di|diario di|ospite di|a casa di|mandato via|mandata via|insieme con|tocca a|tolto a|tolta a|
    dato a|data a|spiegato a|spiegata a|consigliato a|suggerito a|proposto a|prelievo a|flebo a|insulina a|pannolone a|clistere a|
    barba a|capelli a|auguri a|telefonare a|scrivere a|ricordare a|ricordato a|dire a|lasciato a|lasciata a|somministrata a|
    comunicato a|comunicata a|segnalato a|delegato a|affidati a|misurata a|misurato a|promesso a|imboccato|imboccata|imboccare|
    svegliato|svegliata|svegliare|lavato|lavata|lavare|vestita|rassicurato|rassicurata|tranquillizzato|tranquillizzata|accompagnare|
    mobilizzato|mobilizzata|alzato|alzata|salutato|salutata|salutare|incontrato|incontrata|incontrare|conosciuto|conosciuta|convocato|
    convocata|ricontattato|ricontattata|ricontattare|rivisto|rivista|rivedere|rivedo|dimesso|dimessa|dimettere|spostato|spostata|
    sollecitato|sollecitata|ringraziato|ringraziata|ringraziare|aiutato|aiutata|aiutare|invitato|invitata|invitare|cercato|cercata|
    cercare|aspettare|sentire|risentire|richiamato|richiamata|sostituisce|affianca|avvisati|contattati|ciao|cara|caro|gentile|
    rivalutato|rivalutata|rivedere con|rivedo con|rivisto con|rivista con|vedo con|incontro con|riunione con|briefing con|
    appuntamento con|turno con|seduta con|chiacchiera con|chiacchierato con|scherza con|pranza con|pranzato con|cena con|ballato con|
    balla con|discute con|discutere con|confronto con|contatto con|chiamata con|viveva con|conviveva con|parlava con|sta con|va con|
    viene con|giocato con|giocare con|camera con|stanza con|notte con|passa da|passare da|passato da|passata da|torna da|tornare da|
    va da|andare da|andata da|mandata da|mandato da|mandare da|dorme da|ospite da|prescritto da|prescritta da|richiesto da|
    consigliato da|consigliata da|suggerito da|autorizzato da|autorizzata da|confermato da|confermata da|sostituito da|sostituita da|
    affiancato da|affiancata da|scritto da|scritta da|lasciato da|lasciata da|comunicato da|aiutato da|aiutata da|imboccato da|
    imboccata da|curato da|curata da|cresciuto da|cresciuta da|picchiato da|picchiata da|svegliato da|svegliata da|refertato da|
    refertata da|redatto da|redatta da|compilato da|compilata da|prelevato da|prelevata da|fatto da|fatta da`),
  weakCues: setOf(`con a ad da di e ed per su tra presso secondo dal dalla al alla del della che`),
  personVerbs:
    setOf(`picchiato calcia scalcia afferra mormora sussurra annuisce strilla d'accordo dice riferisce racconta nega chiede domanda accetta
    rifiuta vuole preferisce insiste ammette ricorda crede pensa sente piange urla dorme dormito mangia mangiato beve cammina deambula
    passeggia chiama chiamato telefona avvisa arriva arrivato arrivata portato firma collabora tollera tossisce vomita vomitato urina
    respira russa parla capisce comprende sorride ride gioca vive lavora fuma accompagna aiuta assiste impara visita autorizza
    acconsente consente propone consiglia risponde ringrazia lamenta descrive descritto sveglia sveglio lucido lucida vigile
    collaborante orientato orientata tranquillo tranquilla agitato agitata sonnolento sonnolenta confuso confusa ansioso ansiosa triste
    contento contenta soporoso soporosa disorientato disorientata stanco stanca preoccupato preoccupata cade caduto caduta ricoverato
    ricoverata dimesso dimessa morto morta deceduto deceduta torna tornato tornata esce uscito entra entrato lasciato sa vede visto
    valuta opera medica digiuno digiuna apiretico apiretica scrive legge guarda ascolta canta disegna corre siede cena pranza allatta
    partorisce richiama contatta informa rassicura consegna ritira minimizza concorda dissente verbalizza espone sostituisce suggerisce
    sollecita decide dimette convince abbraccia bacia picchia morde graffia sputa strappa insulta minaccia aggredisce grida bestemmia
    protesta brontola dimentica riconosce cerca aspetta attende rientra studia frequenta cucina gradisce apprezza desidera teme spera
    soffre geme scappa vaga inciampa scivola zoppica barcolla suda trema sviene gattona balbetta saluta prescrive passeggia litiga balla
    scherza spinge rivede risente alza agita lava veste rifiutava dormiva mangiava piangeva urlava chiedeva diceva voleva riferiva
    beveva parlava camminava cantava lamentava chiamava viveva lavorava fumava sapeva sorrideva rideva giocava urlato cenato pranzato
    tossito collaborato camminato deambulato litigato pianto russato partorito telefonato insistito sorriso parlato risposto vissuto
    giocato ballato cantato passeggiato sudato inciampato scivolato svenuto caduti`),
  thingVerbs:
    setOf(`e ha aveva era sta stava va viene deve puo fa fatto presenta mostra migliora peggiora continua resta rimane necessita
    richiede indica conferma prende preso porta esegue sale scende lascia`),
  beforeVerb: setOf(`non si ha e e ne lo la mi ci anche ancora oggi ieri sempre ora molto piu`),
  speech: setOf(`secondo`),
  signatureBefore: setOf(`firmato firma f.to inf oss dr dott`),
  noSignature:
    setOf(`pz ps pa fc ca tc rm rx eco ecg pcr ves tsh hb ev im sc os bpco ima ictus tia dm ipa ic fa tvp ep utic uti ok no si asl ats
    rsa adi uo bo dh eo so ti sos oss inf mmg mdg sng cvc picc pdta eg ee dx sx aa arti aaii aass pao fr spo dtx nas vas nrs`),
  shortName: /^(?:G|Gius|Ant|Fr|Franc|Giov|Gio|M)$/u,
  signOffFirsts: setOf(`con cordiali distinti cari cordialmente cordialita in firmato f fto firma il un saluti`),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:con )?(?:cordiali|distinti|cari) saluti|cordialmente|cordialita|in fede|firmato(?: da)?|f\.?to|firma|il medico(?: curante| refertante)?|un (?:cordiale|caro) saluto|saluti)(?!\p{L})[^\p{L}\p{N}]*/u,
});

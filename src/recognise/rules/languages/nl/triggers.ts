const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Forms of address: a name follows, in capitals or not. Folded; a full stop may follow. */
export const TITLES = words(`dhr mw mevr mevrouw meneer mijnheer heer mej mejuffrouw juffrouw hr fam familie dr drs prof
  professor ir ing mr dokter doctor mw/dhr mevrouw/meneer msc bsc phd lic`);

/** Forms of address that are also ordinary words or letters: only with a full stop or a capital after them. */
export const WEAK_TITLES = words("heer mr ir ing lic hr fam familie");

/** Relations: "zoon Jan", "echtgenote (Wilma)". A capitalised name must follow. */
export const KIN =
  words(`zoon dochter zoontje dochtertje echtgenoot echtgenote man vrouw partner vriend vriendin broer zus
  zusje broertje moeder vader mama papa ma pa opa oma oom tante neef nicht kleinzoon kleindochter schoonzoon
  schoondochter schoonzus schoonzuster zwager schoonmoeder schoonvader stiefzoon stiefdochter stiefvader stiefmoeder
  buurman buurvrouw buurmeisje ex ex-man ex-vrouw weduwe weduwnaar mantelzorger mantelzorgster contactpersoon
  contactpers wettelijk vertegenwoordiger curator mentor bewindvoerder huisgenoot huisgenote medebewoner medebewoonster
  medepatient kennis verloofde ouders zonen dochters kinderen kleinkinderen broers zussen tweeling baby kind cp`);

/** Professions and roles: "fysio Annelies", "verpleegkundige K. Bos". A capitalised name must follow. */
export const ROLES = words(`zuster zr zuster/broeder broeder br verpleegkundige vpk verpl verzorgende vig verzorgster
  begeleider begeleidster fysio fysiotherapeut fysiotherapeute ft logopedist logopediste logo ergo ergotherapeut
  ergotherapeute dietist dietiste psycholoog psychologe psychiater arts huisarts ha basisarts zaalarts assistent
  assistente arts-assistent arts-assistente aios anios coassistent co-assistent coassistente co specialist
  internist chirurg cardioloog neuroloog neurochirurg uroloog oncoloog longarts mdl-arts gynaecoloog kinderarts
  orthopeed dermatoloog radioloog anesthesist anesthesioloog reumatoloog geriater oogarts kno-arts maatschappelijk werker
  werkster amw collega coll behandelaar hoofdbehandelaar verwijzer casemanager wijkverpleegkundige wijkverpleging
  praktijkondersteuner poh verloskundige tandarts apotheker pastor geestelijk verzorger dominee pastoor vrijwilliger
  vrijwilligster stagiair stagiaire leerling student teamleider afdelingshoofd transferverpleegkundige
  nachtdienst avonddienst secretaresse doktersassistente tolk taxichauffeur advocaat patient patiente pt pat client
  cliente bewoner bewoonster dame heer meisje jongen opgenomene supervisor consulent opsteller auteur tekende
  dienstdoende sv specialist-ouderengeneeskunde so va verpleegkundig ps gz-psycholoog spv regiebehandelaar
  minister premier president vice-president ex-president burgemeester wethouder schepen voorzitter ondervoorzitter
  directeur hoofdredacteur redacteur correspondent journalist journaliste secretaris-generaal staatssecretaris
  partijvoorzitter fractievoorzitter woordvoerder woordvoerster generaal kolonel commissaris koning koningin prins prinses
  paus bisschop kardinaal rechter officier notaris architect schrijver schrijfster auteur dichter zanger zangeres
  regisseur acteur actrice componist dirigent schilder kunstenaar kunstenares fotograaf trainer bondscoach coach
  manager ploegleider renner spits verdediger doelman keeper kapitein professor onderzoeker onderzoekster hoogleraar
  leraar lerares juf meester docent docente wijkagent agent rechercheur taxichauffeur loodgieter werkgever bedrijfsleider
  sir lord lady doctorandus ingenieur pater zuster broeder kanselier gouverneur ambassadeur senator bankier`);

/** Labels of fields whose value is a person's name (folded, before a colon). */
export const NAME_FIELDS = words(`naam achternaam voornaam voornamen roepnaam geslachtsnaam meisjesnaam patient patiente
  patientnaam pt pat client clientnaam bewoner betreft inzake huisarts ha behandelaar hoofdbehandelaar verwijzer
  verwijzend aanvrager arts zaalarts specialist supervisor contactpersoon contactpersonen eerste cp mantelzorger partner
  echtgenoot echtgenote zoon dochter moeder vader verpleegkundige evv vpk auteur opsteller door van aan tav t.a.v. cc kopie
  paraaf handtekening ondertekend getekend rapporteur gerapporteerd verslaglegger operateur assistent anesthesist
  voorschrijver afzender ontvanger fysiotherapeut logopedist ergotherapeut dietist psycholoog psychiater mentor
  bewindvoerder aanwezig aanwezigen deelnemers notulist voorzitter casemanager apotheker verloskundige tolk ingevuld
  geschreven gezien consulent dienstdoende steller mob mobiel tel telefoon gebeld bellen heteroanamnese geaccordeerd
  hb aanw geautoriseerd autorisatie medebehandelaar begeleider pb persoonlijk`);

/** Of these, the ones whose value may also be something else: an ordinary capitalised word is then no name. */
export const LOOSE_FIELDS =
  words(`betreft inzake door van aan cc kopie mob mobiel tel telefoon gebeld bellen eerste gezien
  heteroanamnese verwijzend`);

/** Labels of fields whose value is a place. */
export const PLACE_FIELDS =
  words(`woonplaats woonpl woonpl. plaats geboorteplaats gemeente stad adres woonachtig geboorteland land
  herkomst provincie pc/woonplaats postcode/woonplaats postcode/plaats`);

/** Words that make the next capitalised word a place if the lists know one. */
export const PLACE_BEFORE =
  words(`in te uit naar nabij rond omgeving regio gemeente provincie stad dorp richting vanuit via
  woonachtig wonend wonende omstreken buiten woonplaats geboorteplaats plaats tot hartje centrum oud nieuw
  afkomstig geboren opgegroeid platteland omgeving eiland`);

/** Closings after which a name signs. Tested on the folded text of a line from its start. */
export const SIGN_OFF =
  /^[^\p{L}\p{N}]*(?:(?:met\s+)?(?:vriendelijke|collegiale|hartelijke|beste|vr\.?|coll\.?)\s+(?:collegiale\s+)?(?:groet(?:en)?|gr\.?|hoogachting)|hoogachtend|m\.?v\.?g\.?|m\.?c\.?g\.?|groet(?:en|jes)?|gr\.?|grtjs|paraaf|handtekening|w\.\s?g\.?|was getekend|getekend|ondertekend|namens|dank(?: alvast)?|bij voorbaat dank|alvast bedankt)(?![\p{L}])[^\p{L}\p{N}]*(?:(?:door|namens|van)(?!\p{L}))?[^\p{L}\p{N}]*/u;

/** Particles of surnames, one token each, folded. */
export const PARTICLES =
  words(`van von vande vanden vander de den der des ter ten te 't t 's het in op aan uit el al ul ben bin bint ibn abu abou abd ait ould o d' l' da do dos das di del della du la le les las los los san
  st st. sint zu zum zur af und y e vd vdr v/d`);

/** Of these, the ones that are prepositions: a surname holds them only before another particle and a capital. */
export const PREPOSITIONS = words("in op aan uit");

/** Of these, the ones that may open a surname by themselves; "in", "op" and the like need another after them. */
export const LONE_PARTICLES =
  words(`van von vande vanden vander de den der des ter ten 't el al ul ben bin bint ibn abu abou ait ould
  da do dos das di del della du la le les las los san vd vdr`);

/** Letter pairs that Dutch initials keep together. */
export const DIGRAPH_INITIAL =
  /^(?:Th|Ch|Ph|IJ|Ij|Sj|Tj|Fr|Joh|Wm|Alb|Chr|Jac|Ant|Corn|Gerh|Herm|St|Ad|Ed|Yv|Kl|Hk|Tr|Kr)$/u;

/** Words that follow a title in lower case but are no names, though the name lists hold them. */
export const AFTER_TITLE_STOP =
  words(`is was heeft had wil wilde kan kon gaat ging komt kwam zegt zei geeft gaf en of in op met
  van de het een zelf ook niet wel nog nu dan die dat werd wordt weer erg zeer goed slecht moe rustig alert aan uit bij
  na naar om te voor tot ligt lag zit zat loopt liep slaapt sliep eet at drinkt dronk mag moet moest zal zou belt belde
  vraagt vroeg reageert oogt lijkt blijft bleef weet wist vindt vond woont woonde krijgt kreeg hier daar thuis over
  onder door per ivm i.v.m. iom ihb obv vlgs contr evt geen pt pat als toen om hoe wat waar wie er zich haar hem zijn hun s'avonds vandaag gisteren morgen
  bekende zo graag terug mee toe af arts is-er adl mdl tijdens sinds vanaf wegens`);

/** Labels after which initials alone ("AB") are a signature. */
export const SIGNATURE_FIELDS = words(`paraaf handtekening door auteur opsteller vpk verpleegkundige rapporteur arts
  zaalarts ondertekend getekend ingevuld geschreven steller evv getekend geautoriseerd geaccordeerd`);

/** Words after which initials ("JB") sign: "vpk JB", "genoteerd door YD". */
export const SIGNATURE_BEFORE =
  words(`door geaccordeerd geautoriseerd genoteerd paraaf par vpk ft fysio notulist arts groet groeten gr
  mvg wg get getekend namens ha huisarts aios verpleegkundige logopedist dietist auteur collega`);

/** Departments and the like, which stand where initials could. */
export const NO_SIGNATURE =
  words(`seh ic ccu icu ok mc pa vs kno mdl ggz paaz nicu hc mcu pacu ehh aoa umc azg amc lumc vumc huh spv
  gz mdo od nd vd dd dr ad lo po vg hb rr ap bp le ri li re ok poh grz elv let ivm iom`);

/** What only people do: "Dekker belt", "yilmaz vertelt". */
export const HUMAN_VERBS =
  words(`belt belde vertelt vertelde vraagt vroeg zegt zei wil wilde meldt meldde denkt dacht vindt vond woont
  woonde eet at drinkt dronk slaapt sliep piekert bespreekt besprak onderging oefent oefende klaagt klaagde benoemt
  bezocht herkent noemt werkt werkte weigert weigerde begrijpt herinnert hoopt verwacht ervaart voelt huilt lacht
  accepteert mobiliseert ontkent loopt liep gaat ging komt kwam krijgt kreeg heeft had mag kan maakt geeft gaf ziet zag
  meent meende verklaart verklaarde antwoordt antwoordde studeerde speelt speelde schrijft schreef zegde besliste
  zorgt reageert wandelt traint rookt presenteerde presenteert spreekt leest verbleef weet wist en is was werd`);
/** Before or after these stands whoever speaks: "zegt Bakker", "aldus De Wit". */
export const SPEECH =
  words(`zegt zei aldus volgens vlgs vertelt vertelde verklaart verklaarde meent meende vindt vond antwoordt
  antwoordde vraagt vroeg lacht zucht besluit oordeelt benadrukt benadrukte bevestigt bevestigde waarschuwt waarschuwde
  reageert reageerde aldus geeft weet stelt stelde erkent erkende belooft`);

/** Of these, the ones that things do too. */
export const THING_VERBS =
  words(`loopt liep gaat ging komt kwam krijgt kreeg heeft had mag kan maakt geeft gaf reageert zorgt en is was werd
  at werkt werkte wil zag ziet voelt verwacht presenteert presenteerde`);

/** Capitalised words that open letters and lines and stand before names. */
export const OPENINGS = words(
  "beste geachte waarde lieve dag hallo hoi mvg groet groeten groetjes gr namens hoogachtend cc aan let",
);

/** Words after which "van" opens a surname; after a noun it is a preposition ("opname van Anna"). */
export const BEFORE_SURNAME =
  words(`bij met door aan voor namens volgens vlgs en of is was heeft had naar tegen over dat als want maar
  zag ziet sprak iom i.o.m overleg vraag dd ivm`);

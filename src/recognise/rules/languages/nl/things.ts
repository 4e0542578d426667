import { phrasesOf, setOf } from "../../engine/name-words.ts";

/** What stands before a ward, home or hospital in Dutch notes, as it is cut into tokens. */
export const DUTCH_SITE_MOVES: readonly string[] =
  phrasesOf(`overgeplaatst naar|overplaatsing naar|overgeplaatst van|overgeplaatst vanuit|ontslag naar|ontslagen naar|retour naar|opgenomen
  op|opname op|opname in|terug op|ligt op|verblijft op|werkt op|poli in het|poli in|bed op|plek op|plaats op|gastlid op|dagbesteding
  bij|dagbehandeling op|revalideert in|revalidatie in`);

/** Animals that people keep: "Poes Roos", "Bas (hond)". */
export const DUTCH_ANIMALS: ReadonlySet<string> = setOf(`
  hond hondje honden kat katten poes poesje kater kitten kittens puppy pup kanarie parkiet parkieten papegaai konijn konijntje cavia hamster goudvis
  pony paard schildpad teckel labrador herder poedel`);

/** Hospitals, wards, homes, schools and clubs that are called after somebody, in the Netherlands and Flanders; folded. */
const SITES = `titus brandsma|toon hermans huis|ronald mcdonald|ronald mcdonald huis|ronald mcdonaldhuis|william schrikker|william
  schrikker groep|wit - gele kruis|
  wit gele kruis|wit-gele kruis|maria middelares|prinses astrid|koningin astrid|az damiaan|az jan palfijn|az klina|
  rvt de linde|willem alexander|willem - alexander|prinses beatrix|prinses maxima|
  prinses margriet|prinses irene|prinses juliana|koningin beatrix|koningin juliana|koningin wilhelmina|wilhelmina kinderziekenhuis|juliana
  kinderziekenhuis|sophia kinderziekenhuis|emma kinderziekenhuis|beatrix kinderziekenhuis|amalia kinderziekenhuis|jeroen bosch|jeroen bosch
  ziekenhuis|albert schweitzer|albert schweitzer ziekenhuis|antoni van leeuwenhoek|anthoni van leeuwenhoek|van leeuwenhoek|catharina ziekenhuis|
  elisabeth - tweesteden|elisabeth tweesteden|franciscus gasthuis|maria ziekenhuis|martini ziekenhuis|wilhelmina ziekenhuis|jan yperman|jan palfijn|
  sint lucas|sint jozef|sint elisabeth|sint augustinus|sint vincentius|st . jansdal|st jansdal|st . antonius|st antonius|st . anna|st anna|st .
  elisabeth|onze lieve vrouw|leo kannerhuis|dr . leo kanner|dr leo kannerhuis|jelgersma|willem arntsz|joannes de deo|johannes de deo|johannes wier|
  daniel den hoed|leiden universitair|anne frank|anne frankschool|albert schweitzerschool|johan cruijff arena|johan cruyff court|willem de zwijger|
  prins willem|prins hendrik|prins bernhard|prins claus|koning willem|maarten luther|maarten luther king|maria montessori|rudolf steiner|helen
  parkhurst|leger des heils|tafeltje dekje|tafeltje - dekje|rode kruis|sint maartenskliniek|maartenskliniek|bavo europoort|groot klimmendaal|de
  hoogstraat|pater pio|titus brandsma huis|st . bavo|st bavo|az vesalius|heilig hart|imelda ziekenhuis|koningin paola|koningin fabiola|
  koningin mathilde|koningin emma|koningin elisabeth|koningin maxima|prinses amalia|prinses elisabeth|koning albert|koning boudewijn|lucas
  andreas|franciscus vlietland|antonius ziekenhuis|anna ziekenhuis|jan van goyen|jan van goyen kliniek|da vinci kliniek|edith cavell|andre
  dumont|henri serruys|virga jesse|maria assumpta|don bosco|johan de witt|peter petersen|karel de grote|ariane de ranitz|ingeborg douwes|
  helen dowling|vicki brown|trijntje stomps|heeren loo|van der hoeven kliniek|van mesdag|van mesdagkliniek|reinier de graaf|reinier van
  arkel|dr guislain|dr . guislain|maria boodschap|bond moyson|ropcke zweers|thorbecke scholengemeenschap|de la salle|jan portaels|jules
  bordet|az monica|az glorieux|az alma|az zeno|thomas more|zusters van liefde|broeders van liefde|klein kasteeltje`;

/** Saints that hospitals, homes and schools are called after, and no town: "Sint-Lucas". A "Sint Lucas" in two words is a site's noun and a name. */
const SAINTS = `lucas jozef vincentius augustinus antonius jan maria rafael kamillus camillus barbara anna elisabeth franciscus bernardus
  hieronymus alexius norbertus amandus trudo rembert dimpna dymphna ursula carolus paulus martinus rita theresia vincent monica margriet jacobus
  laurentius bonifatius willibrord servatius lambertus hubertus catharina clara cecilia agnes lutgardis gerardus aloysius ignatius thomas oda
  odilia gummarus rumoldus bavo`;

/** Shops, makers of food and shoes, insurers and lotteries whose name is somebody's; folded. */
const FIRMS = `albert heijn|jan linders|hans anders|douwe egberts|de ruiter hagelslag|van nelle|van gend|van gend en loos|dirk van den
  broek|dirk van der broek|jan
  van haasteren|douwe egberts koffie|willem ii|hertog jan|peter stuyvesant|van nelle shag|drum shag|calve pindakaas|echte bakker|jordy's|witte reus|
  zwarte kip|rode kater|etos drogist|eye wish|anders opticien|van boxtel hoorwinkels|beter horen|george in der maur|in der maur|penders voetzorg|
  hermanns podotherapie|van wiechen|van wiechenschema|van wiechenonderzoek|ot aalbers|boston scientific|boston sci|johnson & johnson|roche
  diagnostics|stad holland|de friesland|de amersfoortse|holland casino|postcode loterij|zilveren kruis|robert bosch|sara stedy|sara plus|sara lift|
  sara combilizer|maxi move|oma's soep|opa's|hans brinker|jan smit cd|philips avent|dr . oetker|dr oetker|bair hugger|triple p|kop van zuid|smith -
  petersen|deet care plus|care plus|van haren schoenen|de ruijter hagelslag|skoda fabia|skoda octavia|opel corsa|opel astra|renault clio|renault
  megane|seat leon|seat ibiza|fiat panda|honda jazz|honda civic|dacia duster|dacia sandero|suzuki alto|alfa romeo|harley davidson|harley -
  davidson|camper mercedes|granny
  smith|cox orange|gerardus dubbel|philips respironics|maxi slide|maxi twin|maxi sky|maxi - cosi|earl grey|ben en jerry|ben & jerry|stella artois`;

/** Programmes, songs, singers, actors and books of daily life; folded. */
const PASTIMES = `fc de kampioenen|paw patrol|sophie de giraf|sophie de giraffe|panis angelicus|radio minerva|devos - lemmens|devos lemmens|
  doe maar|duo penotti|willem van oranje|anne frank|boer zoekt vrouw|omroep max|heel holland bakt|de slimste mens|wie is
  de mol|flikken maastricht|kees
  & co|kees en co|blauw bloed|buurman en buurman|fien en teun|bassie en adriaan|bassie & adriaan|woezel en pip|jip en janneke|pluk van de petteflet|
  dikkie dik|pietje bell|pietje puk|peppi en kokki|peppi & kokki|ko de boswachter|de film van ome willem|samson en gert|samson & gert|kabouter plop|
  mega mindy|piet piraat|wickie de viking|pippi langkous|nils holgersson|suske en wiske|suske & wiske|kapitein winokio|boes en bolder|olivier b .
  bommel|heer bommel|paulus de boskabouter|meneer de uil|sjors en sjimmie|sjakie en de chocoladefabriek|mees kees|dolfje weerwolfje|harry potter|nick
  en simon|nick & simon|annie m . g . schmidt|godfried bomans|johannes passion|johannes - passion|mattheus passion|mattheus - passion|matthaus
  passion|rembrandt van rijn|van gogh museum|frans hals museum|jan klaassen en katrijn|zwarte piet|jan modaal|jan met de pet|jan en alleman|john doe|
  pietje precies|joris goedbloed|hans worst|hansworst|blonde dolly|rooie vrouwen|jan van gent|bonte specht|vlaamse gaai|mien dobbelsteen|klazien uut
  zalk|ja zuster nee zuster|dr . phil|dr phil|zuster klivia|malle pietje|malle babbe|dokter bibber|mens erger je niet|heilige maria|ave
  maria|radio maria|
  peppa pig|thomas de trein|bob de bouwer|maya de bij`;

/** Scales, views, operations, bandages, aids and instruments that a name and another word make. */
const MEDICAL = `le fort|le fort i|le fort ii|le fort iii|miami j|miami - j|de morton|charles bonnet|jan de wijn|thomas spalk|miller fisher|ross
  procedure|ross operatie|bruce protocol|frazier protocol|hodson schema|ferber methode|allevyn heel|allevyn life|allevyn gentle|
  dansac nova|holland trial|paris iia|paris is|paris iib|prague c2m4|mayo 2|mayo 1|mayo 3|cornell schaal|raven pm|raven progressive|
  bender gestalt|rey complex|rey figuur|rey 15|boston naming|hopkins symptom|hopkins verbal|texas a|texas b|texas c|texas d|
  liverpool zorgpad|edmonton symptom|berlin vragenlijst|jersey finger|hampton hump|mulder klik|klik van mulder|johnson regel|
  kennedy klasse|kennedy ii|kennedy i|angle klasse|angle ii|angle i|black klasse|dolder bar|ackermann bar|hawley beugel|frankfort
  vlak|herbst apparaat|herbst schroef|thompson test|thompson neg|gilles de la tourette|la tourette|blue peter|lone star|st jude|
  dennis browne|denis browne|wilhelmina munt|emma thorax|elisabeth score|norton plantaris|allis klem|allis tang|pean klem|babcock klem|
  volkmann haak|langenbeck haak|magill tang|adson
  pincet|weitlaner spreider|fowler houding|steinmann pen|mayo schaar|fugl meyer|fugl - meyer|otto bock`;

/** Phrases that look like somebody's name or a town in Dutch notes and are neither. */
export const DUTCH_THING_NAMES: readonly string[] = [
  ...[SITES, FIRMS, PASTIMES, MEDICAL].flatMap(phrasesOf),
  ...[...setOf(SAINTS)].flatMap((saint) => [`sint - ${saint}`, `st - ${saint}`, `st . ${saint}`]),
];

/**
 * Dressings, aids, laboratories, systems of records, pharmacies, insurers, shops, shoes, foods and programmes that Dutch and Flemish notes name,
 * folded, of which none is a usual name there; trade marks of their owners.
 */
export const DUTCH_PRODUCTS: ReadonlySet<string> = setOf(`
  abena abrona accare acticoat actiezorg actisorb actreen adapcare adrz aegon aevitae aircast airsense albron alexianen algostase allerzorg allevo
  alliade almhof alphaxcell alrijne altrecht ambulex amerpoort amphia amsta anderzorg andrelon anoiksis apfelkorn aquacel aquafresh aramark arboned arjo
  arjohuntleigh arkin armonea asito askina atal attends autopulse aveleijn aviko avoord babboe bambix bambo bartimeus bastogne batavus bauerfeind becel
  belmedis belrai bengmark benu bernhoven besured biatain bijenkorf biosil birkenstock bladderscan bledina blueband blycolin boldoot bonduelle boursin
  brabantzorg braintrainer brantano braunule brava bravis breburg brinta brocacef brufen bugaboo bumba bumbo bunq callmanager calve camelbak campina
  careflex carendo carenzorgt careyn carint carintreggeland cavilon cefar certe cevitam chaudfontaine chefarine chipsoft chocomel circaid cliniclowns
  coban colruyt comfeel compeed conimex conveen coolblue cordaan corega corpuls cosis cozo croky croma cruesli curium cuticerin cutisorb dagravit
  daktari davitamon dekamarkt delhaize dentsply dextro diagnovum diakonessenhuis difrax dijklander dimence ditzo doidy dolce-gusto dommelsch dormeasan
  doyenne dreft dulcodruppels duoderm durapore durea duvel duyvis eakin easyslide ecaris ecd eclypse ecolab edifact eenvandaag ekoplaza elastomull
  elkerliek elmex emergis emte envida eppendorf ergolet eru esdege espria estinea etac etam eurest eurocept evean eversense exufiber eyewish ez-io
  fabeltjeskrant fagron familiehulp fbto febelco fedasil finimal fitform fivoor fixomull flaminal flipflo flocare fluimucil fluvius focuscura
  fraxiparine frisolac fristi fruittella fundis furadantine furby gambro ganzenbord gasthuisberg gauloises gelre gemiva genexpert genutrain geracc ggnet
  ggze ginkgo glorix gorillas gotalk goudreinet gtst guldmann hagaziekenhuis hamka handicare hansaplast heelift helan heliomare hema hemocue hibicet hix
  homechoice hornbach hunkemoller hydrosil hylo-comod idewe igel ikazia incidin infatrini infomedics inforsa infusomat ingeest inkendaal inotyol
  instillagel instillaquill intermetzo intramed intrasite intratuin iriszorg iruxol isala itsme jarabee jaydess jeugdjournaal joerns jupiler jupilers
  juzo jysk karvan kempenhaeghe kentalis kerramax ketanest ketnet kibeo kinetec kirton klimmendaal kliniderm klinion klokhuis koffietijd korian krefel
  kruidvat kubb kukident kwadrantgroep kwantum kwatta kwintes kytta l-mesitran lactona laverhof leenbakker leerdammer leffe lenor leukoplast leukopor
  leukosan leukostrip leviaan levvel libresse lifepak linido lipton livit lofric lokomat lopital lueva luscii luuf lymphapress maaslander malleotrain
  marktplaats maxicosi meandergroep medela mediant medicom medimo medipoint mediq medireva mediven medsen mefix melatomatine melkunie menalind mentos
  mentrum menzis mepal mepilex mepitel mepore metalline mextra mic-key microhis microlance microlife middin mijnzorgnet mijzo milex mintus mitraclip
  molemann molimed molnlycke monnikenheide motricity mounjaro moveoo movicolon moviprep multipharma mycarenet mynexuz nabothi nannycare navina nedap
  nedasco nedlin nettorama nexiam nexiva nexuzhealth nieuwsuur nijntje nikkiso noorderbreedte noorderbrug noorderhart noppies novacare novadic novofine
  nutridrink oculotect odol ohra oilily okido olvarit omic ommelander omnihis onvz opsite optimel orabase oral-b orpea orthoflex ossur oticon otrivin
  ottobock ovomaltine pantein parnassia parodontax passoa patyna peijnenburg penaten pentaflex pepticate persil pharmapartners pharmeon phonak
  physiotulle picnic piedro pieterzorg pingu pinkroccade plancare plantur pluryn poiesz polymem port-a-cath poverello praeventis prevalon prevena
  primperan prismaflex prismax prodent promedico promens promogran promovendum prontosan propersona proshield protefix provale psyq purell purilon
  putter-pro qufora qwic qwiek rabipur radboudumc rautek readywrap reflexspray reggeland reinaerde renasys rentex rentokil revarte rijnstate rinoral
  rituals rivella rivierduinen rivierenland riwis roho rollz romedic roosvicee rummikub saltro sanitas sanquin saridon sarstedt saxenburgh scalamobil
  scapino securex securitas sedergine selozok semap seni sennocol sensire sensoor sensura sesamstraat sevagram shoeby sigvaris siilo silverfit sinuspray
  siza slankie smellinghe sodexo sodiumlife soehnle solidaris somnodent somnox sonicare sorbion souvenaid sovak spaarne speedicath spidifen star-shl
  steradent sterets sterkhuis stiegelmeyer stiffneck stimulite struva sudocrem suprasorb swapfiets swiebertje swiffer syndion syntocinon tachosil tactus
  tandex tantelouise taurolock tegaderm tele-onthaal teleonthaal tensoplast tepe tergooi theravital thevo thinprep thomapyrin thomashilfen thuasne
  tjongerschans topro tordale tovertafel traumeel trekpleister trelstar trempoline triamant triasweb tricofix trigion triominos trionic triora unive
  unox urban-arrow urgoclean urgok2 urgokting urgostart urgotul uribag uro-tainer uzgent uzleuven vacutainer valtran vanmoof vaporub varitex varodem
  vebego vecozo vegro venco vendlet venotrain verathon vermeiren vibers viecuri vifit vilente vinted virenze vitalink vitaphone vitaz vivalto vivent
  vivera vivisol vivium vliwasorb vogellanden volaris vomar vulpia vvaa warsteiner wasa wehkamp welch-allyn welkoop wellspect welzorg wendylett wibra
  wissner-bosserhoff woezel xenos xonar xsensible yoghi yorneo youke ysis yulius zalando zeepreventorium zendium zetuvit ziggo zinzia zivver zonnatura
  zonnehuisgroep zorgaccent zorgdomein zorgkantoor zorgmail zorgsaam zozijn zuidzorg zundapp zuyderland zwitsal`);

/** Nouns of what is called after somebody always: "Bruce protocol", "Johannes Passion". None is what a patient has or gets. */
export const DUTCH_THING_NOUNS: ReadonlySet<string> = setOf(`
  protocol procedure methode schaal schalen classificatie manoeuvre fenomeen tetralogie trias hump klik complex module prisma vlak scherm passion
  hagelslag jenever kapel`);

/** Kinds of makers, sellers and works, right before their name: "Leverancier Harting", "Wijn Merlot". */
export const DUTCH_MAKERS: ReadonlySet<string> = setOf(`
  leverancier merk batch firma bedrijf fabrikant garage supermarkt slijterij bakkerij slagerij verzekeraar zorgverzekeraar koor zangkoor
  zanggroep voetbalclub serie programma tijdschrift puzzel musical wijn bier parfum shampoo shag sigaretten larynxmasker
  pessarium implantaat spiraaltje`);

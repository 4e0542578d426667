import { phrasesOf } from "../engine/name-words.ts";

/** Germs, strains, vaccines, haemoglobins and classifications that notes of every language call after the place where they were found or agreed on; folded. */
const EVERYWHERE = `salmonella dublin|salmonella newport|salmonella heidelberg|salmonella panama|salmonella virchow|salmonella derby|salmonella
  brandenburg|salmonella bredeney|salmonella montevideo|salmonella oranienburg|salmonella stanley|salmonella saintpaul|salmonella
  kentucky|salmonella senftenberg|salmonella london|salmonella anatum|salmonella infantis|salmonella hadar|salmonella agona|salmonella
  bareilly|salmonella braenderup|salmonella chester|salmonella javiana|salmonella litchfield|salmonella livingstone|salmonella
  mbandaka|salmonella minnesota|salmonella muenchen|salmonella newington|salmonella ohio|salmonella poona|salmonella reading|salmonella
  rissen|salmonella rubislaw|salmonella schwarzengrund|salmonella tennessee|salmonella uganda|salmonella weltevreden|salmonella
  worthington|salmonella thompson|salmonella kottbus|salmonella java|salmonella napoli|salmonella goldcoast|salmonella
  bovismorbificans|salmonella enteritidis|salmonella give|salmonella strathcona|salmonella umbilo|salmonella coeln|salmonella
  corvallis|salmonella mikawasima|salmonella manhattan|salmonella veneziana|salmonella indiana|salmonella cerro|salmonella havana|salmonella
  miami|salmonella rostock|salmonella eastbourne|salmonella wangata|salmonella adelaide|salmonella oslo|salmonella zanzibar|salmonella
  kingston|salmonella amsterdam|salmonella bristol|salmonella norwich|salmonella haifa|salmonella jerusalem|salmonella albany|salmonella
  cairo|s . dublin|s . newport|s . heidelberg|s . virchow|s . panama|s . derby|s . kentucky|s . montevideo|leptospira copenhageni|a / hong
  kong|a / california|a / victoria|a / wisconsin|a / darwin|a / perth|a / brisbane|a / sydney|a / cambodia|a / thailand|a / singapore|a /
  switzerland|a / texas|a / kansas|a / michigan|a / tasmania|a / guangdong|a / wuhan|a / puerto rico|a / croatia|b / yamagata|b / victoria|b
  / brisbane|b / phuket|b / austria|b / colorado|b / washington|b / massachusetts|b victoria|b yamagata|yamagata|victoria y
  yamagata|victoria e yamagata|victoria and yamagata|hb lepore|hb barts|hb bart's|hb constant spring|hb koln|hb kansas|hb hope|hb zurich|hb
  seattle|hb o - arab|hb d - punjab|hb d punjab|hb e - saskatoon|hb c - harlem|stanford type|rome ii|rome iii|rome iv|bethesda ii|bethesda
  iii|bethesda iv|bethesda v|bethesda vi|paris iia|paris iib|paris iic|paris iii|vienna iii|vienna iv|vienna v|montreal cognitive|pittsburgh
  b|pittsburgh compound|east nile|rift valley|barmah forest|murray valley|rocky mountain|lone star|st louis encephalitis|st . louis
  encephalitis|saint louis encephalitis|toscana virus|o'nyong nyong|o'nyong - nyong|hantaan|jamestown canyon|hendra|oropouche|la france
  foam|philadelphia chromosome|philadelphia positive|philadelphia negative|wilmington robotic|norwalk virus|norwalk agent|marburg
  virus|virus marburg|los angeles classification`;

/** The same, and materials, animals, clothes, food and drink, in English notes. */
const ENGLISH = `plaster of paris|new york heart|new york esophagitis|milwaukee shoulder|calabar swelling|calabar swellings|malta fever|oroya fever|lassa
  fever|haverhill fever|murray valley enceph|murray valley serology|adelaide coma|glasgow coma|glasgow - blatchford|cincinnati
  stroke|cincinnati prehospital|wisconsin card|michigan neuropathy|michigan alcoholism|seattle angina|kansas city cardiomyopathy|san
  francisco syncope|heidelberg retinal|cambridge crystals|cambridge behavioural|cambridge cognitive|boston diagnostic|boston
  keratoprosthesis|boston scientific|belfast regimen|capetown regimen|durham tube|durham pipes|durham rule|dallas discogram|dallas
  steps|houston valves|houston valve|stanford presenteeism|nottingham grade|nottingham index|manchester score|manchester scar|manchester
  system|manchester operation|leeds test|sheffield table|sheffield tables|southampton hip|southampton grading|newcastle - ottawa|oxford
  shoulder|oxford cognitive|oxford grade|oxford vaccine|oxford astra|oxford - astra|oxford jab|bristol type|bristol scale|birmingham
  vasculitis|birmingham gauze|leicester cough|liverpool insulin|london chest|edinburgh claudication|edinburgh depression|aberdeen
  varicose|aberdeen low|dundee stress|ottawa sad|toronto alexithymia|toronto clinical|vancouver classification|winnipeg criteria|banff
  criteria|banff grade|banff 1a|banff 2a|banff ia|banff iia|kyoto classification|kyoto guidelines|nara criteria|osaka classification|seoul
  criteria|lugano classification|lugano stage|lausanne trilogy|basel score|berne score|bern score|graz malignancy|kiel classification|kiel
  pouch|hannover classification|ulm pouch|gothenburg trial|lund concept|uppsala score|oslo protocol|oslo regimen|helsinki score|helsinki
  protocol|tampere score|warsaw criteria|budapest criteria|vienna criteria|verona coping|padua score|padua prediction|padova score|bologna
  protocol|florence criteria|modena criteria|trieste staging|barcelona clinic|bordeaux score|lyon consensus|marseille classification|nancy
  score|nancy index|lille criteria|rouen score|nantes score|brussels classification|leuven score|leiden score|utrecht score|groningen
  scale|rotterdam score|rotterdam ct|nijmegen questionnaire|amsterdam score|maastricht guidelines|maastricht category|aarhus score|delhi
  belly|delhi boil|bombay group|bombay phenotype|bombay blood|madras eye|madura foot|bengal light|jericho boil|baghdad boil|baghdad
  sore|aleppo boil|cochin china|rangoon creeper|tokyo strain|danish strain|brisbane strain|wuhan strain|kent variant|kent strain|indian
  variant|hong kong flu|hong kong influenza|spanish flu|asian flu|russian flu|norwalk like|norwalk - like|lyme disease|lyme titre|lyme
  titer|lyme serology|lyme arthritis|lyme neg|lyme pos|lyme borreliosis|coxsackie|ebola virus|zika virus|lassa virus|nipah|kyasanur
  forest|omsk fever|crimean congo|crimean - congo|west nile serology|portland cement|epsom salt|epsom salts|paris green|london
  underground|london marathon|london ambulance|california stop|texas roadhouse|texas hold'em|boston cream|new england journal|new zealand
  white|new zealand rabbit|guinea pig|guinea pigs|guinea worm|guinea fowl|guinea - pig|guinea - pigs|jersey cows|jersey cattle|guernsey
  cow|guernsey cows|guernsey cattle|hereford cattle|friesian cow|ayrshire cow|highland cow|newfoundland dog|labrador pup|labrador
  puppy|labrador bite|labrador retriever|pekinese|pekingese|maltese terrier|yorkshire pud|yorkshire puds|yorkshire puddings|cornish
  ware|cornish hen|dover sole|nottingham lace|suffolk latch|norfolk jacket|oxford brogues|oxford shoe|oxford shoes|wellington
  boot|wellington boots|wellingtons|panama hats|bermuda grass|manila envelope|manila envelopes|manila folder|manilla envelope|manilla
  folder|chesterfield recliner|axminster|wilton carpet|angora|kashmir shawl|cashmere|turkey sandwich|turkey sandwiches|turkey dinner|turkey
  baster|turkey breast|turkey curry|turkey mince|turkey slices|cold turkey|turkey tail|swede and
  turkey|camembert|roquefort|emmental|wensleydale|gloucester cheese|parmesan|bordeaux wine|bordeaux
  red|beaujolais|chablis|armagnac|bourbon|madeira wine|chianti|malaga wine|curacao|tequila|mocha|java coffee|darjeeling|assam tea|ceylon
  tea|patna rice|kerala porotta|mysore pak|bombay duck|madras curry|frankfurters|cayenne|tabasco|worcestershire sauce|hawaiian pizza|buffalo
  hump|buffalo nickel|buffalo grass|china cup|china saucer|china plate|china shop|bone china|bone - china|fine china|china teapot|java
  update|java error|java login|stockholm syndrome|paris syndrome|jerusalem syndrome|lima syndrome|jamaica cake|jamaican ginger|cape
  gooseberry|cape gooseberries|kiwi fruit|tasmanian devil|darwin's tubercle|darwinian tubercle|cambridge blue|oxford blue|bath salts|bath
  stone|reading glasses|reading group|reading chart|reading age|sandwich bag|sandwich course|sandwich generation|rugby tackle|rugby
  ball|rugby club|rugby shirt|rugby injury|cork board|cork hat|hackney carriage|hackney cab|chelsea tractor|chelsea pensioner|brighton
  rock|oxford english|scarsdale diet|atkins|venetian blind|venetian blinds|dutch cap|scotch tape|swiss ball|nile tilapia|indian ink|india
  ink|indian file|norwalk - type|norwalk type|stilton and|port and stilton|cheddar and`;

/** In Spanish notes. */
const SPANISH = `dublin en heces|nilo occidental|fiebre de lassa|fiebre del valle|valle del rift|fiebre de oroya|fiebre de crimea|crimea - congo|crimea
  congo|encefalitis de san luis|boton de oriente|ulcera de bagdad|pie de madura|balsamo del peru|balsamo de tolu|azul de prusia|verde de
  paris|tinta india|yeso de paris|nuez de brasil|nueces de brasil|nuez del brasil|coles de bruselas|col de bruselas|queso de burgos|queso de
  cabrales|queso manchego|queso oaxaca|queso de tetilla|jamon de teruel|jamon york|jamon de york|jamon de parma|judias de el barco|judias
  del barco|fabes de asturias|lentejas de la armuna|patatas de alava|pimientos de padron|pimiento de padron|pimenton de la vera|morcilla de
  burgos|morcilla de leon|chorizo de pamplona|chorizo de cantimpalos|sobao de|turron de jijona|turron de alicante|yemas de avila|mazapan de
  toledo|ensaimada de mallorca|naranjas de la china|naranja de la china|jabon de marsella|agua de colonia|pan de viena|cafe de colombia|te
  de ceilan|te de java|tela de vichy|catalana de vichy|vichy catalan|aguas de vichy|punto de san vito|bailes de san vito|sombrero
  panama|dogo de burdeos|dogo argentino|mastin del pirineo|mastin de los pirineos|perro de aguas|podenco ibicenco|terrier de
  yorkshire|pequines|gato de angora|conejillo de indias|conejillos de indias|pez de sanpedro|gallina ponedora de|salsa bolonesa|macedonia de
  frutas|macedonia de fruta|leche malteada|aguas de jamaica|pimienta de jamaica|pimienta de cayena|chile habanero|chile picante|chile
  jalapeno|chile poblano|mole poblano|chile y tabasco|salsa tabasco|tabasco|tequila|jerez seco|copa de jerez|vino de jerez|vinagre de
  jerez|vinagre de modena|copa de rioja|vino de rioja|ribera del duero|champan|conac|vino de malaga|queso de
  roquefort|roquefort|camembert|emmental|parmesano|porcelana de sevres|sindrome de estocolmo|sindrome de jerusalen|sindrome de
  paris|sindrome de florencia|protocolo de kioto|protocolo de helsinki|declaracion de helsinki|consenso de roma|criterios de roma|criterios
  de milan|criterios de rotterdam|criterios de atlanta|clasificacion de atlanta|clasificacion de montreal|clasificacion de
  viena|clasificacion de paris|clasificacion de los angeles|clasificacion de chicago|clasificacion de banff|clasificacion de sidney|sistema
  de sydney|clasificacion de lugano|criterios de budapest|criterios de padua|escala de padua|escala de boston|cuestionario de
  berlin|definicion de berlin|berlin positivo|indice de pittsburgh|test de boston|denominacion de boston|corse de boston|corse de
  milwaukee|collarin philadelphia|collarin de filadelfia|collarin filadelfia|cromosoma filadelfia|cromosoma philadelphia|filadelfia
  positivo|filadelfia negativo|filadelfia positiva|reglas de ottawa|regla de ottawa|escala de edimburgo|escala de edmonton|escala de
  oxford|vacuna oxford|vacuna de oxford|oxford astra|escala de glasgow|escala de manchester|triaje manchester|triaje de
  manchester|manchester naranja|manchester amarillo|manchester verde|manchester rojo|escala de bristol|escala bristol|heces bristol|escala
  de cincinnati|cincinnati positivo|cincinnati negativo|escala de liverpool|escala de newcastle|escala de nottingham|test de
  wisconsin|tarjetas de wisconsin|escala de toronto|regla de san francisco|cuestionario de kansas|angina de seattle|protocolo de
  seattle|protocolo seattle|guias de tokio|tokio ii|tokio iii|escala de rotterdam|barcelona - test|test barcelona|barcelona clinic|test de
  barcelona|palma de la mano|palma y planta|palmas y plantas|lima de unas|lima y limon|lima de carton|cuenca orbitaria|un yorkshire|su
  yorkshire|perro yorkshire|un chihuahua|su chihuahua|perro chihuahua|mordida de chihuahua|mordedura de chihuahua|tabla de edmonton|estadio
  paris|una macedonia|vasito de macedonia`;

/** In Italian notes. */
const ITALIAN = `factor v leiden|fattore v di leiden|febbre di lassa|febbre della rift|febbre di crimea|crimea - congo|crimea congo|nilo
  occidentale|persico del nilo|encefalite di saint louis|bottone d'oriente|bottone di aleppo|piede di madura|balsamo del peru|balsamo del
  tolu|blu di prussia|verde di parigi|inchiostro di china|inchiostro china|china calisaia|gesso di parigi|noce del brasile|noci del
  brasile|cavoletti di bruxelles|cavolini di bruxelles|cavolo di bruxelles|sapone di aleppo|sapone di marsiglia|acqua di colonia|pan di
  spagna|fico d'india|fichi d'india|porcellino d'india|porcellini d'india|lana d'angora|gatto d'angora|persiana alla veneziana|tende alla
  veneziana|tenda alla veneziana|veneziana|cappello panama|panama in testa|scarpe oxford|camicia oxford|vaccino oxford|oxford astra|gonna in
  jersey|maglia jersey|cane terranova|cane di san bernardo|ragu alla bolognese|ragu bolognese|sugo alla bolognese|alla milanese|cotoletta
  milanese|risotto alla milanese|alla romana|trippa alla romana|saltimbocca alla romana|carciofi alla romana|pinsa romana|alla
  vicentina|baccala alla vicentina|alla livornese|triglie alla livornese|alla genovese|pesto alla genovese|pesto genovese|alla
  napoletana|pizza napoletana|mozzarella di bufala|pecorino romano|pecorino sardo|pecorino toscano|prosciutto di parma|prosciutto di san
  daniele|san daniele dolce|crudo di parma|speck dell'alto adige|mortadella di bologna|mortadella bologna|lardo di colonnata|lardo di
  arnad|bresaola della valtellina|salame di felino|salame milano|salame napoli|salame ungherese|culatello di zibello|aceto di modena|aceto
  balsamico di modena|zampone di modena|torrone di cremona|mostarda di cremona|panforte di siena|cantucci di prato|biscotti di
  prato|panettone milano|pandoro di verona|arancia di ribera|arance di ribera|arance di sicilia|limoni di sorrento|limoni di
  amalfi|pistacchio di bronte|pistacchi di bronte|cipolla di tropea|cipolle di tropea|cipolla rossa di tropea|nduja di spilinga|lenticchie
  di castelluccio|farro della garfagnana|marroni di cuneo|nocciola piemonte|nocciole piemonte|mela della val|mele della val|radicchio di
  treviso|treviso alla griglia|asparagi di bassano|asparagi di altedo|pane di altamura|pane toscano|pane pugliese|taralli pugliesi|olio di
  taggia|olio del garda|chianti|valpolicella|marsala all'uovo|uova al marsala|frascati secco|orvieto classico|montepulciano
  d'abruzzo|malvasia delle lipari|porto bianco|borgogna|prosecco di valdobbiadene|cioccolato di modica|modica al cioccolato|cioccolata di
  modica|macedonia di frutta|pepe di caienna|tabasco|salsa tabasco|marmo di carrara|pietra di luserna|pietra serena|ceramica di
  faenza|ceramica di vietri|vetro di murano|merletto di burano|cemento portland|malta cementizia|sindrome di stoccolma|sindrome di
  gerusalemme|sindrome di parigi|sindrome di stendhal|protocollo di kyoto|criteri di roma|criteri di milano|criteri di rotterdam|criteri di
  atlanta|classificazione di atlanta|classificazione di montreal|classificazione di vienna|classificazione di parigi|parigi is|parigi
  iia|classificazione di los angeles|classificazione di chicago|classificazione di banff|sistema di sydney|sydney aggiornato|classificazione
  di lugano|criteri di budapest|criteri di padova|score di padova|padova score|padua score|scala di boston|questionario di
  berlino|definizione di berlino|indice di pittsburgh|corsetto di boston|corsetto milwaukee|corsetto di milwaukee|collare di
  philadelphia|collare filadelfia|cromosoma philadelphia|cromosoma filadelfia|regole di ottawa|ottawa negative|ottawa negativo|scala di
  edimburgo|scala edimburgo|scala di edmonton|scala di oxford|scala di glasgow|scala di bristol|scala bristol|feci bristol|scala di
  cincinnati|cincinnati positiva|cincinnati negativa|cincinnati positivo|cincinnati negativo|scala di nottingham|test di wisconsin|wisconsin
  card|scala di toronto|protocollo di seattle|protocollo seattle|linee di tokyo|linee guida di tokyo|tokyo ii|tokyo iii|criteri di
  oslo|consenso di montreal|consenso di lione|palma della mano|palmo della mano|monte di venere|sedia chiavari|un terranova|il terranova|un
  san bernardo|il jersey|una macedonia`;

/** In Dutch notes. */
const DUTCH = `gips van parijs|parijs syndroom|stockholm syndroom|brussels lof|deventer koek|keulse pot|panama hoed|bermuda broek|mechelse
  herder|bordeaux dog|glasgow coma|rotterdam criteria|boston brace|bristol stool|bristol type|groninger intelligentie|ottawa ankle|ottawa
  regels|ottawa - regels|philadelphia kraag|philadelphia chromosoom|berlijn vragenlijst|pittsburgh slaap|wisconsin kaart|manchester
  triage|edinburgh vragenlijst|edinburgh depressie|edmonton schaal|edmonton lijst|oxford vaccin|perubalsem|peru balsem|oost - indische
  inkt|oost indische kers|jeruzalem artisjok`;

/** What bears the name of a town or country and is none, of two words and more or of one that means nothing else, by language; folded. */
export const NAMED_AFTER_PLACES = {
  en: phrasesOf(`${EVERYWHERE}|${ENGLISH}`),
  es: phrasesOf(`${EVERYWHERE}|${SPANISH}`),
  it: phrasesOf(`${EVERYWHERE}|${ITALIAN}`),
  nl: phrasesOf(`${EVERYWHERE}|${DUTCH}`),
} as const;

import { phrasesOf } from "../engine/name-words.ts";

/**
 * Feasts, songs, films, programmes, books, games, brotherhoods, clubs, goods and plants of Spain, Latin America and Italy that hold a name; folded. No
 * phrase is a usual whole name, nor a title, a relation or a greeting with one.
 */
const SPANISH = `noche de reyes|dia de reyes|reyes magos|cabalgata de reyes|roscon de reyes|todos los santos|dia de los santos|dia de difuntos|domingo de
  resurreccion|dia del pilar|fiestas del pilar|puente del pilar|el pilar se|la inmaculada|puente de la inmaculada|la candelaria|san anton|san
  blas|san valentin|san jose obrero|dia de san jose|san juan bautista|noche de san juan|hogueras de san juan|san pedro y san pablo|santiago
  apostol|camino de santiago|tarta de santiago|tarta santiago|virgen de agosto|virgen del carmen|virgen del pilar|virgen de la macarena|virgen
  del rocio|virgen de guadalupe|virgen de lourdes|romeria del rocio|el rocio|semana de pasion|jesus nazareno|jesus del gran poder|cristo de la
  expiracion|cristo de medinaceli|jesus de medinaceli|la borriquita|la macarena|esperanza de triana|hermandad de la|cofradia de la|san judas
  tadeo|san antonio de padua|estampa de san|novena a san|san lazaro|san pancracio|padre pio|rosario de la aurora|ave maria|dios te salve|santa
  maria madre|jesusito de mi|angel de la guarda|las mananitas|cielito lindo|paquito el chocolatero|maria de la o|la zarzamora|la bien paga|
  susanita tiene|debajo un boton|la macarena de|bailar la macarena|ritmo de la macarena|la bamba|pasion de gavilanes|betty la fea|cuentame como|
  la que se avecina|aqui no hay|pasapalabra|saber y ganar|cifras y letras|la ruleta|los simpson|pepa pig|peppa pig|la casa de bernarda|bodas de
  sangre|don juan tenorio|el tenorio|fortunata y jacinta|la regenta|platero y yo|cien anos de|cenizas de angela|marcelino pan|marcelino , pan|la
  vida de brian|thelma y louise|ben - hur|ben-hur|forrest gump|mary poppins|madame bovary|anna karenina|don quijote|el quijote|sancho panza|el
  lazarillo|la celestina|pippi calzaslargas|mortadelo y filemon|zipi y zape|la abeja maya|mazinger|pocoyo|bob esponja|doraemon|la biblia|libro de
  job|paciencia de job|santo job|bonoloto|el gordo de|el euromillon|el cupon de|veo veo|piedra papel|la oca|parchis con|alianza lima|boca juniors|
  river plate|real madrid|atletico de madrid|atleti|el barca|el betis|real betis|el sevilla|rayo vallecano|athletic club|real sociedad|deportivo
  alaves|colo colo|marques de caceres|marques de riscal|marie brizard|anis del mono|la casera|santa teresa ron|conde de osborne|duque de alba
  brandy|cardenal mendoza|carlos i brandy|larios con|queso garcia|el caserio|casa tarradellas|gallina blanca|la asturiana|la lechera|la espanola|
  el corte ingles|pedro del hierro|bimba y lola|zara home|pull and bear|tous joyas|maria luisa infusion|hierba luisa|hierbaluisa|flor de jamaica|
  agua de jamaica|espino albar|rosa mosqueta|rosa de jamaica|palo santo|ajo de las pedroneras|ciruela claudia|ciruelas claudias|pera limonera|
  pera conferencia|manzana golden|lechuga romana|sopa juliana|verdura en juliana|selva negra|brazo de gitano|huesos de santo|bunuelos de viento|
  tocino de cielo|lengua de gato|ensalada cesar|salsa roquefort|salsa mornay|carpaccio|melocoton melba|saint honore|pavo real|san bernardo de|
  perro san bernardo|labrador guia|perro guia|mensajeros de la paz|cruz roja|hermanitas de los|hijas de la caridad|siervas de maria|fundacion
  once|saunier duval|hyundai santa|santa fe rojo|seat ibiza|el ibiza|un ibiza|seat cordoba|seat toledo|seat malaga|seat ronda|dacia sandero|kia
  rio|renault megane|alfa romeo|citroen xsara|fiebre de malta|fiebre q|virus toscana|virus del nilo|gripe espanola|factor v leiden|v leiden|
  leiden heterocigoto|rosa de bengala|azul de metileno|rojo congo|violeta de genciana|angina de vincent|corse taylor|ortesis taylor|mini de lobo|
  mini examen de lobo|mec de lobo|pitiriasis rosada de gibert|via drum|cateter drum|baile de san vito|fuego de san anton|hierba de san juan|
  vasito de tio pepe|copa de tio pepe`;

const ITALIAN = `san silvestro|notte di san|san lorenzo stelle|santo stefano pranzo|giorno di santo stefano|tutti i santi|ognissanti|santa lucia porta|notte di
  santa lucia|la befana|babbo natale|domenica delle palme|lunedi dell'angelo|pasquetta|corpus domini|sant'antonio abate|fuoco di sant'antonio|
  fuoco di sant ' antonio|san valentino cena|san martino vino|madonna di lourdes|madonna di pompei|madonna del rosario|madonna di loreto|padre
  pio|santa rita cascia|san gennaro|gesu bambino|ave maria|salve regina|angelo custode|santa messa|bella ciao|o sole mio|maramao perche|la vispa
  teresa|fra martino|giro giro|il commissario montalbano|commissario montalbano|il paradiso delle signore|la signora in giallo|l'eredita|i
  promessi sposi|la divina commedia|pinocchio|il gatto e la volpe|geppetto|mangiafuoco|il piccolo principe|il gattopardo|madame bovary|anna
  karenina|thelma e louise|forrest gump|mary poppins|ben hur|ben - hur|peppa pig|masha e orso|tom e jerry|topo gigio|la pimpa|diabolik|tex willer|
  dylan dog|corto maltese|la bibbia|pazienza di giobbe|gioco dell'oca|settimana enigmistica|famiglia cristiana|corriere della sera|la repubblica|
  gazzetta dello sport|juventus|la juve|fiorentina in|sampdoria|il milan|l'inter|aperol spritz|san pellegrino|san benedetto acqua|san carlo
  patatine|san daniele prosciutto|prosciutto san daniele|santa lucia mozzarella|mozzarella santa lucia|vecchia romagna|vov zabov|amaro lucano|
  amaro ramazzotti|amaro montenegro|amaro averna|fernet branca|bella napoli pizza|pizza margherita|torta margherita|pizza capricciosa|pasta alla
  norma|insalata caprese|caprese con|vitello tonnato|carne alla bismarck|filetto alla wellington|bistecca alla fiorentina|fiorentina al sangue|
  crema chantilly|savoiardi|baci di dama|torta sacher|sacher torte|torta paradiso|pesca melba|pere abate|pera abate|pere william|pera williams|
  mele golden|mela annurca|pomodori san marzano|pomodoro san marzano|pomodori pachino|cavolo cappuccio|erba luisa|erba cedrina|erba di san
  giovanni|olio di san giovanni|croce rossa|croce verde|croce bianca|comunita di sant'egidio|sant'egidio|azione cattolica|opera san francesco|
  piccole sorelle|alcolisti anonimi|villaggio sos|fondazione don gnocchi|casa famiglia|stazione termini|porta nuova|porta susa|roma termini|fiat
  punto|fiat panda|fiat tipo|alfa romeo|lancia ypsilon|lancia delta|dacia sandero|kia rio|seat ibiza|maserati|rolls royce|dolce e gabbana|dolce &
  gabbana|laura biagiotti profumo|acqua di gio|felce azzurra|omino bianco|mastro lindo|bottega verde|la rinascente|leroy merlin|mercatone uno|
  febbre maltese|febbre di malta|virus toscana|virus del nilo|fattore v leiden|v leiden|blu di metilene|rosso congo|violetto di genziana|rosa
  bengala|angina di vincent|ballo di san vito|nodo di savoia|test della farfalla`;

/** As above, for notes in Spanish. */
export const SPANISH_WORKS: readonly string[] = phrasesOf(SPANISH);
/** As above, for notes in Italian. */
export const ITALIAN_WORKS: readonly string[] = phrasesOf(ITALIAN);

import { setOf } from "../../engine/name-words.ts";

/** Animals at home; folded. */
export const ITALIAN_ANIMALS: ReadonlySet<string> = setOf(`
  gatto gatta gattino gattina gatti micio micia cane cagna cani cagnolino cagnolina cucciolo cucciola canarino canarini pappagallo pappagallino
  tartaruga tartarughe coniglio coniglietto criceto cavallo pony asino gallina galline barboncino labrador setter bassotto meticcio chihuahua
  maltese beagle cocorita pesciolino peluche`);

/** What bears a name right behind it in Italian notes, whatever name: animals, shops, food and drink, works; folded. */
export const ITALIAN_PRODUCT_NOUNS: ReadonlySet<string> = setOf(`
  gatto gatta gattino gattina micio cane cagna cagnolino cagnolina cucciolo cucciola canarino pappagallo tartaruga coniglietto criceto
  cavallo pony asino barboncino labrador setter bassotto meticcio peluche bambola orsacchiotto
  bar ristorante trattoria pizzeria osteria hotel albergo residence campeggio lido supermercato negozio bottega panificio
  pasticceria gelateria enoteca cantina profumeria ferramenta cartoleria libreria cinema teatro stadio   polisportiva parrocchia chiesa basilica santuario oratorio cimitero scuola asilo materna elementare liceo istituto ludoteca
  nido convitto collegio rione contrada metro traghetto
  caffe vino spumante prosecco amaro liquore birra aranciata acqua latte yogurt pane pasta biscotti merendina merendine cracker
  cioccolata cioccolatini caramelle panettone pandoro colomba torta gelato pizza insalata salsa formaggio prosciutto omogeneizzato
  omogeneizzati pappa crostata torrone grissini fette
  film libro romanzo fumetto fumetti giornale quotidiano settimanale canzone telenovela fiction
  partita squadra gruppo media coro
  programma radio canale trasmissione cartone cartoni videogioco club circolo associazione sindacato ditta
  marca marchio programmi software gestionale applicativo portale app corriere banca assicurazione`);

/** Goods at the bedside that bear a brand, or whose owner is named right behind them; folded. */
export const ITALIAN_OWNED_PRODUCTS: ReadonlySet<string> = setOf(`
  pannolone pannoloni pannolino pannolini crema pomata gel spray collirio gocce sciroppo sapone detergente shampoo dentifricio
  collutorio spazzolino adesivo benda bende garza garze cerotto cerotti medicazione medicazioni rete calza calze calzini
  materasso cuscino 
  corsetto busto tutore ginocchiera cavigliera polsiera collare fascia plantare plantari scarpa scarpe ciabatte zaino borsa valigia
  sacca sacche placca sonda sondino catetere cannula ago aghi siringa siringhe penna penne sensore glucometro pompa deflussore
  filtro maschera casco respiratore ventilatore aerosol boccaglio aspiratore monitor saturimetro sfigmomanometro elettrodi
  termometro bilancia lente lenti apparecchio protesi impianto vite stelo cotile chiodo addensante integratore
  vaccino inalatore auto macchina moto motorino scooter bici bicicletta furgone camion cellulare tablet televisore
  pistola colla cemento resina composito provetta provette disinfettante guanti camice`);

/** What Italian notes say of a sign, test or space behind its eponym; folded. */
export const ITALIAN_RESULTS: ReadonlySet<string> = setOf(`
  assente assenti presente presenti dubbio dubbia dubbi libero libera liberi occupato occupata dolente dolenti dolorabile indolente sfumato
  sfumata accennato accennata evocabile negativi positivi negativizzato muto muta simmetrico simmetrica asimmetrico asimmetrica
  bilateralmente bilaterale bilat bil normale regolare invariato invariata nn ndr valido valida pervio pervia deformata deformato completo completa
  incompleto incompleta eseguito eseguita eseguibile rifiutato rifiutata rimosso rimossa posizionato posizionata sostituito sostituita
  esclusa escluso confermata confermato composta scomposta ridotta inveterato inveterata avanzato avanzata fluttuante`);

/** What a letter or a Roman number tells apart in Italian notes; folded. */
export const ITALIAN_LETTERED: ReadonlySet<string> = setOf(`
  scala interno palazzina lotto blocco corpo ingresso uscita porta piano corsia settore zona ala edificio padiglione modulo sezione classe
  gruppo tipo sottotipo stadio grado livello fase fascia vitamina epatite influenza streptococco emofilia allegato tabella colonna serie
  codice categoria protocollo schema braccio cl gr st`);

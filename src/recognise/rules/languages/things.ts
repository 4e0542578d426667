import { setOf } from "../engine/name-words.ts";

/**
 * Makers, shops, brands, clubs, games and programmes of daily life that notes of several languages name, folded; trade marks of their owners.
 * Those that are usual names too are of no account here: lists of names come first.
 */
export const THINGS: ReadonlySet<string> = setOf(`
  aldi lidl morrisons asda tesco sainsbury's waitrose poundland poundstretcher superdrug specsavers greggs nando's mcdonald's kfc
  wetherspoon wetherspoons primark matalan debenhams ikea argos b&q wickes screwfix halfords currys nationwide natwest barclays
  hsbc santander monzo lloyds paypal ebay amazon netflix disney youtube facebook whatsapp instagram tiktok snapchat zoom skype
  teams google gmail iphone ipad android samsung xiaomi huawei fitbit garmin kindle xbox playstation nintendo minecraft fortnite
  roblox lego duplo playmobil play-doh bluey peppa paw-patrol pokemon barbie disneyland legoland ryanair easyjet jet2 flybe
  vueling transavia klm uber deliveroo hertz travelodge airbnb volvo nissan toyota honda mazda hyundai kia skoda peugeot citroen
  renault opel vauxhall fiat volkswagen audi bmw suzuki mitsubishi micra corsa astra yaris polo passat fiesta mondeo twingo
  weetabix ready-brek horlicks ovaltine bovril marmite nutella sweetex canderel natrena splenda hermesetas ribena lucozade
  robinsons pepsi fanta sprite nespresso nescafe senseo yakult actimel activia danone philadelphia heinz knorr maggi haribo oreo
  kellogg's danonino colacao nesquik bimbo barilla brinta becel optimel alpro campina strongbow bacardi smirnoff guinness
  carlsberg heineken budweiser grolsch bavaria hertog-jan amstel mahou cruzcampo estrella peroni nastro jagermeister marlboro
  benson camel winston fortuna ducados chesterfield gauloises drum skechers adidas puma reebok crocs birkenstock velcro tena
  depend lindor molicare attends abena pampers huggies durex gillette nivea dove colgate sensodyne listerine corega fixodent
  steradent dettol savlon vicks olbas deep-heat voltarol strepsils lemsip beechams rennie gaviscon nurofen calpol sudocrem arjo
  hill-rom hillrom linet molift guldmann mangar invacare kirton careflex etac topro dolomite sunrise permobil vermeiren jay roho
  stryker drive helping-hand pendant carelink careline tunstall buddi appello everton arsenal chelsea liverpool tottenham
  feyenoord ajax telstar vitesse juventus milan atalanta betis barca osasuna strictly emmerdale eastenders pointless countdown
  gladiators pasapalabra sudoku scrabble monopoly cluedo rummikub bingo yahtzee jenga uno domino dominoes parchis samaritans
  childline barnardo's mencap scope shelter relate humanitas buurtzorg zonnebloem caritas auser once renfe correos mercadona
  carrefour eroski consum alcampo hipercor conad esselunga coop pam eurospin penny despar mediaworld unieuro trenitalia italo
  gamma praxis hema blokker action kruidvat etos jumbo plus dirk albert-heijn shingrix pfizer moderna astrazeneca comirnaty
  spikevax vaxzevria nuvaxovid janssen gardasil zostavax pneumovax prevenar ramadan diwali hanukkah eid pesach jom-kippoer
  suikerfeest ferragosto sinterklaas`);

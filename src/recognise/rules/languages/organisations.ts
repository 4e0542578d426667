import { phrasesOf, setOf } from "../engine/name-words.ts";

/**
 * Companies, banks, airlines, clubs, media, parties, alliances and programs that newspapers and notes of several languages name by one word,
 * folded; trade marks of their owners. None is a town or, alone, a usual surname (Philips, Ford, Solvay), and none an ordinary word (Shell).
 */
export const ORGANISATIONS: ReadonlySet<string> = setOf(`
  microsoft intel ibm nvidia amd cisco nokia ericsson motorola alcatel qualcomm lenovo asus fujitsu hitachi toshiba panasonic sony
  sanyo nikon olympus epson xerox kodak agfa agfa-gevaert polaroid logitech compaq hewlett-packard netscape mozilla firefox yahoo
  altavista napster gnutella linkedin twitter reddit wikipedia wikileaks spotify
  vodafone t-mobile telefonica movistar verizon proximus belgacom mobistar telenet kpn telfort ziggo swisscom telekom telia telenor
  tiscali wanadoo worldonline versatel
  exxon exxonmobil chevron texaco totalfina totalfinaelf petrofina repsol cepsa gazprom lukoil petrobras statoil equinor enel
  endesa iberdrola electrabel tractebel engie eneco nuon essent vattenfall areva
  unilever nestle procter basf hoechst akzo akzonobel dsm dupont monsanto syngenta novartis sandoz glaxo glaxosmithkline sanofi
  aventis sanofi-aventis ucb abbvie amgen biogen gilead lundbeck organon tibotec crucell
  arcelor arcelormittal corus hoogovens usinor thyssenkrupp umicore alcoa pechiney lafarge heidelbergcement
  airbus boeing lockheed fokker bombardier embraer eads raytheon
  sabena swissair lufthansa alitalia iberia aeroflot finnair virgin-express martinair qantas emirates eurowings germanwings wizzair
  daimlerchrysler chrysler mercedes-benz maserati lamborghini bugatti subaru daihatsu isuzu scania daf iveco pirelli michelin
  bridgestone goodyear mclaren
  citigroup citibank jpmorgan commerzbank ubs ing abn-amro rabobank fortis dexia kbc belfius argenta kredietbank bnp paribas natixis
  unicredit intesa mediobanca bbva bankia caixabank bankinter nordea handelsbanken allianz axa aegon aviva achmea interpolis
  delta-lloyd ethias pricewaterhousecoopers pwc kpmg deloitte accenture capgemini mckinsey
  wal-mart walmart auchan ahold vendex c&a h&m decathlon fnac mediamarkt leclerc anheuser-busch inbev interbrew abinbev ferrero
  parmalat coca-cola starbucks
  reuters bloomberg belga anp afp ansa efe interfax cnn bbc itv espn vrt rtbf vtm rtl npo bnn mediaset tve telecinco televisa
  volkskrant nrc tubantia knack newsweek playboy libelle
  lazio fiorentina sampdoria udinese benfica galatasaray fenerbahce besiktas olympiakos panathinaikos bayern schalke borussia psv
  willem-ii cambuur espanyol flamengo fluminense quick-step quickstep mapei cofidis festina kelme banesto
  navo nato unesco unicef unhcr oeso oecd opec asean mercosur efta benelux europol interpol fifa uefa nba nfl nhl greenpeace oxfam
  novib cordaid icomos
  tories likud knesset hamas hezbollah fatah zanu-pf pvda cda vvd groenlinks sgp christenunie vld cvp agalev ecolo n-va psoe
  podemos ciudadanos kremlin pentagon bundestag bundesrat bundesbank bundeswehr nasa esa cern cia fbi kgb mossad taliban al-qaeda
  linux unix macintosh photoshop excel powerpoint javascript
  euronext nasdaq easdaq nikkei aex cac40 ibex ftse
  nmbs sncb sncf tgv thalys eurostar prorail bpost tnt fedex ups dhl
  schlumberger halliburton vivendi bertelsmann painewebber barco arinso cobepa befimmo cofinimmo telindus ubizen roularta kinepolis almanij gimv getronics numico elsevier endemol vopak
  tutsi hutu`);

/** Organisations, cups, papers and works of two words or more, one of which could be a person's; folded, as they are cut into tokens. */
export const ORGANISATION_NAMES: readonly string[] = phrasesOf(`
  goldman sachs|morgan stanley|dean witter|morgan stanley dean witter|merrill lynch|lehman brothers|smith barney|salomon smith barney|
  jp morgan|charles schwab|ernst & young|arthur andersen|procter & gamble|johnson & johnson|hewlett packard|texas instruments|
  general electric|general motors|deutsche bank|credit suisse|credit lyonnais|societe generale|abn amro|delta lloyd|swiss life|
  abbey national|standard chartered|wolters kluwer|reed elsevier|warner bros|warner brothers|time warner|walt disney|virgin records|
  philip morris|jack daniels|johnnie walker|calvin klein|ralph lauren|tommy hilfiger|louis vuitton|yves rocher|saint laurent|
  max mara|marks & spencer|marks and spencer|john lewis|harvey nichols|abercrombie & fitch|harley davidson|rolls royce|aston martin|
  alfa romeo|land rover|ford fiesta|ford focus|mercedes benz|renault clio|omega pharma|france telecom|british telecom|
  aston villa|tottenham hotspur|crystal palace|leyton orient|stoke city|norwich city|leicester city|derby county|charlton athletic|
  rayo vallecano|racing santander|athletic bilbao|paris saint - germain|bayer leverkusen|roda jc|fortuna sittard|germinal beerschot|
  san antonio spurs|boston celtics|orlando magic|
  the new york times|new york times|the daily telegraph|daily telegraph|the washington post|washington post|wall street journal|
  financial times|the sunday times|corriere della sera|la vanguardia|de telegraaf|frankfurter allgemeine|
  camp david|davis cup|ryder cup|stanley cup|copa libertadores|roland garros|king kong|james bond|harry potter|indiana jones|
  star wars|mickey mouse|donald duck|robin hood|sherlock holmes|don quijote|don quichot|madame butterfly|
  fortis bank|bank degroof|kbc securities|amnesty international|rode kruis|scotland yard|downing street`);

/** Nouns that end the names of companies and papers in whatever language: "Granada Media", "Smeets Securities". */
export const COMPANY_NOUNS: readonly string[] = Object.freeze(
  `securities communications holding holdings technologies pharma pharmaceuticals telecom airlines airways pictures records
  entertainment motors industries networks newspapers publishing broadcasting electronics software media group times telegraph
  tribune herald`.split(/\s+/),
);

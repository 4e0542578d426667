import { setOf } from "../engine/name-words.ts";

/**
 * Eponyms beyond those of the other lists, for Spanish and Italian: signs, tests, fractures, operations, instruments, stains, syndromes, spaces and
 * positions; folded. Such a word is nobody's name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const ROMANCE_EPONYMS: ReadonlySet<string> = setOf(`
  bartolini bartolino graf humphrey fuchs addis angle anrep anthonisen atasoy auenbrugger baastrup babes babinski-nageotte bado baelz bamatter barraya
  barsony barton baudelocque beighton bekhterew bell-magendie besnoit beuren bezold-jarisch bielschowsky-jansky biesenberger binet-simon black blatin
  bleuler boas bohlau bonnet-dechaume botallo bouillaud bourneville branemark bretonneau bruce brunelleschi bryant bumke burnier cacchi cadiot camman
  caroli-sarles carpue castaigne catterick ceelen chevrel chompret chutro clado cochet collip cooley coopernail courvoisier-terrier cronqvist cruchet
  cuignet cyon czermak d'acosta d'ocagne damon danielssen davidsohn dawbarn dehio denonvillier denver depage dessault doehle dorendorf douglas
  dubin-sprinz duchenne-erb duhring duncan durer ehrenritter ekehorn ellik eloesser erb-duchenne erb-goldflam fahraeus fajersztajn fallopio falloppio
  ferriman ferriman-gallwey feuillade fick filatow finsen fischer fischgold fleischner foix forlanini fouchet frankel frey-baillarger frimodt frohner
  gairdner gaisbock galezowski gallwey gamstorp gariel gegenbaur gersuny glenard gohrbandt goldspohn gomori gontermann goodsall goormaghtigh gosio
  gougerot-sjogren grasset grisolle groenouw grossman gruber-widal gubaroff hahnemann hailey-hailey halban hallux hamman hamman-rich hampton hand hanot
  hanot-chauffard hawley hegglin hektoen hellat hellendal hellin herxheimer heschel highmore hitzig hodara hodgson hogben holt horton hounsefield
  houssay howship-romberg hughlings humby huntingdon hustin hyrtl jaboulay jacobson jadelot jaeger jakob-creutzfeldt jarcho jeanselme jenner jorissenne
  kambin kandinsky kaplan kaposi-stemmer karnosfky kartulis kaufmann kelly kennaway kerckring kerley-b kerning key-retzius kidner kiesselbach kjeldahl
  klein klippel-trenaunay kluver-bucy koch kochers koerte koffka kohnstamm kostmann koyter kraepelin krisovski kromayer kronecker kronig kronlein
  kulchitsky kulenkampff kummel kurloff kurthz kussmaul-kien lachaud laffont lagleyze lamaze lambl lancereaux landouzy-dejerine lane langdon-down
  langendorff lannaioli lannois lapicque larrey laubry laugier launois laveran lecat leclainche ledran leede leegaard leichtenstern lenhossek leopold
  lepehne leube leudet levaditi levret lewin libermann lichtheim lieben liebermeister liepmann lignac linzenmeier lister lizars loewi lombard lostorfer
  louis louis-bar lovibond lowsley lubarsch lucae luzet makeham mallory-weiss malthus mann marey marjolin maroteaux martegiani martorell masugi mauchart
  mauthner may-grunwald may-thurner mayo mckee-farrar megendie mehta meinicke meirowsky mendel-bechterew mercier meretoja merzbacher mesnil metchnikoff
  mibelli middeldorpf mikulicz-radecki minin minor mirault mitscherlich mohrenheim molaret mondonesi moolten mooren morestin mornier morquio-brailsford
  morrant mosetig mosny motais mott moulage muehrcke muelder muhrcke nabothi nagel nernst neusser nicoladoni-branham nikiforoff nocard nordau ogino
  ogino-knaus oldberg oliver-cardarelli olshausen omenn oppler orbeli osann owren packiam palfyn panum paterson pellegrini-stieda perroncito
  perthes-jungling petren petruschky pettenkofer pfaundler philippson phocas pinel piorry plenk plesch porak pototschnig poynting pravaz preisz prentice
  pruys purmann quenu quesnay quetelet rabl raimiste ransohoff reaven reed-sternberg reenstierna refetoff regaud reis-bucklers remak rhese rideal ridoch
  riesman riga-fede ritter rivalta robertsonian robinow romberg-howship rommelaere rontgen rosving roth roth-bernhardt rouget rougnon roussy-levy rubin
  rummo runeberg runge russel russel-silver ruysch sachsse salaghi salmon santorini saundby schamroth schardinger schaudinn schiassi schiff
  schilder-foix schiller schlesinger schneider schonbein schottmuller schreger schridde schultze scultetus seitelberger selye sereny sertoli-leydig
  settegast shohl shrapnell sieur sims-huhner siredey sistrunk sjoqvist skirrow skutsch soemmerring soret sottas souques speransky spitzka spurway
  ssabanejew stacke stark steidele steinbrocker steinthal stemmer steno stewart-treves stintzing stock stoerk stracker strassmann strauss-churg
  stroganoff strumpell-marie stuart-prower sucquet sulkowitch sutton swediaur swyer-james szent talairach tanret tellais terson teutleben thayer-martin
  thorel thornwaldt thudichum tigerstedt tobold tollens topfer topinard touraine tresilian treub triboulet trimadeau troeltsch troltsch
  trousseau-lallemand trueta tschermak tschiassny tschlenow tuffnell turek turyn twort udranszky uffelmann ultzmann unna-thost urechia urgup valleix'
  van-slyke vanghetti vermel vesling vierordt vigouroux villemin virchow-robin vulpian waelsch wagner-unverricht walcher wallhauser warthin-finkeldey
  wassilieff waterhouse-friderichsen weber-christian weber-ramstedt weitbrecht werdnig-hoffmann werlhof wertheimer westergren westermark wharton whytt
  wilde williams-beuren wimberger winter wintrobe wladimiroff wolfe wolfler wolfring wolkowitsch wreden wullstein young-helmholtz zaglas zappert zencker
  zsigmondy zuntz zwanck zwenger amsel appley babinsky beckwith blumer bogros bragard bruininks crampton cruzat deyerle dix fiechter goltz graaf huhner
  jannetta kleinert lansbury leadbetter meige munchhausen nabothian norwood peha poppel ridell sandifer souttar spee witebsky zielke bouchier kurtzke
  lezine littmann rosenberg nance gripper-huber`);

/** Of these and of the other lists, names so usual of people too that they need their noun, a result or another eponym beside them. */
export const USUAL_ROMANCE_NAMES: ReadonlySet<string> = setOf(`
  graf humphrey fuchs
  addis angle bado barton black boas bruce bryant damon denver douglas duncan ferriman fick fischer foix
  forlanini frankel grossman hamman hampton hand hawley hodgson holt horton jacobson jaeger jenner kaplan kaufmann kelly kidner klein koch
  lane leopold lewin lister lombard louis mann martorell mayo mehta mercier minor mott nagel ogino paterson pinel prentice
  remak ritter roth rubin runge russel salmon schiff schiller schlesinger schneider schultze stark
  stemmer stock sutton trueta turek walcher wertheimer westergren wharton wilde winter wolfe rosenberg`);

import { phrasesOf, setOf } from "../engine/name-words.ts";

/**
 * Eponyms beyond those common to all languages, for English, Spanish and Italian: signs and tests of limbs, eye, ear, skin and the newborn, scales and
 * scores, operations, fractures, instruments, tubes, splints, stains, media, germs, and ways to treat, care and teach that are called after somebody;
 * folded. Such a word is nobody's name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const FURTHER_EPONYMS: ReadonlySet<string> = setOf(`
  house-brackmann dubin-johnson pseudo-jones burns-marshall lown-ganong-levine lown-ganong miller-fisher watson-jones cockcroft-gault austin-flint
  seidel-rydel holmes-adie braxton-hicks hunt-hess brown-sequard bannayan-riley leriche-policard romano-ward garrod lauenstein arabin brackmann
  koelliker wagenmann strachan schaumburg schaaf rosenbach raskind quervain policard neufeld mynter meulengracht
    abadie abic achenbach acinetobacter actinomyces aeruginosa agalactiae ahlfeld akiyama alfieri altman ambrosetti ambu amies amplatzer
  anderson andreasen anisakis ascaris ashman astler astrand auramine auvard ayre ayres bacteroides bain bakody balfour balke ballance
  ballantyne bancroft bandl barclay bardach barfoed barker barnum barr bartonella bassler batista battelle baumannii bayley bclc beatty
  bech becker beger belsey benner berg berman bernese betke bigliani bijsterveld binet birads bisap biuret bjork blackburne blom
  bloomsbury blount boehm bohannon bonney bookwalter bordet bordetella bormann borrmann borton botterell bouviere boyce boyes boyle
  bracht bradshaw brandt branham brazelton bricker bristow brody brooker brostrom browne brucella bruckner brueckner brunelli brunkow
  buchanan burgess burkholderia burnett bzpk cabrol caldeyro caldwell cameron camey campbell camperdown campylobacter caprini carney
  carpentier carrion caspar cattell caufriez cawthorne cdai centor champy chedoke cherney chikungunya chisholm cho chrisman cimino
  citrobacter ciwa clerambault clostridioides clostridium cockcroft cofield coller collis coloplast colpocleisis convatec conveen cooksey
  corflo cornell counahan coxiella coxsackie crawford crichton crowe cryptosporidium cutibacterium cutler d'amico dalpont damico danforth
  dansac daroff davies deaver dejour dellon demodex dermatome deschamps dewinter dietz dobbhoff dobbs doman donway dor dorfman downes
  dreifuss dreyer driscoll dubin ducuing duffy dufour duhamel dumas dunn dunphy dynasplint eadl ebola echinococcus egami ehrlichia elklan
  ellestad ellis elston emina entamoeba enterobacter enterobius epidermidis epstein erdheim escherichia eskelinen evaruci evendol evjenth
  faecalis faecium falk falope farabeuf fasanella fasciola fautrel favard feagin ferguson fernandez ferres feverpain filshie finnegan
  flexneri fontan fortin fregoli frei frejka frenchay frey friedewald friedman frisby frostig furlow fusobacterium gabbe ganong
  gardnerella gaskin gault gehrung geissler gelle gellhorn gengou gerber gesell gibbs gibson gierveld gieson gillet gilliam glover
  godelieve goldberg goldman goodell goodenough goodman gore gosnell gosset gould goutallier gower gramcko graseby greenspan grober gruen
  gunn haemophilus halstead hamada hancock hanen hansen hantaan hartofilakidis harzer hasenclever hasford hayman helicobacter hemovac
  henderson hendrich heyde hicks hodges hoesch hoff hofmeister hoke hollister holmes homan hopkins hornblower hotz howship hubscher
  hughes hulka humphreys hynes icrs ilfeld imhauser insall ipi irving isaacs jacobs janda jebsen jeikeium jensen jewett johansson jouvet
  kaban kager kapandji kapitex kattan kausch keeler keller kendrick kerr kessler kher khorana kidd kimura kjelland klapp klebsiella
  kleffner kline knobloch kobayashi kobner kock koffler kokmen kolb kowa krantz krug kustner labat ladach ladd ladin laguere lahey landau
  landsmeer landsteiner lansky lanss lanz lapidus larsen lassa latarjet lefort legg legionella leininger leishmania lemann lempert lenke
  lichtiger lichtman lidcombe lieou lintula lipsitz llevant lockwood loeys logemann longmire losee lotheissen louvel loveset lovett
  lowenberg lubben lugdunensis luria macconkey maddocks maddox maelor magee mahurkar maitland makaton mannkopf mantrels mapleson
  marcescens marchetti markle markowitz matles maudsley mazzanti mcbride mccaffery mccoy mccrory mcdonald mcindoe mcisaac mckenzie
  mckeown mckinley mclane mcvay melone messerklinger mifflin milch milligan mirabilis mitchell mitraclip moberg modic molisch moll molloy
  monaldi monospot montgomery moraxella morganella morison mueller muller mumford murdoch mustarde nachlas nakamura naughton neff
  neisseria neuman neville newman nielsen nocardia noppain northwick novasure nuffield o'brien ober oberlin ohmann okabayashi okuda
  oncotype orgogozo orringer osborne othello ozaki pacslac palmer pandy paprosky parnes passy pasteurella patte pauchet pawlik paxinos
  pederson penlon perfetti perls permcath pesoc petit pezzer pfirrmann philpott piedallu pierce piskacek plasmodium platt plutchik
  pomeroy popeye portovac prechtl prevotella proteus pseudomonas putti puumala pyogenes rahe rashkind raskin rastelli raven rehbein
  reynell rhodes rickettsia rielander riker ripasa ripstein rivermead rivero robbins roberts robson rogers rolf rolfe rolfing roos roper
  rosenstein rosenthal ross rotavirus rowe rowland rudas ruffier rutter ryles saegesser salvati samilson samitz sanders santy
  saprophyticus sarcoptes sarnat satinsky scarff schauta schilling schistosoma schmid schmidt schofield schroder schultz schwartz
  seliwanoff sellick serratia servat shaatz shaldon sherbourne sheridan shigella shirodkar shorr siewert sigg silfverskiold sinding siwe
  slocum smellie sokal sonnei soto soulier sprotte stabler stahl stammberger starkid steinberg steinman stenger stenotrophomonas stifneck
  stjeor stork strayer strickland strongyloides studer suriadi swanson taenia taillard tako takotsubo tarpley tavec tenaculum terman
  tessier testut thal thayer thermachoice thompson thornton tinkertoy toxocara toxoplasma trabucco trachphone trager travers traverso
  trelat trichinella trichomonas triservice trypanosoma tsubo tubingen tucker tuohy turnbull tzanakis uchida upshaw usutu vaizey varus
  vecchietti veit villalta vulsellum wachtel waddell walsh wardill warshaw weaver weitlaner welland wender westley whitacre whitmore
  wiberg wickham wigand williams wolff's wright yacoub yeates yeoman yersinia yocum zangemeister zazzo zhang zika zingg zohlen
  levey-jennings oberst cheson cozen fuchs langenbecks reed-sternberg schlichting spencer-wells spitz tofflemire winograd
  anrep anthonisen auenbrugger baastrup babes baelz bamatter bekhterew bell-magendie beuren bezold-jarisch biesenberger blatin bleuler bogros
  bohlau botallo bourneville bragard branemark bumke burnier cacchi carpue chutro coopernail courvoisier-terrier cronqvist cuignet czermak
  d'acosta d'ocagne danielssen dawbarn dehio denonvillier doehle dorendorf dubin-sprinz ehrenritter ekehorn ellik eloesser erb-goldflam
  fahraeus fajersztajn fallopio falloppio ferriman-gallwey filatow finsen fischgold frey-baillarger frimodt frohner gaisbock galezowski
  gallwey gamstorp gegenbaur gersuny gohrbandt gomori gontermann goormaghtigh gosio gougerot-sjogren groenouw gruber-widal gubaroff hahnemann
  halban hanot-chauffard hegglin hektoen hellat hellendal hellin herxheimer heschel hitzig hodara hounsefield houssay howship-romberg
  hughlings huhner hyrtl jadelot jakob-creutzfeldt jarcho jorissenne kambin kaposi-stemmer karnosfky kartulis kerckring kerley-b
  kerning key-retzius kiesselbach kjeldahl klippel-trenaunay koerte koffka kostmann koyter kraepelin krisovski kromayer kronecker kronlein
  kulchitsky kulenkampff kurloff kurthz kurtzke lagleyze lambl landouzy-dejerine langdon-down lannaioli lannois lapicque laveran leclainche
  leegaard leichtenstern lenhossek lepehne leube levaditi levret lichtheim liebermeister liepmann linzenmeier lizars loewi lostorfer
  louis-bar lubarsch lucae luzet martegiani masugi mauchart mauthner megendie meige meirowsky mendel-bechterew meretoja merzbacher
  metchnikoff mibelli middeldorpf mitscherlich mohrenheim molaret mondonesi moolten morquio-brailsford mosetig motais muehrcke muhrcke
  munchhausen nabothi nabothian nernst neusser nicoladoni-branham nikiforoff oldberg olshausen omenn oppler orbeli osann owren palfyn
  panum pellegrini-stieda perroncito perthes-jungling petren petruschky pfaundler piorry plesch pototschnig poynting pravaz preisz purmann
  quesnay quetelet rabl raimiste ransohoff reaven reenstierna refetoff regaud reis-bucklers rhese robertsonian romberg-howship rommelaere
  rosving rougnon roussy-levy rummo runeberg sachsse schamroth schardinger schaudinn schiassi schonbein schottmuller schridde scultetus
  seitelberger sereny sertoli-leydig settegast shohl shrapnell sims-huhner sjoqvist skirrow skutsch soemmerring soret souttar speransky
  spitzka ssabanejew steidele steinbrocker steinthal stintzing stoerk stracker strassmann strauss-churg strumpell-marie stuart-prower sucquet
  sulkowitch swediaur swyer-james tanret tellais terson teutleben thorel thornwaldt thudichum tigerstedt topinard tresilian triboulet
  trimadeau troeltsch troltsch trousseau-lallemand tschermak tschiassny tschlenow turyn udranszky uffelmann ultzmann unna-thost urechia urgup
  valleix' van-slyke vanghetti vermel vesling vierordt vulpian waelsch wagner-unverricht wallhauser warthin-finkeldey wassilieff
  waterhouse-friderichsen weber-ramstedt weitbrecht werdnig-hoffmann werlhof williams-beuren wimberger wintrobe witebsky wolfler wolkowitsch
  wreden wullstein young-helmholtz zaglas zappert zencker zsigmondy zuntz zwanck`);

/** Of these, surnames so usual where English is spoken that they need their noun, a result or another eponym beside them. */
export const USUAL_ENGLISH_SURNAMES: ReadonlySet<string> = setOf(`
  abadie akiyama altman anderson ashman ayre ayres bain balfour ballance ballantyne bancroft barclay barker barnum barr batista bayley
  beatty becker benner berg berman bjork blount bohannon bonney boyce boyes boyle bradshaw brandt bristow brody brooker browne bruckner
  brunelli buchanan burgess burnett caldwell cameron campbell carney carrion caspar cattell cawthorne chisholm cho coller cornell
  crawford crichton crowe cutler danforth davies deaver deschamps dietz dobbs dor downes dreyer driscoll duffy dufour dumas dunn dunphy
  ellis elston epstein falk ferguson fernandez finnegan fortin frei frey friedman frisby gaskin gault gerber gibbs gibson gilliam glover
  goldberg goldman goodell goodman gore gosnell gould gower greenspan gruen gunn halstead hamada hancock hansen hayman henderson hicks
  hodges hoff hoke hollister holmes homan hopkins hornblower hotz hughes humphreys hynes irving isaacs jacobs jensen jewett johansson
  keeler keller kendrick kerr kessler kidd kimura kline kobayashi kock kolb krug ladd ladin lahey landau lansky larsen legg lockwood
  longmire lovett maddocks maddox magee maitland marchetti maudsley mcbride mccaffery mccoy mccrory mcdonald mcindoe mckenzie mckeown
  mckinley mclane mifflin milch milligan mitchell moberg molloy montgomery morison mueller muller mumford murdoch nakamura naughton neff
  neville newman nielsen o'brien ober oberlin osborne palmer pederson petit philpott pierce platt pomeroy rahe raven rhodes robbins
  roberts robson rogers rolf rolfe roos roper rosenthal ross rowe rowland rutter ryles salvati sanders schilling schmid schmidt schofield
  schroder schultz schwartz sherbourne sheridan slocum sokal soto stabler stahl steinberg steinman stork strickland swanson tako terman
  tessier thompson thornton travers tucker turnbull upshaw waddell walsh weaver welland westley whitacre whitmore wickham williams wright
  yeates yeoman zhang`);

/** Eponyms of two words, of which one is a usual name or a town. */
export const FURTHER_PAIRS: readonly string[] =
  phrasesOf(`braxton hicks|austin flint|grey turner|miller fisher|le fort|marcus gunn|argyll robertson|exton
  smith|denis browne|dennis browne|austin moore|charles bonnet|mac conkey|scarf akin|scarf y akin|scarf - akin|brown sequard|sister mary joseph|hoehn
  yahr|hoehn y yahr|hoehn e yahr|hoehn and yahr|spencer wells|jobson horne|neville barnes|young mania|hunt hess|hunt y hess|hunt e hess|caldwell
  luc|billroth i|billroth ii|ross river|west nile|cornell brown|child pugh|wells score|geneva score|duke criteria|criterios de
  duke|criteri di duke|boston naming|philadelphia collar|collar philadelphia|collare philadelphia|miami j|robert
  jones|mary walker|sauve - kapandji|steele - richardson|li - fraumeni|bishop - koop|joel - cohen|bernard - soulier|harris - benedict|
  lambert - eaton|stokes - adams|adams - stokes|parkes - weber|cronkhite - canada|verner - morrison|weber - christian|marchiafava -
  bignami|mayer - rokitansky|laurence - moon|smith - magenis|wolf - hirschhorn|beckwith - wiedemann|russell - silver|silver - russell|cornelia
  de lange|treacher collins|pierre robin|ellis - van creveld|chediak - higashi|di george|von gierke|kirby - bauer|jarisch - herxheimer|rai -
  binet|durie - salmon|child - turcotte|hosmer - lemeshow|woodcock - johnson|claude - bernard|foster - kennedy|posner -
  schlossman|sjogren - larsson|kearns - sayre|jackson - rees|jackson rees|mc burney|mc murray|mayo - hegar|robert - jones|denis - browne|von
  rosen|marie - foix|hawkins - kennedy|minerva jacket|dejerine - sottas|dejerine - roussy|bardet - biedl|smith - lemli - opitz|miller -
  fisher|argyll - robertson|marcus - gunn|grey - turner|austin - flint|lesch - nyhan|von hippel|von hippel - lindau|kasabach - merritt|brandt -
  andrews|neville - barnes|holmes - adie|weaver - dunn|putti - platt|watson - jones|smith - petersen|ross - konno|blalock -
  taussig|charcot - marie - tooth|blackfan - diamond|diamond - blackfan|shwachman - diamond|kellgren - lawrence|ann arbor|ann - arbor|dandy - walker|jervell -
  lange - nielsen|landau - kleffner|sinding - larsen|bristow - latarjet|gustilo - anderson|epstein - barr|lowenstein - jensen|kaplan - meier|starr -
  edwards|carpentier - edwards|adie - holmes|stanford - binet|graham steell|lown - ganong - levine|romano - ward|schmid - fraccaro|fontan -
  glenn|scarff - bloom|bloom - richardson|lady windermere|munchausen by proxy`);

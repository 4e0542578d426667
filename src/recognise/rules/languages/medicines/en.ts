import { setOf } from "../../engine/name-words.ts";

/** Brands that English notes write beside those of all languages, in Britain, Ireland, America, Australia, New Zealand and South Africa; folded. */
export const ENGLISH_BRANDS: ReadonlySet<string> = setOf(`
  acamprosate accrete acidex aciphex actico actilax actonel actraphane adcal adcodol adderall adipex adizem advair advantan afrin agarol
  aggrastat airduo akynzeo albuterol alcophyllex aldara alesse aleve allegra allergex alphagan alphosyl altosec alupent aluvia amaryl ambien
  amias amitiza amloc amoclan ampicillin anadin anbesol antenex anugesic anusol apo-go apo-hydro apomorphine aptiom aquadrate arcapta
  aricept armodafinil asacol asilone aspavor astelin asthavent astrix atarax atelvia ativan atrauman atroiza augmentin-duo auvelity avalide
  avamys avanza avapro avaxim aveeno avloclor axid azactam azmacort bactrim balneum balsem-kopiva banophen beclazone beconase becotide
  beechams belsomra benadryl benefiber benicar bentyl benylin benzaclin betagan betaloc betamox betnesol betnovate bettamousse bexsero
  biaxin bisodol blu bonefos boniva bonjela boostrix breo brevoxyl brexafemme bricanyl briumvi bromfed brooklax brufen buccastem budeflam
  bumetanide bumex buprenex burinex buscopan butec butrans bystolic caduet cafergot calamine calan calceos calcitriol calfovit calogen
  calpol caltrate camcolit canesten canesten-hc capasal carafate carbagen carbimazole cardene cardicor cardizem cardura carmellose cartia
  catapres caverject cavilon ceclor cedocard ceftin celectol celevac celexa cellusan cerazette cerelle cervarix cetraben chantix
  chloramphenicol chlordiazepoxide chlorphen chlorphenamine chlorsig cilest cilift cilique cilodex cipramil cipro ciprobay citramag
  citrosoda clarelux clarityn clenil clinitas clinoril clopamon clozaril co-amoxiclav co-beneldopa co-careldopa co-codamol co-codaprin
  co-danthramer co-dydramol co-trimoxazole coamoxiclav cocodamol codeine codipar codral codydramol colace colazal colazide colestid colgout
  colofac coloxyl colpermin combigan combodart compazine complan comtess concerta concor conotrane coracten cordran coreg corenza corgard
  cosmocol cosmofer cosopt covonia coxflam cozaar crestor cuplex cyclizine cyclogest cyclogyl cytomel daktacort daktarin dalacin-t dalmane
  darvocet daypro deltacortril deltasone demazin demerol depakine depakote depo depo-medrone dermaid dermol dermovate desmopressin
  desmospray desmotabs desyrel detrol dexedrine dexilant diabeta diabex diafer diamorphine diane-35 dianette diazemuls diclomax difene
  digoxin dilaudid dioctyl diovan diprobase diprobath disprin doan docusate docusol dolophine doloxene dormonoct doublebase dovate dovobet
  dovonex doxepin doxitab dramamine drapolene driclor drovelis duexis dulcoease dulcolax dulera duloxetine duragesic duraphat durotram
  dyazide e45 ecotrin edex ednyt efexor effentora effercitrate effient eklira elantan elavil eldepryl electrolade elleste elocon elontril
  eltroxin emcor emerade emtec engerix enshake ensure-plus epaderm epanutin epilim-chrono epistatus epitec epzicom equasym ergocalciferol
  erythroped esipram esomeprazole espranor estring etomine eucerin eumovate evenity evohaler evorel exelon fefol feldene feminax femodene
  femodette femulen fenbid fencino feospan ferro-gradumet ferrograd ferrous fersaday fersamal fioricet fiorinal flemex fletchers flexeril
  flomaxtra flonase flovent flowtron fluad flucloxacillin fluenz focalin foradil forticreme fortijuce fortisip-compact fosrenol fostair
  foxair frumil frusol fucibet fucidin fultium fultium-d3 fybogel gabitril galfer galfloxin galpharm galvus gamanil ganfort gardasil
  gastrocote gastropect gastrostop gaviscon gavison gelclair gemfibrozil gengigel gentisone geodon germoloids gliadel glucogel gluconorm
  glucotrol glycerin gravol gtn haarlemensis halcion haleraid halfmoon haloperidol havrix hedrin hemabate heminevrin hibiscrub hibiscub
  hirudoid hydrocortisone hydrocortone hydromol hydromorph hydroxocobalamin hydrozole hylo-forte hylo-tear hyloforte hyoscine hypostop
  hypotears hypromellose hytrin ikorel imdur imitrex imodium implanon imuran imvanex incruse indapamide inderal inhixa instanyl instillagel
  intuniv invanz invega invita iopidine isoket isomil isosorbide ispagel istin ivabradine ivedal jaydess juul juxtapid k-lite k-soft kalms
  kaolin kapake kapanol karvezide kayexalate kazano keflex keftid kenacomb kenalog kerlix ketek klean klean-prep kliovance klonopin klor-con
  kombiglyze kwells kyleena kytril lacri-lube lactulose lamictin lamotrigine lansoprazole lantus-solostar lanzoprazole lariam lasix
  latanoprost laxido laxoberal lectopam lemsip lenoltec lenovate leponex lescol levlen levsin librax librium lidoderm lipantil liqufruta
  liquifilm locoid locorten lodox loestrin loette logynon lomustine longtec loprazolam lopressor lorcet lortab losec lotensin lotrel
  lotriderm lotrisone lotronex lovaza lovenox lucozade lunesta lustral luvox lyclear maalox macrobid macrogol magmin magnaspartate malarone
  mandrax manerix manusept marevan matrifen maxeran maxidex maxitram maxolon maxzide mebeverine medijel medised medlemon melatonin menitorix
  mepacrine mepradec meptid mercilon mercurochrome mersyndol metaglip metanium metrogel mevacor mezavant micardis micralax micronor microval
  migraleve minims minocycline miralax mogadon molipaxin monofer monomax motrin movelat moviprep ms-contin mst mucinex mucodyne mucogel
  mucospect multibionta mupirocin myambutol mybulen mycardis mycota mylanta myprodol nalcrom namenda naprosyn naramig nasacort naseptin
  nasobec natazia natecal neoclarityn neosporin neurofen nexiam nexole nexplanon niaspan nicabate nicorandil nicotinell nifedipress
  night-nurse nimenrix nitrodur nitrostat nizatidine nolvadex noqdirna norco noriday norimin norlutin normacol normosang norpace
  nortriptyline novo-gesic novolin novolog nozinan nucynta nuelin nulax nurofen nutraplus nutrizym nuvigil nystaform nystan nytol octasa
  odimune oilatum omacor onbrez onexton optisulin optrex orabase oramorph oravail ordine orencia orlept orphenadrine ostelin otodex otomize
  ovestin ovranette ovysmen oxtellar oxyact oxyneo oxynorm oxypro oxytrol ozonol paludrine pamelor panadeine panado panafcortelone
  paracetamol parachoc paroven parvolex pavacol paxil pentoxifylline pepcid peptac pepto pepto-bismol percocet percutol persivate
  pharmapress phenergan phenylephrine phosphate-enema phyllocontin physeptone picolax piriteze piriton pivmecillinam plasma-lyte plavix
  plendil plenvu pneumovax polycal polyfax polysporin polytar pregaday premique prempak prestim prevacid prevenar prexum prilosec prinivil
  pristiq pro-banthine proair probanthine procal procardia prochlorperazine procoralan proctofoam proctosedyl procyclidine proflex promazine
  prospan prostap protium protonix provera provigil prozep psoriderm pulmicort purbac puresis pylorid pyridium qsymia quantalan quinoderm
  qvar rabipur ralvo ranitidine rapilysin ratio-lenoltec regaine reglan regurin rehidrat relifex relpax remegel renitec rennie rennies
  repevax resolor restoralax restoril revaxis rhinolast ridaq rifafour rifinah rigevidon risperdal-consta rivotril roaccutane robax
  robaxacet robaxin robitussin rooilavental rosuvastatin rotarix rowachol rozerem rynacrom sabril salagen salamol salazopyrin sando-k
  sandocal sandok sanomigran savella scheriproct scopex sebco seconal selexid selincro semprex senokot senokot-max septra septrin serc
  serdep serenace serepax seretide-evohaler setlers sevredol shortec sigmacort simbrinza simvacor sinemet-cr sinutab skelaxin slo-phyllin
  slow-k slow-trasicor sofradex solpadeine solpadol solu-medrone somac sominex sonata sotacor spasmonal spiractin staaldruppels stalevo
  stamaril statex stemetil steripoulet stocrin stopayne strepsils stugeron sublinox sucralfate sudafed sudocrem sular sulpor supeudol
  supiroban suprax surgam suscard sustanon symbicord symbyax symproic synalar syndol synphase syprol systane tagamet tamsulosin
  tears-naturale tecta tegretol-retard telfast temgesic tenoblock tenoretic tensipine teriflunomide tessalon tetralysal teva-sertraline
  thalidomide thealoz theoplus thorens tildiem timodine tisept topal topicort toprol toradol tramacet tranexamic transtec transvasin
  trepiline trevicta triadene tribenzor tribuss tridestra tridil trilipix triludan trimovate trintellix triptafen tritace trusopt tums
  tussionex tylex typhim tyzine ubretid uceris ultralanum ultram unguentum uniphyllin uniretic uniroid univer uretic uriben urispas utinor
  utovlan valcyte valerian vallergan valoid vantin vaseretic vasotec venlor vermox versatis versed viazem vicodin viibryd vimpat viscopaste
  vistaril vitaquick vivelle voltarol-emulgel vuse vytorin warticon welchol welldorm windeze xailin xanax-xr xanor xatral xepin xismox
  xopenex xylocaine xyloproct yaltormin yentreve zactin zam-buk zapain zaponex zaroxolyn zartan zebeta zelnorm zerobase zestoretic zetia
  zetuvit ziac zimovane zineryt zispin zithromax-z zofran-melt zoleptil zometa zomorph zopiclone zosyn zoton zumenon zydol zyflo
  zyprexa-velotab`);

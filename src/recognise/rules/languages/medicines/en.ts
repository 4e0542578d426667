import { setOf } from "../../engine/name-words.ts";

/** Brands that British, Irish and American notes write beside those of all languages; folded. */
export const ENGLISH_BRANDS: ReadonlySet<string> = setOf(`
  acamprosate acidex aciphex adcal adderall adipex adizem advair afrin aggrastat airduo albuterol aleve allegra alphagan alphosyl alupent
  amaryl ambien amias amitiza ampicillin anadin anbesol anugesic anusol aptiom aquadrate arcapta aricept armodafinil asacol asilone
  astelin atarax atelvia ativan atrauman augmentin-duo avalide avamys avapro aveeno axid azactam azmacort bactrim balneum banophen
  beclazone beconase becotide belsomra benadryl benicar bentyl benylin betagan betaloc betnesol bettamousse biaxin bisodol boniva bonjela
  breo brevoxyl brexafemme bricanyl briumvi bromfed brufen bumex buprenex burinex buscopan butrans bystolic caduet cafergot calamine calan
  calceos calcitriol calfovit calogen calpol camcolit capasal carafate carbagen carbimazole cardene cardizem cardura carmellose cartia
  catapres cavilon ceclor cedocard ceftin celectol celevac celexa cellusan cerazette cerelle cetraben chantix chlordiazepoxide chlorphen
  chlorphenamine cilest cilique clarelux clarityn clenil clinitas clinoril clozaril co-amoxiclav co-beneldopa co-careldopa co-codamol
  co-codaprin co-danthramer co-dydramol co-trimoxazole coamoxiclav cocodamol codeine codydramol colace colazal colazide colestid colofac
  colpermin combigan compazine comtess concerta conotrane coracten cordran coreg corgard cosmofer cosopt covonia cozaar crestor cuplex
  cyclogest cyclogyl cytomel daktacort daktarin dalacin-t dalmane darvocet daypro deltasone demerol depakote depo dermol desmotabs desyrel
  detrol dexedrine dexilant diabeta diamorphine dianette diazemuls diclomax difene dilaudid dioctyl diovan diprobase diprobath doan
  docusate dolophine doloxene doublebase dovobet dovonex doxepin dramamine drapolene driclor dulcoease dulera duloxetine duragesic
  duraphat dyazide ecotrin edex ednyt efexor effercitrate effient elantan elavil eldepryl electrolade elleste elocon emerade enshake
  ensure-plus epaderm epanutin epilim-chrono equasym ergocalciferol erythroped esomeprazole espranor estring eucerin eumovate evohaler
  evorel fefol feldene femodene femodette femulen fenbid ferrograd ferrous fersaday fersamal fiorinal fletchers flexeril flomaxtra flonase
  flovent flucloxacillin focalin foradil fortijuce fortisip-compact fosrenol fostair frumil frusol fultium fultium-d3 fybogel gabitril
  galfloxin galpharm gamanil gastrocote gavison gelclair gemfibrozil gengigel geodon germoloids gliadel glucogel gluconorm glucotrol
  glycerin gtn halcion haleraid halfmoon haloperidol hedrin hemabate heminevrin hibiscrub hibiscub hirudoid hydrocortisone hydromol
  hydroxocobalamin hylo-forte hylo-tear hyoscine hypotears hypromellose hytrin ikorel imdur imitrex imodium imuran indapamide inderal
  inhixa instillagel intuniv invanz invega isoket isomil isosorbide ispagel istin juxtapid kaolin kapake kayexalate keflex keftid kenalog
  ketek klean kliovance klonopin klor-con kwells kytril lacri-lube lamotrigine lansoprazole lantus-solostar lanzoprazole lasix latanoprost
  laxido laxoberal lemsip lescol librium lidoderm lipantil liqufruta liquifilm loestrin logynon lomustine loprazolam lopressor lorcet
  lortab losec lotensin lotrel lotriderm lotronex lovenox lucozade lunesta lustral luvox lyclear maalox macrogol magnaspartate manerix
  manusept maxidex maxitram maxolon medijel medised melatonin mepacrine mepradec meptid mercilon metanium metrogel mevacor micardis
  micralax micronor microval migraleve minims minocycline miralax mogadon molipaxin monomax motrin movelat mst mucinex mucodyne mucogel
  multibionta mupirocin myambutol mycardis nalcrom namenda naprosyn naramig nasacort naseptin nasobec natecal neoclarityn neosporin
  neurofen nexplanon niaspan nicorandil nicotinell nifedipress night-nurse nitrodur nitrostat nizatidine nolvadex norco noriday norimin
  norlutin normacol normosang norpace nortriptyline novolin novolog nozinan nucynta nuelin nutraplus nutrizym nuvigil nystaform nystan
  nytol oilatum omacor onbrez onexton optrex orabase oramorph oravail orlept orphenadrine ovestin ovranette ovysmen oxyact oxypro oxytrol
  pamelor panadeine paracetamol paroven parvolex pavacol paxil pentoxifylline pepcid pepto pepto-bismol percocet percutol phenergan
  phenylephrine phosphate-enema phyllocontin picolax piriteze piriton plendil polyfax polytar pregaday premique prempak prestim prevacid
  prilosec prinivil pristiq pro-banthine proair probanthine procardia prochlorperazine proctofoam proctosedyl procyclidine proflex
  promazine protium protonix provera provigil prozep psoriderm pulmicort pylorid pyridium quantalan quinoderm qvar ralvo ranitidine
  rapilysin regaine reglan relifex relpax remegel renitec resolor restoril rhinolast risperdal-consta roaccutane robaxin robitussin
  rosuvastatin rowachol rozerem rynacrom sabril salagen salamol salazopyrin sando-k sandocal sandok sanomigran savella scheriproct sebco
  seconal semprex senokot senokot-max septrin serc seretide-evohaler sevredol simbrinza sinemet-cr skelaxin slo-phyllin slow-k
  slow-trasicor sofradex sominex sonata sotacor spasmonal stemetil steripoulet strepsils stugeron sucralfate sudafed sudocrem sulpor
  suprax surgam suscard sustanon symproic synalar syndol synphase syprol tagamet tears-naturale tegretol-retard telfast temgesic tenoretic
  tensipine teriflunomide tessalon tetralysal thalidomide tildiem timodine tisept topal topicort toprol toradol tranexamic transvasin
  triadene tridestra tridil trilipix triludan trimovate trintellix triptafen tritace tums tussionex tylex tyzine ubretid ultralanum ultram
  unguentum uniphyllin uniroid univer uriben urispas utinor utovlan valcyte valerian vallergan valoid vantin vaseretic vasotec vermox
  versatis versed viazem vicodin viibryd viscopaste vistaril vivelle voltarol-emulgel vytorin warticon welchol welldorm xailin xanax-xr
  xatral xepin xismox xopenex xylocaine xyloproct yaltormin yentreve zapain zaroxolyn zebeta zelnorm zestoretic zetia ziac zimovane
  zineryt zispin zithromax-z zofran-melt zoleptil zosyn zoton zumenon zydol zyflo zyprexa-velotab
  monofer diafer complan procal polycal vitaquick forticreme zetuvit kerlix k-lite k-soft actico flowtron marevan
  incruse eklira selincro zomorph longtec shortec matrifen fencino butec physeptone solpadol cipramil trevicta zaponex
  epistatus zopiclone apomorphine apo-go eltroxin galvus hypostop cardicor emcor concor bumetanide digoxin ivabradine
  peptac cosmocol klean-prep plenvu citramag mebeverine octasa mezavant evenity accrete invita thorens galfer feospan
  jaydess implanon rigevidon caverject tamsulosin combodart regurin desmopressin desmospray noqdirna prostap buccastem
  cyclizine akynzeo deltacortril hydrocortone solu-medrone depo-medrone fucibet canesten-hc zerobase chloramphenicol
  otomize locorten gentisone cilodex trusopt iopidine ganfort hyloforte systane thealoz stalevo plasma-lyte
  actonel avaxim avloclor beechams betnovate bexsero blu bonefos boostrix canesten cervarix codipar depakine dermovate docusol drovelis
  dulcolax e45 effentora elontril engerix exelon feminax fluad fluenz fucidin gardasil gaviscon havrix imvanex instanyl juul kalms
  lactulose lariam leponex locoid loette macrobid malarone menitorix moviprep nimenrix nurofen oxynorm paludrine pivmecillinam plavix
  pneumovax prevenar procoralan rabipur rennie repevax revaxis rivotril rotarix selexid setlers solpadeine stamaril tramacet transtec
  typhim vimpat vuse windeze zometa`);

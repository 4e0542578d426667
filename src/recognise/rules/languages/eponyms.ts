import { phrasesOf } from "../engine/name-words.ts";

/**
 * People whose name is an illness, a sign, a test, a scale or a device in notes of any language; folded. Such a word is nobody's
 * name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const EPONYMS: ReadonlySet<string> = new Set(
  `achilles adams addison adson aldrete aldrich allen alport alvarado alzheimer amsler ann apgar apley arbor argyll asherman
  ashworth asperger auspitz babinski bacterascites baker bakri ballard balthazar bankart barlow barre barrett barthel
  barthel-index bartholin bartter basedow baxter bechterew beck behcet bell bence bence-jones bennett berger bielschowsky bigelow
  billroth binswanger bishop bivona blatchford blumberg borg borrelia bosniak bouchard boussignac bouveret bowen braak braden
  brandt-daroff braun breslow bristol broca bromage broviac brown brudzinski brugada budd budd-chiari buerger burkitt canadian
  caroli castleman chagas chance charcot charcot-marie-tooth charriere cheyne cheyne-stokes chiari child child-pugh churg chvostek
  clark cobb colles coma conn conut coombs cooper cormack courvoisier couvelaire crede creutzfeldt creutzfeldt-jacob
  creutzfeldt-jakob crigler crohn crohns cullen curtis cushing cushings dandy danlos dejerine dercum dix-hallpike doppler down
  downs downton drager dressler duchenne dupuytren eaton ebstein edison ehlers ehlers-danlos eisenmenger epley erb eustachius
  evans ewing faber fabry fadir fallot fanconi fazekas felty finkelstein fisher fitz fitzpatrick fleischer flexner foley fontaine
  forestier forrest foster fowler frankel freiberg friedreich froment fugl fugl-meyer fuhrman galant galeazzi ganz garden gardner
  gasser gaucher gerstmann giemsa gilbert gilles gilles-de-la-tourette giordano gitelman glasgow gleason glisson goldenhar
  goldflam goldmann golgi goodpasture gottron gowers graefe gram graves grawitz grey groshong guedel guillain guillain-barre
  gullain gustilo guyon hachinski haglund hallpike halsted hamilton hangman harris hartmann hashimoto hawkins heberden heimlich
  heller henle henoch henoch-schonlein herschel hess hickman hill hill-sachs hinchey hirschsprung hodgkin hoehn hoehn-yahr hoffa
  hoffmann holter horner horton hounsfield hugh hunt huntington hutchinson ilizarov ishihara ivor jaccoud jackson janeway
  jefferson jeghers jervell jobe jones kallmann kaposi karnofsky kartagener katz katz-adl katzenstein kawasaki kayser kegel kehr
  kellgren kenacort kennedy kernig kiel kienbock killip killip-kimball kimmelstiel kirschner klinefelter knudson kocher koebner
  kohler kohlmeier korsakoff korsakov krabbe kristeller kussmaul kwashiorkor lachman lambert landolt lange langerhans lasegue
  lawrence lawton lehane leriche lesch leventhal lewis lewy lhermitte lisch lisfranc little loeffler lofgren los lown lund luschka
  lyme lynch macintosh mackay magendie magill maisonneuve malassez malecot mallampati mallory mantoux marfan marshall masako
  mcburney mcmurray mcroberts meckel meld mendelsohn meniere merkel mikulicz miller milroy milwaukee mini-mental mirizzi
  mohs monro monteggia moro morton munchausen murphy najjar neelsen neer nelaton nellcor nelson nightingale nikolsky nissen noonan
  norgine norton nugent nutricia nyha nyhan oddi ogilvie ollier ormond ortolani osgood osgood-schlatter osler oswestry ottawa
  paget pancoast papanicolaou parkinson patrick pauwels pavlik pendred penrose perthes peutz peyer peyronie pfeiffer phalen
  philadelphia pick plummer poland pompe portex pott potter poupart prader prader-willi pratt pringle prinzmetal pugh purkinje
  quervain quincke ramsay ramstedt ranke rankin ranson raven's ravich raynaud recklinghausen redon refsum reiter rendu rett reye
  richter riedel riley rinne risser robertson rockwood roemheld romberg rome rorschach rosenmuller roth rotor roux roux-en-y
  rovsing rumpel rusch russell rutgeerts rutherford sachs salmonella salter sarmiento savary scarpa schamberg schanz schatzker
  schatzki scheltens scheuermann schirmer schlatter schober schonlein schuller schwabach schwann segond seldinger semont sever
  sezary shaker sheehan shiga shiley shy silverman simmonds sims sjogren skene slump smith snellen spiegelberg spigel spurling
  stein steinert steinmann stevens still stokes stokes-adams strauss stretta stroop sturge sudeck susac swan sylvius syme
  synacthen takayasu tanner tay tenckhoff tesio thessaly thorax tiemann tietze tinel tinetti todd tolosa tourette trail
  trendelenburg troisier trousseau tuffier turcot turner tzanck unna unterberger usher utrecht-test valsalva vater venturi vincent
  vineland vinson virchow volkmann wagner waldenstrom walker wallace wallenberg ward warthin waterhouse waterlow weber weber-c
  wechsler wegener weigl weil wells wendl werdnig werner wernicke wertheim whipple willebrand willis wilms wilson wiskott wolff
  wolff-parkinson-white wood yahr yale yankauer yesavage young zarit zellweger zenker ziehl zieve zimmer zollinger
  zollinger-ellison zuelzer stanford debakey hertel pemberton levin sengstaken blakemore roma nissen-rossetti watson truelove
  witts los-angeles abderhalden abrikossoff adamkiewicz adamantiades adie aicardi albright alagille albers-schonberg allis alpers
  alstrom ammon amyand angelman apert aran argonz arnold aschoff askanazy asboe asherson astrup auer auerbach avellis ayerza
  bainbridge balint baller bamberger bannayan bannwarth barany bardet barraquer bazin bell's benedict beevor bekhterev benedikt
  berardinelli bernoulli besnier betz beurmann bezold biedl biermer bietti biot bitot blackfan blalock blaschko blom-singer
  bochdalek boeck boerhaave bohler borjeson bornholm bowditch brailsford breisky brescia briquet brissaud broadbent brodmann
  brompton brunn buford burow buschke buschke-ollendorf byler caffey calot camurati canavan cantrell caplan capgras carabelli
  carnett carnevale carrington carrel carvallo castell cestan chaddock chadwick chediak cheadle chopart chvostek's cloquet clutton
  coats cockayne coffin cogan collet concato conradi corrigan cotard cotte cotrel courvoisier's couinaud cowden cowper crede's
  crouzon cruveilhier curschmann czerny dacosta dagnini dalrymple danis darier darrach delorme denonvilliers denys devic dieulafoy
  digeorge dietl donath donohue donders dormia dravet dressler's drummond dubowitz duane duguet dukes durkan duroziez duverney
  ebbinghaus eisenlohr elschnig emmert epworth erichsen escherich essex-lopresti estlander ewart fabricius faget fairbank falret
  farber fazio fechtner feer ferrein fevre fiessinger filatov finochietto fitz-hugh flack flajani fogarty foster-kennedy
  fothergill fournier foville frankenhauser franceschetti fraley freund friderichsen friedlander froehlich frohse frohlich
  froment's fukuda gaenslen galassi galen gallavardin gamna gandy ganser gartland gartner gasperini gastaut gerbode gerdy gerota
  gianotti gierke gimbernat glanzmann goldblatt goldthwait golgi-mazzoni gonda gorham gorlin gosselin gougerot gradenigo
  graham-steell grancher greulich gritti grocco gruber grynfeltt gubler gumprecht gram's haab hakim hallermann hallervorden
  harada harris-benedict hartnup hass hassall haudek havers hawkins-kennedy hayem heaf hebra heerfordt hegar heiner helmholtz
  hensen hering hertwig heschl hesselbach heubner hilgenreiner hippel hirano hirschberg hoche hoffa's hoffmann-tinel hofbauer
  holzknecht homans hoover huet humphry hurler hurthle ivemark jackson-pratt jacod jadassohn jaffe jansky jarisch jarjavay javal
  jendrassik jessner joffroy joubert jouffroy juster kalischer kanavel kanner kasabach kasai kashin kayser-fleischer kearns
  kempner kerley kikuchi killian kirklin kleihauer klatskin kleine klippel klippel-feil klumpke kocher-debre koebberling koplik
  korotkoff kraske kretschmer krukenberg kuchenmeister kugelberg kuntscher kupffer kuster kveim laennec lafora laimer landouzy
  landry lannelongue lasegue's laron leber ledderhose leiner leishman lembert lemierre lennox lennox-gastaut lenegre lermoyez
  leser libman libman-sacks lichtenberg lieberkuhn liddle liley linton littre lobstein loffler lowenstein luc luciani ludloff
  ludwig luque lutembacher luys lyell maccallum macewen macleod madelung maffucci magnan maier majocchi malgaigne malpighi manson
  marchiafava marinesco marshall-marchetti masson mathieu mauriac mayo-robson mcardle mccune mcgill mckusick mees meigs meissner
  meleney melkersson mendel menetrier menkes merkels meynert middlebrook milkman millard millin milton mitrofanoff mobitz moebius
  mobius mondor monakow moorehead morax morel morgagni morquio morvan moschcowitz mounier-kuhn muckle muir munchmeyer munro musset
  myerson nabotch naboth naegele naffziger nager neisser nelson's neri netherton nicoladoni niemann niemann-pick noack nonne
  noonan's nothnagel nylander obersteiner obrastzow ochsner ollendorff ombredanne oort oppenheim osgoods osler-weber oudin pacini
  paltauf panner papez pappenheim paracelsus parinaud parona parry-romberg parsonage pasteur patau pautrier payr pel pelger
  pelizaeus pellegrini pellizzi perlia pette peutz-jeghers peyerl pfannenstiel pierre-robin pinard pitres plaut plehn poiseuille
  politzer pollack polya poncet posner posselt potain potts pouteau pozzi preiser priessnitz proust puestow puusepp queckenstedt
  queyrat quinckes rasmussen rathke rayer recamier recklinghausens refsums regnaud reichert reil reinke reissner rendu-osler
  retzius reverdin reye's ribbing richet ridley rieder riehl riggs riolan rivinus rocher rokitansky rolando romana romano rosai
  rosenmueller roser rossolimo roth's rothmund rotch rothera roussy rovighi rubinstein rubinstein-taybi ruffini rumpel-leede rye
  sabouraud sabourin salkowski sampson sanfilippo sanger scheie schellong schilder schimmelbusch schmincke schmorl schnitzler
  schoemaker schuffner schultze schumm seip senear sengstaken-blakemore senning sertoli sharpey shenton shone shprintzen shulman
  shwachman shwachman-diamond shwartzman sicard siegert silver-russell silverskjold sipple sluder smith-petersen smith-robinson
  soto-hall sotos spallanzani spielmeyer spira sprengel stargardt stauffer steell stellwag stensen stenon stenver stevens-johnson
  stickler stieda stierlin stilling stinchfield stokvis storck strumpell struempell sturge-weber sulzberger swenson swyer sydenham
  symes tangier tarnier tarral taussig taussig-bing taybi tarlov tenon thebesius theile thiersch thomsen tholosa thygeson tillaux
  tobey tolosa-hunt tornwaldt toynbee traube treacher treitz treves troell tullio tyrrell uhthoff uhl unverricht urbach usher's
  vaquez vater-pacini veau velpeau verner vernet verneuil vesalius vieussens villaret vogt-koyanagi volhard voltolini vossius
  vrolik waaler waldeyer walthard wangensteen wartenberg wassermann watson-jones watson-schwartz wedensky weichselbaum wenckebach
  wermer wernicke-korsakoff westphal widal wildervanck wilkie willan winckel winiwarter winslow wirsung wiskott-aldrich wissler
  witzel wohlfart wolfram wolman wood's woringer wrisberg wunderlich wyburn yergason zander zahn zeis zellweger's zenker's
  ziemssen zinn zondek zuckerkandl zumbusch zung
  bamford gugging maddrey whooley hueston tubiana jamar fagerstrom browder cottle boari haggitt kudo deauville howell-jolly
  heinz durie kempe capurro frova kielland hodge gilchrist kramer lich gregoir lich-gregoir frenkel vojta kabat mezieres
  hayling peplau maslow orem neville-barnes freyss mingazzini bulau lequesne lysholm tegner roland-morris sgarbossa bazett
  fridericia fleury frykman boehler gillies obwegeser gruntzig judkins amplatz gelfoam penfield kerrison metzenbaum
  langenbeck babcock lichtenstein shouldice bassini ivor-lewis sugarbaker altemeier milligan-morgan burch pereyra stamey
  maylard joel-cohen misgav doderlein robert-jones zancolli guthrie apfel enneking zubrod stryker depuy synthes fresenius
  resmed medtronic smith-nephew philips omron rouleaux
  codman mcevedy desarda jatene bentall hassab schiotz bekesy tumarkin eichhoff addenbrooke addenbrooke's osterrieth
  detsky elixhauser lemeshow rockall csendes todani bismuth ryle's dobhoff freka bazex bjerrum brushfield chassaignac
  chilaiditi chotzen crafoord dalkon degos delbet descemet desmarres ekbom esmarch forchheimer gratiolet hennebert
  kerandel kummell lancisi litzmann malament maydl meibom naunyn nissl nuck nuel osiander paquelin passavant pirogoff
  pirquet prausnitz proetz purtscher ranvier ritgen saemisch sappey scanzoni sequard soemmering symmers torek trantas
  trunecek valleix zaufal tardieu eysenck koppitz brunet-lezine kinyoun weil-felix pastia hertoghe dennie-morgan
  mahaim framingham sokolow-lyon romhilt teichholz swan-ganz letournel judet allgower lauge-hansen lauge danis-weber
  goyrand meyerding ahlback ficat ponseti meary gissane clavien clavien-dindo rutkow veress verres heineke-mikulicz
  toupet lortat-jacob goligher zavanelli b-lynch zatuchni mauriceau lovset samsoon yacovino gufoni draf lund-mackay
  van-herick furhman anderson-hynes spetzler spetzler-martin tromner hoffmann-tromner folstein cubbin-jackson
  wong-baker oucher doloplus algoplus latineen nurick ranawat zuppinger orthofix aesculap tracoe passy-muir combitube
  laerdal pott's ghon quantiferon elispot partin bier bier's semmes semmes-weinstein weinstein huber bunnell
  paul-bunnell imrie glasgow-imrie simpson griffiths hoffman levine scribner esterman bagolini krimsky carhart
  laguerre asberg liebowitz charlson cubbin baux strasberg baerveldt bodansky bonnevie bozeman citelli cronkhite
  crutchfield deiters dohle dorello eales einthoven fehling gelpi gigli girdlestone hibbs hohmann hueter klebs
  langhans leydig luer minkowski mondini prehn renshaw saenger schick schlemm sibson skoda todaro torkildsen wintrich
  schroth conners vanderbilt nagayama osborn brockenbrough wellens sokolow devereux tscherne ruedi magerl outerbridge
  catterall stulberg tonnis pirani dindo nyhus belghiti hasson heineke finney hadlock brodsky seidel spaeth pelli
  titmus politano leadbetter lue egawa reisberg hodkinson charnley eschmann bullard`.split(/\s+/),
);

/** Of the eponyms, illnesses that run in families: "brother Marfan" is no name. */
export const ILLNESSES: ReadonlySet<string> = new Set(
  `addison alzheimer asperger basedow behcet brugada crohn cushing duchenne fabry friedreich gaucher gilbert's hashimoto hodgkin
  huntington kartagener klinefelter korsakoff lynch's marfan meniere parkinson perthes raynaud sjogren steinert tourette
  willebrand wilson's`.split(/\s+/),
);

/** Of the eponyms, pairs of which a half is a usual name; folded, as they are cut into tokens. */
export const EPONYM_PAIRS: readonly string[] = phrasesOf(
  `semmes - weinstein|semmes weinstein|paul - bunnell|paul bunnell|sokolow - lyon|lauge - hansen|clavien - dindo|spetzler - martin|anderson - hynes|wong - baker|danis - weber|swan - ganz`,
);

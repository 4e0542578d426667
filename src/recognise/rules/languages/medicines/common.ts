import { setOf } from "../../engine/name-words.ts";

/** Brands of medicines, dressings, foods and tests that notes of several languages write, folded; trade marks of their owners. */
export const COMMON_BRANDS: ReadonlySet<string> = setOf(`
  abasaglar abbott abilify abraxane abstral accu-chek accuhaler accupril accuzide acellbia aclasta actemra acticoat actilyse actiq actonel
  actrapid acuvail adalat adcetris adcirca adempas adepend adepril adipine advagraf advil aerius aerochamber aerrane afinitor aggrastat
  aggrenox aimovig airflusal airomir ajovy akineton aldactone aldara aldomet aldurazyme alecensa alimta alka-seltzer alkeran allevyn
  alprolix alunbrig alvesco alvityl ambisome amgevita anafranil anaprox angeliq anoro ansatipin antabus antabuse apidra apoven apresoline
  aprovasc aprovel aptamil aptivus aquacel aquacel-ag aranesp arava arcoxia aricept arimidex arixtra arnuity aromasin arthrotec arzerra
  asacol asmanex aspegic aspirina aspirine atacand atarax ativan atkins atripla atrovent aubagio augmentin augmentine avandia avastin
  avelox avodart avonex axura azarga azilect azopt babyhaler bactrim bactroban baqsimi baraclude basaglar bavencio benepali benlysta
  benzac bepanthen berinert berocca berodual betadermyl betadine betaferon betmiga betnovate betoptic bexsero biatain biktarvy biofenac
  bioflorin biperiden blincyto bonviva boostrix bosulif botox braftovi braltus breezhaler brevibloc bricanyl bridion brilique brimica
  brintellix briviact budenofalk bunavail bupropion buscopan buspar bydureon byetta cabometyx caelyx calblock calcichew calcort calogen
  campath campral canesten capoten caprelsa cardura casodex cayston celebrex celestone celexa cellcept celsentri cerezyme champix
  cholestagel cialis cibacen cimzia cipralex ciproxin circadin claforan claritin clarityn clarityne cleocin clexane climara clomid
  clopixol cloxan coaguchek coaprovel coban codipront cogentin colofac colonorm coloplast combigan combivent combivir comfeel complera
  comtan concerta convatec conveen convulex copaxone copegus cordarone coreg corlanor corsodyl cortef cosentyx cosmegen cosopt cotellic
  coumadin coversyl cozaar creon cresemba crestor crinone cubicin cubitan curaplex cutivate cyklokapron cymbalta cymevene cyramza
  cystadane cytosan cytotec daflon daivobet daivonex daklinza dalacin dansac dantrium darzalex daxas decapeptyl deltacortene depakin
  depakine depakote depo-medrol depo-provera dermabond dermovate desferal desitin detrol detrusitol dexcom dexdor diamicron diamox dianeal
  diasip diflucan dilantin dilatrend dilaudid diovan dipentum diprivan diprosalic diprosone diskus ditropan dolormin dormicum dostinex
  duaklir dulcolax dulcosoft duodart duoderm duodopa duokopt duoplavin duoresp duotrav duphalac duphaston dupixent durogesic dyazide
  dymista dysport easyhaler ebixa edarbi edurant efexor effexor efient efudix elaprase elastoplast elelyso elidel eligard eliquis ellipta
  elocta eloxatin emend emgality emla emselex emtriva enbrel endoxan enerzair enfamil engerix enspryng ensure entocort entresto entyvio
  envarsus epclusa epiduo epidyolex epilim epipen epivir epogen eporatio eprex eraxis erbitux erelzi erivedge erleada esbriet esidrex
  esmeron estraderm ethilon eucreas euthyrox evista evoltra evra exelon exforge exjade extavia eylea ezetrol fabrazyme fantomalt farydak
  fasenra faslodex feiba femara femoston fentora feraheme ferinject ferrlecit fiasp firazyr firmagon fixomull flagyl flamazine flexpen
  flixonase flixotide flomax florinef floseal flucelvax fluimucil flutiform foradil forane forlax forsteo fortimel fortisip fortum forxiga
  fosamax fosavance fosrenol foster fragmin frebini freestyle fresubin frisium fucidin fucidine fucithalmic fulphila fungizone furadantin
  fuzeon gardasil gaviscon gazyvaro gemzar genotropin genuair genvoya gilenya giotrif givlaari glivec glucagen glucerna glucobay
  glucophage glucotrol glucovance glypressin gonal gonal-f granocyte granuflex granugel halaven haldol handihaler hansaplast harvoni
  havrix heliclear hemangiol hemlibra hepsera herceptin herzuma hidrasec histoacryl hizentra hollister hulio humalog human-actrapid
  humatrope humira humulin hycamtin hydrea hyperium hyrimoz hyzaar iberogast ibrance iclusig idacio ikervis ilaris ilumetri imbruvica
  imdur imfinzi imigran imlygic imodium imovane imraldi imuran imurek inadine inbrija inderal indocid inegy inflectra inlyta innohep
  inovelon inspra insulatard intelence intralipid intrasite intron invega invirase invokana iodosorb ipren iressa iscover isentress
  isoptin isordil isosource ixiaro izinova jakavi jalra janumet januvia jardiance jelonet jentadueto jevity jevtana jinarc juluca jyseleca
  kadcyla kaletra kaltostat kalydeco kanjinti kanuma kemadrin kenacort kenalog kentera keppra kerlone keytruda kineret kisqali klacid
  klaricid kliogest komboglyze konakion kovaltry kwikpen kymriah kyprolis lacrilube lactulose lamictal lamisil lanoxin lantus lariam lasix
  latuda lemtrada lenvima leponex lescol leukeran leukoplast leustatin levaquin levemir levitra lexapro lexotan lexotanil librium lioresal
  lipanthyl lipitor liprolog liskonum litalir livial lixiana locoid lodoz loette lomotil lonquex lonsurf lopid lopressor losec lovenox
  lucentis ludiomil lumigan luminal lumirelax lupkynis lupron lustral luveris luxturna lynparza lyofoam lyrica lyrinel lysodren mabcampath
  mabthera macrobid macrodantin madopar magnevist malarone maltofer marcaine marvelon mavenclad maviret maxalt maxidex maxipime maxitrol
  medikinet medrol medtronic mefix megace mekinist melgisorb melleril menopur menveo mepact mepiform mepilex mepore meronem mesalt
  mestinon metalyse metamucil methergin metoject miacalcic micardis microgynon microlax micropirin micropore midazolam mimpara minirin
  minocin miochol mirapex mirapexin mircera mirena mixtard mobic moduretic mogadon monocryl monoprost monuril motilium movicol moviprep
  mozobil mucosolvan multaq mvasi mycamine mycobutin mycostatin myfortic myleran mylotarg myocet myozyme mysoline naglazyme naprosyn
  narcan nardil naropin nasacort nasonex natrilix navelbine nebido neocate neoclarityn neoral neorecormon neostigmine nepro nerlynx
  neulasta neupogen neupro neurobion neurontin nevanac nexavar nexium nexplanon nexthaler nicorette nicotinell niferex nimenrix nimotop
  ninlaro nitrolingual nivestim nizoral nolvadex noradrenaline norditropin normix norprolac norspan norvasc norvir novasource novomix
  novonorm novopen novorapid novoseven noxafil nplate nubeqa nucala nulojix nurofen nurolon nusinersen nutilis nutramigen nutricia
  nutridrink nutrison nutropin nuvaring nuwiq nyxoid ocaliva ocrevus octagam octostim odefsey odomzo ofev olimel olumiant olysio ommaya
  omnic omnipod omnitrope onbrez oncaspar oncovin onetouch ongentys onglyza onivyde onpattro opatanol opdivo opsite opsumit optichamber
  optiray oramorph oraqix orencia orfadin orgalutran orkambi orlaam ospolot otezla otrivin otrivine oxbryta oxis oxycontin oxynorm ozempic
  ozurdex palexia pamidronate panadol panodil pantoloc pantozol paraplatin pariet parlodel parnate paxil paxlovid pegasys pegintron
  pentasa peptamen peptisorb perfalgan perfan pergoveris peristeen perjeta persantin persantine peyona phenergan physioneal picoprep
  pifeltro piportil plaquenil plavix plegridy pneumovax polivy polysorb pomalidomide ponstan pradaxa praluent pravachol praxbind precedex
  prednisone premarin prevenar prevymis prexige prezista prezolam priadel priligy primapore primolut primovist prinivil priorix privigen
  procoralan procrit profore prograf prolastin prolene proleukin prolia propecia propess proscar prostin protaphane protifar protopic
  provera provigil prozac pulmicort pulmozyme puregon qlaira qtern questran quinsair quofenix ramipril ranexa rapamune rasilez
  ratiograstim ravulizumab rebif recarbrio refacto refobacin relenza relestat relistor relpax relvar remeron remicade remifemin reminyl
  remsima renagel renilon renvela repatha requip respimat retacrit retapamulin retisert retrovir revatio revestive revlimid revolade
  rexulti reyataz rezolsta rhinocort rhogam rhophylac ribomustin ridaura rifadin rilutek rinvoq risperdal ritalin ritaline rivotril
  rixathon roaccutane roactemra rocaltrol rocefin rocephin roferon rohypnol rotarix rotateq rozlytrek rukobia ruxience ryanodex rybelsus
  rydapt ryzodeg sabril saizen salazopyrin salofalk sandimmun sandimmune sandostatin saphenamil saroten saxenda scandishake seebri
  sensipar seractil serdolect seretide serevent seroplex seroquel seroxat shingrix siklos simbrinza similac simponi simulect sinemet
  sinequan singulair sirdalud sirturo skyrizi solian soliris solostar solu-cortef solu-medrol solucortef solumedrol somatuline somavert
  sonata sorafenib sorbact sorbsan sortis sovaldi spedra spinraza spiolto spiriva sporanox sprycel stalevo staxyn stelara steri-strip
  stesolid stilnoct stilnox stivarga stomahesive strattera stribild striverdi suboxone subutex suliqua surgicel survimed sustanon sustiva
  sutent symbicort symdeko symkevi symtuza synacthen synagis synarel synflorix synthroid syntocinon tachosil tafinlar tagrisso takhzyro
  taltz tambocor tamiflu tarceva targin targinact targretin tarka tasigna tasmar tavanic tavneos taxol taxotere tazocin tecentriq tecfide
  tecfidera tegaderm tegretol tekturna temesta temodal temodar tenormin terrosa tetraspan thick-easy thymoglobuline thyrax thyrogen tienam
  tikosyn timoptic timoptol tirosint tivicay tobi tobradex tofranil topamax topimax toradol torisel toujeo toviaz tracleer tracrium
  tracutil trajenta trandate tranxene tranxilium travatan trazimera trelegy tremfya trental tresiba trileptal trimbow trimeton triumeq
  trizivir trobalt trodelvy truberzi trulicity truvada truxima tubifast tubigrip turbuhaler twinrix tybost tygacil tykerb tylenol typherix
  tysabri tyverb ultibro ultiva ultomiris ultracet ultravist uniphyl uptravi urbanyl urgostart urgotul uromitexan ursofalk utrogestan
  vagifem valcyte valdispert valdoxan valium valtrex vaniqa vaqta vectibix velcade velmetia velphoro veltassa venclexta venclyxto venofer
  ventavis ventolin vepesid verzenio verzenios vesanoid vesicare vfend viagra vibativ vibramycin vicryl victoza victrelis vidaza videx
  vihuma vimovo vimpat viread visanne viscotears vistide visudyne vitrakvi vizamyl vokanamet volibris volon voltaren voltarene voltarol
  volumatic voriconazole vosevi votrient vpriv vyndaqel vyvanse vyxeos wakix wegovy welireg wellbutrin xadago xagrid xalacom xalatan
  xalkori xanax xarelto xatral xelevia xeljanz xeloda xenical xeomin xeplion xerava xermelo xgeva xigduo xofigo xofluza xolair xospata
  xtandi xultophy xyrem xyzal yasmin yasminelle yaz yervoy yescarta yondelis zaditen zaltrap zanaflex zanidip zantac zarontin zarzio
  zavedos zavesca zebinix zefix zejula zelapar zelboraf zeldox zelitrex zemplar zenapax zepatier zerbaxa zessly zestoretic zestril zevalin
  ziagen ziextenzo zinacef zinforo zinnat zinplava zithromax zocor zofran zoladex zolgensma zoloft zometa zomig zonegran zostavax zovirax
  zubsolv zutectra zyban zydelig zykadia zyloric zypadhera zyprexa zyrtec zytiga zyvox zyvoxid
  atem apofin adolonta alcover casenlax deursil dovobet enstilar enstilum entumin glucogel gvoke hibor inhixa jumex kcentra
  laevolac levonelle modecate nozinan octaplex beriplex prontinal rilast sabrilex synjardy tiapridal tolep torecan velotab
  noiafren aminophylline aminofilina terlipressin terlipressina picolax laxido depixol vertiserc buccolam
  stalevo propess aerochamber implanon monofer jaydess concor emcor galvus caverject evenity trusopt ganfort systane
  hyloforte akynzeo marcoumar neorecormon
  adiro anapen anchafibrin bentelan biclar buccastem camcolit cardioaspirina cardyl cataflam cipramil citrafleet clavulin colitofalk
  d-cure dafalgan dafiro daktacort daktarin deltius depomedrol dibase dimitone dipiperon distraneurine doxylis dumyrox duovent duspatal
  dytenzide effentora elontril emconcor entact etumine eusaprim fero-gradumet feroplex ferrograd flebocortid flucloxapen furadantina
  gabapin glazidim glucojuice hypostop impromen incruse instanyl jext keflex klean-prep lasiletten lendormin lercadip levaxin liptruzet
  litican lomexin longtec lopresor loramet mastical matrifen methoject mezavant microlettes motilak natecal niquitin noctamid normacol
  octenisan octenisept orfidal pecfent perdolan plenur preterax provisacor redomex rexer riamet rubifen salazopyrine sedistress selincro
  selokeen septrin serlain seropram shortec sipralexa soldesam sotacor spasmomen stemetil steovit tardyferon tasectan telfast tildiem
  transipeg transtec trazolan trevicta truxal twynsta vitamon xeristar zaldiar zarator`);

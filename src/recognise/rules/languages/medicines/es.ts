import { setOf } from "../../engine/name-words.ts";

/** Brands that Spanish notes write beside those of all languages; folded. */
export const SPANISH_BRANDS: ReadonlySet<string> = setOf(`
  acabel acovil actithiol adiro adolonta aerored airtal akatinol alapryl aldocumar alergical algiasdin algidol algidrin almax almiron
  alopexy alprazolam ameparomo amoxicilina amoxiclavulanico anafranil angileptol antalgin antidol antistax apiretal aprovel arcoxia
  aredsan armolipid arovit aspirina astenolit astudal atarax atenolol atorvastatina atrovent avamys azitromicina bactil badyket balzak
  barnix becozyme bemolan benadon benerva benestan bentyl besitran betadine betahistina betnovate bialfoli bilaxten biodramina bisolvon
  blastoestimulina blemil blokium boi-k boika bonesil brainal bristaflam buscapina buspirona cafinitrina calcium-sandoz canesmed canespie
  caosina carduran cardyl carreldon cellcept ceporex cerazet cinfamar cinfatos cinitaprida clamoxyl claversal clebopride cleboril
  clinutren cloretilo clovate coaprovel cohemin colchimax colircusi colpotrofin condrosan condrosulf coropres cortidene cosmofer
  cotrimoxazol cristalmina cristalregen cuatroderm dacortin dafalgan daflon daonil deanxit decloban deflazacort demolox depakine deprax
  deprelio depurina dexeryl dexketoprofeno diafusor dianben diclofenaco digoxina diliban dinisor disgren distensan distraneurine dobupal
  dogmatil dolalgial dolocatil dolostop dolotren dormidina dormodor dramamine droal droglican ducoral dulcolaxo dumirox duspatalin ebastel
  ebernet edemid elecor elontril emconcor emportal enalapril enandol enantyum entumin epanutin epaplus eparina esertia eskazole espidifen
  espidifenac estilsona eutirox exelon exxiv ezetrol faktu famotidina fenergan ferbisol fero-gradumet ferogradumet ferplex fisiogen
  flatoril flebinec flectadol flogoprofen fluidasa flumil foli-doce fortasec fortecortin fortimel fosfocina fostipur frenadol frinova
  fucibet furacin gabatur gadovist ganaton gardenal gastrografin gelocatil gelotradol genoxal gevilon gine-canesten gliclazida glimepirida
  glizolan gobemicina grippal grippostad haloperidol hemorrane hemovas heparina hibitane hibor hidroaltesona hidroferol hidroxil higrotona
  hodernal homeoplasmine huberplex ibudol ibufen ibuprofeno idalprem idaptan ideos ilvico imunocare inacid inderm inzitan irbesartan
  iruxol iscover isdin isdinium isosource isotrex junifen kaleorid kalpress karvea karvezide katoseran kelfiprim kreybel laboximen lacovin
  lacryvisc laitun lamisil largactil lasilacton lendormin levogastrol levothroid levotiroxina levotuss lexatin lexxema linitul liplat
  lipociden lizipaina lodine loette loitin loperan loramet lorazepam lorbain lormetazepam losartan lyseen macrogol magnesioboi magnogene
  masdil mastical mederma melaxose meleril meloxicam memantina menaderm mepivacaina meritene mesoestetic metalcaptase metamizol metformina
  methergin metilprednisolona metotrexato micebrina micralax miolastan miorel monurol motivan motosol mucibron mucosan multicentrum
  mupirocina mustela myambutol mylicon naramig narine nasomet natecal neobrufen neosayomol neosidantoina neotigason nervobion neuleptil
  neurobion nobritol noctamid noiafren nolotil normacol normodorm normon norotrat novalgina novasource novocaina nutergia nutraplus
  nutrison oasil ocuflox ogastro omeprazol omnic onemer opiren optalidon optovite orbenin orfidal orfidal-wyeth ornade ortopsique otix
  otocerum paidoflor pantecta pantenol pantomicina panzytrat paracetamol parapres paroxetina pazital pectox pedialac pediasure peitel
  pentrexyl perduretas periactin permixon peroxacne pharmaton phosphosoda pioderm piperacilina plantaben plantago polaramine polaronil
  postinor pranolol prednisona priligy primolut primperan pripsen profer progandol prolutex prometax propalgina prostatil protaminal
  pulmotropic purinethol ranuber reumon revaxis rhinomer rhodacine rhodogil rifaldin rinobanedif risfarmal robaxin robaxisal rocoz romilar
  rozex salazopyrina salvacam sanmigran sanodin scherogel secalip sedotime seguclar seguril selektine septrin septrin-forte serc seroxat
  silkis simvastatina sinogan sintrom solinitrina spasmoctyl stagesic starlix stresam stugeron suavinex suerorral sulmetin sumial
  surmontil sutril systen tachipirina tardyferon tavegil teatrois tebetane tebrazid tepazepam terbasmin termalgin terramicina
  tetrabenazina theo-dur theodur tiaprizal tiberal timofol tiroxina tobrex topionic torecan toseina totalip tramadol trangorex trankimazin
  tranxilium trazodona trifinorm triflusal tromalyt tromboben tryptizol ulceral ulcotenal uniket urbal urbason urobiotic uromont urorec
  ursobilane utabon vandral vasonit vaspit venoruton venosmil ventolin veraplex vermox vernies vesilax vicks vimpat vincigrip visadron
  viscofresh vitaseptol voltadol vomitaren xazal xumadol yatrox yurelax zaldiar zamene zarator zarelis zentel zinnat zolpidem zoton
  zovicrem zyloric
  abasaglar abilify abstral acfol aclasta actemra actonel adalat advate aerius aldactone ameride amgevita anoro apo-go aranesp aricept
  atacand aubagio avidart avonex axura azarga azilect bactroban belara benepali benexol betaferon betmiga bisolgrip blissel bonviva
  braltus brilique brintellix briviact buccolam bufomix byannli bydureon capoten cariban casenlax celestone cenat cerazette cerelle
  champix cimzia clexane clopixol clozaril cohortan colposeptine combigan concerta copaxone coronur corpitol cosentyx cosopt couldina
  cozaar crestor cymbalta daivobet dalsy depixol depo-provera dexnon diacomit diane diovan diprogenta dolpar dormicum drovelis duaklir
  duodart duodopa duoplavin duoresp duphalac dupixent durogesic dutasterida dytenzide ebixa efexor efient eklira elidel eliquis elocta
  elvanse emosint emuliquen enbrel enstilar entresto entyvio epidyolex eprex equasym erelzi etumina evenity evra fasenra ferinject
  fiasp flebogamma flixabi flixotide fluomizin fobumix foradil formodual forsteo forxiga fosamax fragmin frisium fucidine furantoina
  fycompa gabitin ganfort gaviscon gilenya glyxambi gynea haemate harmonet hemlibra hemoal hirudoid hizentra humira hygroton hyrimoz
  idacio ilaris imraldi inbrija incruse inflectra iniston innohep intuniv invega invokana janumet jardiance jasminelle jaydess jyseleca
  keppra kesimpta kineret kiovig klaira kyleena lamictal latuda lemtrada leponex leqvio levosert lipitor lipolac lixiana locerin losec
  lyrica lyumjev madopar marvelon matrifen mavenclad maxidex medikinet mepentol mercilon micardis microgynon minulet mirapexin mircera
  modecate monofer montelukast motilium mounjaro movicol nasonex neorecormon neulasta neupogen neupro neurontin nexium nexplanon
  nilemdo nitoman norvas novoseven nplate nucala nustendi nutraisdin nuvaring ocella ocrevus octagam octaplas oftacilox olmetec
  olumiant omapren orencia ornibel ovestinon ozempic palexia pariet pecfent physiomens plavix plegridy positon pradaxa praluent prisdal
  privigen procoralan progeffik prolia protopic pulmicort pylera qlaira qtern quiralam ranexa reagila rebif relvar remicade reminyl
  renitec repatha requip retacrit revolade rexer rinvoq risperdal ritalin rivotril roactemra rubifen rupafin rybelsus salagen saxenda
  sayana seebri semglee seretide seropram sevredol sifrol simponi sinemet singulair skyrizi slinda slynd spiolto spiriva stalevo
  steglatro stelara stilnox strattera symbicort synjardy systane taltz targin tecfidera tenormin tezspire thealoz thrombocid tiorfan
  tirodril tobradex topamax toujeo toviaz trelegy tremfya tresiba trevicta trimbow trulicity tysabri ultibro ultralevura urolosin
  uroprosta utrogestan vagifem venofer versatis vesicare victoza wegovy wellbutrin wilate xadago xalatan xarelto xeljanz xeplion xgeva
  xiaflex xiapex xigduo xolair yantil yasminelle yaz yodocefol zaponex zarzio zestril zidoval zoely zonegran zyban zypadhera zyrtec`);

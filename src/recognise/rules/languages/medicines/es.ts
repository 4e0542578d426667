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
  acfol actonel adalat aerius aldactone ameride apo-go aricept atacand avidart azarga bactroban benexol betmiga bisolgrip blissel capoten
  cariban casenlax celestone cenat cerazette cerelle clexane clozaril cohortan colposeptine combigan concerta coronur corpitol cosopt
  couldina cozaar crestor daivobet dalsy dexnon diovan diprogenta dolpar dormicum drovelis duodart duoplavin duphalac durogesic
  dutasterida dytenzide efexor eklira elidel emuliquen enstilar equasym etumina evenity flixotide fluomizin foradil fragmin fucidine
  furantoina ganfort gaviscon gynea hemoal hirudoid hygroton incruse iniston innohep intuniv invega jaydess leponex lipitor lipolac
  locerin losec matrifen maxidex mepentol mercilon micardis monofer montelukast motilium movicol nasonex nexium nexplanon nitoman norvas
  nutraisdin oftacilox olmetec omapren ovestinon pariet pecfent physiomens plavix positon prisdal procoralan progeffik protopic pulmicort
  quiralam renitec rexer rivotril rupafin salagen seretide seropram sevredol singulair stalevo stilnox systane targin tenormin thealoz
  thrombocid tiorfan tirodril tobradex toviaz trevicta ultralevura urolosin uroprosta utrogestan vagifem versatis vesicare xalatan yantil
  yodocefol zaponex zestril zidoval zyrtec
  ambilan glafornil plidan silvederm pervinox amoxidal ibupirac buscapina tempra`);

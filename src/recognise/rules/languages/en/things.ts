import { phrasesOf } from "../../engine/name-words.ts";

/** What stands before a ward, home or hospital in English notes, as it is cut into tokens. */
export const ENGLISH_SITE_MOVES: readonly string[] =
  phrasesOf(`tx to|t / f to|tf to|trf to|tfr to|transfer to|transferred to|transferring to|step down to|stepped down to|stepdown to|step up to|stepped up to|admitted to|readmitted to|admit to|discharged to|d / c to|dc
  to|repatriated to|repat to|back on|back at|respite at|rehab at|placement at|place at|bed at|bed on|beds on|day centre at|day care at|nursery at|outreach
  to|outlied to|outlied on|boarded to|boarded on|sleeping out on|transfer from|transferred from|tx from|t / f from|step down from|stepped down
  from|blue light to|blue lighted to|blue lit to|diverted to|moved to|moved from|moving to|returned to|returned from|fit for|suitable for|accepted for|waitlisted for|bed available at|vacancy at|vacancies at|short stay at|trial visit to|admission to|admissions to|went into|gone into|moved into|moving
  into|residents of|bed in|beds in|conveyed to|presented to|attended at|opa at|clinic at|op at|scan at|mri at|ct at`);

/** Hospitals, wards, homes, schools and charities that are called after somebody, in Britain, Ireland and America; folded. */
const SITES = `john radcliffe|james cook|james paget|edward jenner|queen victoria|queen margaret|queen charlotte|queen charlotte's|king
  edward vii|king's mill|prince of wales|princess of wales|princess margaret|princess may|royal gwent|royal glamorgan|royal
  devon|royal cornwall|royal bolton|royal oldham|royal blackburn|royal derby|royal hallamshire|royal liverpool|royal lancaster|royal albert
  edward|royal alexandra|royal infirmary|royal papworth|royal united|royal sussex|royal hampshire|royal bournemouth|royal cornhill|royal
  edinburgh|royal hospital|prince charles|nevill hall|nye bevan|ysbyty gwynedd|glan clwyd|wrexham maelor|princess royal|golden
  jubilee|queen elizabeth university|st john's|st richard's|st helens|st cross|st peter's|st catherine's|st martin's|st michael's|st nicholas|st
  pancras|st charles|st ann's|st andrew's|st leonard's|st luke's|st gemma's|st columba's|st margaret's|st barnabas|st cuthbert's|st oswald's|st
  raphael's|st joseph's|st elizabeth|st rocco's|st wilfrid's|st giles|st kentigern|st finbarr's|st james's|st vincent's|st patrick's|st
  colmcille's|st columcille's|st loman's|our lady of lourdes|our lady's|mater hospital|mater private|cappagh|william harvey|william
  booth|conquest hospital|george eliot|lister hospital|leighton hospital|warwick hospital|harold wood|lister
  stevenage|joseph rowntree|duke of cornwall|percy hedley|thomas barnardo|chase farm|edith cavell|mary seacole|florence nightingale|rosalind
  franklin|dorothy hodgkin|dorothy pattison|elizabeth blackwell|emily davison|emmeline pankhurst|sylvia pankhurst|harriet tubman|rosa parks|anne
  frank|nelson mandela|mother teresa|oscar romero|martin luther king|william wilberforce|elizabeth fry|octavia hill|charles dickens|jane
  austen|emily bronte|charlotte bronte|oscar wilde|james joyce|seamus heaney|isaac newton|charles
  darwin|alexander fleming|joseph lister|william harvey|thomas guy|thomas tallis|john
  henry newman|cardinal newman|cardinal wiseman|bishop challoner|bishop stortford|bishop auckland|archbishop temple|edmund rice|francis bacon|walter reed|johns hopkins|mount sinai|mass general|massachusetts general|brigham and women's|beth israel|lenox
  hill|cedars - sinai|mayo clinic|cleveland clinic|barnes jewish|barnes - jewish|jackson memorial|grady memorial|lucile
  packard|nathan littauer|walter sisulu|saint francis|saint mary|saint joseph|saint luke|holy cross|good samaritan|sacred heart|providence
  hospital|dana farber|dana - farber|sloan kettering|md anderson|anderson center|betty ford|jimmy fund|ronald mcdonald|shriners|rose cottage|willow
  tree|cherry tree|cherry trees|elm grange|ashley house|holly lodge|ivy house|kingdom hall|stoke mandeville|leonard cheshire|thomas
  pocklington|joseph rank|arthur rank|peter pan|little acorns|busy bees|early birds|bright horizons|charing cross|king's cross|elephant and
  castle|covent garden|notting hill|shepherd's bush|earl's court|new forest|lake district|peak district|royal mail|royal voluntary|royal
  navy|royal air force|royal bank|sainsbury's local|marks and sparks|vision express|boots opticians|lloyds pharmacy|rowlands pharmacy|superdrug
  pharmacy|tesco express|harvey nichols|fortnum and mason|john deere|calvin klein|ralph lauren|tommy hilfiger|victoria's secret|marie
  curie|sue ryder|macmillan cancer|teenage cancer|maggie's centre|penny brohn|clatterbridge|dame cicely|cicely saunders|liverpool
  care pathway|helping hands|turning point|silver line|crown house|albert court|grace period`;

/** Food and drink, works, people of television, clubs, plants and animals; folded. */
const DAILY = `dr pepper|mr whippy|mr muscle|mr tumble|mr men|mr potato|mrs beeton|mrs brown's boys|aunt bessie's|uncle ben's|granny
  smith|granny smiths|sister mary joseph|captain birdseye|general mills|old jamaica|jack daniel's|jim beam|johnnie walker|
  glen's vodka|bell's whisky|earl grey|lady grey|victoria sponge|victoria plum|queen of puddings|charlotte potatoes|king
  edwards|maris piper|bombay mix|caesar salad|waldorf salad|caesar dressing|eggs benedict|peach melba|battenberg|chelsea
  bun|eccles cake|bath bun|jersey cream|jersey royal|jersey royals|jersey potatoes|yorkshire pudding|cornish pasty|scotch egg|welsh
  rarebit|worcester sauce|lea and perrins|lea & perrins|ella's kitchen|farley's|heinz|quaker oats|graham crackers|graham cracker|ritz
  crackers|jacobs crackers|ben and jerry's|ben & jerry's|bertie bassett|bertie bassett's|love hearts|rowntree|wrigley's|fisherman's friend|jaffa
  cakes|penguin biscuit|rich tea|jammie dodger|peter rabbit|peppa pig|postman pat|fireman sam|bob the builder|thomas the
  tank|percy pig|colin the caterpillar|mickey mouse|minnie mouse|donald duck|winnie the pooh|paddington bear|harry potter|james bond|sherlock
  holmes|miss marple|inspector morse|ant and dec|morecambe
  and wise|laurel and hardy|mary poppins|oliver
  twist|jane eyre|robinson crusoe|peter pan|robin hood|king arthur|danny boy|sweet
  caroline|jolene|billie jean|hey jude|eleanor rigby|michelle obama|barack obama|donald trump|boris johnson|margaret
  thatcher|queen elizabeth|prince harry|prince william|king charles|princess diana|prince philip|sheffield wednesday|aston villa|notts
  forest|west ham|molly pill|john doe|jane doe|joe bloggs|jack russell|jack
  russells|king charles spaniel|border collie|st bernard|great dane|robin redbreast|bird nest|black eyed susan|sweet william|busy lizzie|bleeding heart|christmas rose|michaelmas daisy|rosemary oil|poppy seed|poppy seeds|chip pan|olive oil|jade
  plant|crystal meth|crystal arthropathy|dawn simulation|art therapist|art psychotherapy|angel
  delight|angel dust|bobby pin|bobby pins|guy
  fawkes|mark of|ray of|rays of|will power|living will|free will|good
  will|suing for|chip off|ward round|ward clerk|ward based|rose bengal|rose water|rose hip|rosehip`;

/** Instruments, signs, syndromes, rules and schools of care of two words and more, of which one is somebody's usual name; folded. */
const MEDICAL = `marcus gunn|argyll robertson|miller fisher|le fort|denis browne|dennis browne|austin moore|charles bonnet|wendy lett|braxton
  hicks|braxton - hicks|jobson horne|jobson - horne|henry - oxford|spencer wells|spencer - wells|taylor brace|thomas test|thomas
  collar|thompson test|thompson's test|simmonds test|simmonds squeeze|allen test|allen's test|smith's fracture|jones fracture|pseudo -
  jones|scarf akin|scarf and akin|mitchell's osteotomy|bristow latarjet|bristow - latarjet|neville barnes|andersen's forceps|rhodes
  forceps|burns - marshall|burns marshall|mcdonald suture|mcdonald stitch|mcdonald cerclage|fraser competent|fraser competence|fraser
  guidelines|gillick competent|gillick competence|montgomery consent|montgomery ruling|montgomery discussion|montgomery
  tubercles|montgomery glands|caldicott guardian|roper model|gibbs cycle|gibbs reflection|gibbs reflective|johns model|kolb
  cycle|mckenzie extensions|mckenzie exercises|alexander technique|mulligan snag|mulligan snags|maitland
  grade|otago programme|hughes syndrome|hughes criteria|duke criteria|duke major|duke minor|austin flint|graham steell|corrigan's|bishop's score|bishop score|leopold's manoeuvres|leopold manoeuvre|wood's lamp|woods lamp|wood's
  screw|woods screw|rubin's|bruce treadmill|bruce protocol|naughton protocol|cornell voltage|cornell depression|ryder - seidel|rydel
  seiffer|sims position|sim's lateral|sims speculum|fowler's position|bain circuit|miller blade|mccoy blade|mcgill
  forceps|russell traction|hamilton russell|buck's traction|kendrick splint|sager splint|donway splint|oxford hoist|oxford
  splint|richmond agitation|richmond bolt|edinburgh position|edinburgh postnatal|sheffield splint|boston brace|boston criteria|boston
  bowel|bristol stool|bristol chart|liverpool care|manchester repair|manchester triage|nottingham hip|nottingham health|leeds
  assessment|exeter stem|exeter hip|stanmore hip|philadelphia collar|philadelphia chromosome|miami j|milwaukee brace|ottawa
  rules|ottawa ankle|vancouver b2|vancouver scar|toronto score|toronto scale|montreal cognitive|montreal classification|geneva
  score|prague c|prague classification|paris classification|paris criteria|seattle biopsies|seattle protocol|lille score|lille
  model|vienna classification|rome criteria|amsterdam criteria|bethesda criteria|bethesda iii|cambridge criteria|cardiff
  tables|cardiff chart|birmingham hip|jamestown canyon|norwalk virus|coxsackie a|coxsackie b|marburg
  virus|west nile|rocky mountain|st louis|lone star|new delhi|pittsburgh knee|pittsburgh sleep|minnesota tube|minnesota multiphasic|washington
  criteria|rotterdam criteria|atlanta criteria|helsinki criteria|sydney system|sydney criteria|tokyo guidelines|hong kong foot|stockholm scale|copenhagen index|oslo sports|baltimore therapeutic|chicago classification|houston criteria|dallas
  criteria|milan criteria|barcelona staging|bologna criteria|ghent criteria|berlin definition|heidelberg retina|dawn phenomenon|somogyi|jack knife|jack - knife`;

/** Phrases that look like somebody's name or a town in English notes and are neither. */
export const ENGLISH_THING_NAMES: readonly string[] = [SITES, DAILY, MEDICAL].flatMap(phrasesOf);

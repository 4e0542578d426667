import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { EPONYM_PAIRS } from "../eponyms.ts";
import { FURTHER_EPONYMS, FURTHER_PAIRS, USUAL_ENGLISH_SURNAMES } from "../further-eponyms.ts";
import { FURTHER_THINGS } from "../further-things.ts";
import { NAMED_AFTER_PLACES } from "../named-after-places.ts";
import { ORGANISATION_NAMES } from "../organisations.ts";
import { ENGLISH_BRANDS, ENGLISH_DAILY_THINGS, ENGLISH_GOODS_CUES } from "./daily-life.ts";
import { ENGLISH_GOODS, ENGLISH_PLACE_GOODS, ENGLISH_PLACE_SCALES, ENGLISH_SHOPS } from "./goods.ts";
import { ENGLISH_OPENERS } from "./openers.ts";
import { ENGLISH_EPONYMS, ENGLISH_EPONYM_SURNAMES } from "./eponyms.ts";
import { ENGLISH_FURTHER_THINGS } from "./further-things.ts";
import { ENGLISH_SITE_MOVES, ENGLISH_THING_NAMES } from "./things.ts";
import { ENGLISH_OVERSEAS_SITES } from "./overseas-sites.ts";
import { ENGLISH_OVERSEAS_BRANDS, ENGLISH_OVERSEAS_THINGS } from "./overseas-things.ts";
import { ENGLISH_PRODUCTS } from "./products.ts";
import { ENGLISH_SHORTENED } from "./shortened-words.ts";
import { ENGLISH_WORKS } from "./works.ts";
import { ENGLISH_ANIMALS, ENGLISH_PETS, ENGLISH_THING_NOUNS } from "./thing-nouns.ts";

/** How English notes introduce names. */
export const ENGLISH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`mr mrs ms miss mx dr drs prof professor doctor sir dame lord lady rev reverend sister nurse master judge
    captain imam rabbi cllr sgt canon`),
  weakTitles: setOf(
    "sir dame lord lady sister nurse master doctor professor judge captain rev imam rabbi cllr sgt canon",
  ),
  titleEndings: setOf(""),
  roles:
    setOf(`patient nurse midwife physiotherapist physio psychologist surgeon consultant registrar anaesthetist anesthesiologist
    cardiologist neurologist paediatrician pediatrician gynaecologist urologist oncologist radiologist psychiatrist dermatologist
    internist geriatrician pharmacist dietitian therapist sho fy1 fy2 st3 gp keyworker colleague ot pt slt salt hca cna rn np pa
    csw msw cpn hv ho shos reg cons dietician phlebotomist porter paramedic chaplain advocate teacher headteacher clerk receptionist secretary student tutor trainee resident intern fellow attending hospitalist intensivist orthopod
    optometrist dentist hygienist podiatrist audiologist matron manager worker client pt. user baby bay dn tvn
    amhp odp mw sw lpn radiographer sonographer optician chiropodist obstetrician pathologist haematologist hematologist nephrologist
    rheumatologist endocrinologist gastroenterologist psychotherapist counsellor counselor speechie doula orderly technician
    interpreter interpreters translator volunteer supervisor coordinator co-ordinator director driver cleaner chef hairdresser housekeeper
    caretaker warden constable detective priest vicar nun solicitor lawyer childminder`),
  interpreters: setOf("interpreter interpreters translator"),
  speaking: setOf("speaks spoke speaking speak understands understand language languages lang fluent"),
  kin: setOf(`son daughter husband wife partner fiance fiancee boyfriend girlfriend brother sister mother father mum mom mam dad mummy
    daddy nan nana gran granny grandad grandpa grandma grandson granddaughter grandmother grandfather stepson stepdaughter
    stepmother stepfather stepmum stepdad uncle aunt auntie niece nephew cousin neighbour neighbor friend carer nok widow widower
    ex ex-husband ex-wife godmother godfather daughter-in-law son-in-law mother-in-law father-in-law sister-in-law brother-in-law
    twin sibling foster guardian housemate flatmate roommate spouse sis bro workmate shipmate classmate schoolmate teammate bestie ex-partner co-parent grandaunt
    great-aunt great-uncle great-niece great-nephew great-grandson great-granddaughter great-grandmother great-grandfather stepgran
    half-sister half-brother nanny mommy sib mate pal boss landlord landlady lodger tenant`),
  looseFields: setOf(
    "patient mother father husband wife son daughter partner parent contact carer caregiver to from provider assistant resident intern nurse attention",
  ),
  particles: setOf(
    "de del della di da van von der den la le du st st. mac mc o' o al el ben bin ibn abu binti bint y dos das ap ferch ni nic zu ten ter",
  ),
  openingParticles: setOf("de del della di da van von la le du st mac mc al el ben bin abu"),
  stops:
    setOf(`ward hospital clinic centre center department unit service university institute foundation surgery practice
    street road avenue lane email e-mail phone tel mobile fax mrn dob nhs consultant registrar nurse doctor physician
    specialist surgeon director cardiology neurology medicine paediatrics pediatrics oncology urology radiology psychiatry
    dermatology orthopaedics orthopedics geriatrics haematology hematology nephrology icu date age sex patient
    diagnosis treatment history the a an this that he she they was is has had will please re ref cc md frcs frcp mrcp
    mbbs mbchb phd rn bsc facs consultants office emergency general and or on at in for with of to from by`),
  siteBefore:
    setOf(`st saint hospital clinic university college school mount lake river port fort cape new north south east west royal ward unit
    bay room house court lodge wing theatre suite building street road academy nursery st. hall care nursing residential hospice
    surgery practice village pub hotel bar church chapel cathedral park primary secondary dog cat puppy kitten budgie parrot rabbit hamster pony
    labrador spaniel terrier collie greyhound poodle pug`),
  // Behind the name that a house, street, school or firm bears, with a capital.
  siteEnding:
    /^(?:place|park|hall|cottage|grange|lodge|manor|academy|college|infirmary|hospice|pharmacy|church|chapel|gym|library|museum|stadium|station|airport|road|rd|street|court|house|houses|mews|ave|drive|boulevard|villas?|towers?|heights|trees|oaks|elms|farm|farms|foods|centre|center|school|schools|university|general|clinic|surgery|pharmacy|chemist|theatre|theater|foundation|trust|council|library|hotel|arms|club|fc|united|rovers|albion|athletic|wanderers|homecare|taxis|coaches|solicitors|airport|station|prison|barracks|memorial|fellowship|estate|square|sq|terr|tce|cres|gdns|annexe|annex|precinct|parade|wharf|bakery|brewery|zoo|gallery|nurseries|garage|bookshop|hostel|refuge)$/,
  beds: setOf(`bed bay room rm side cubicle chair`),
  tellsRepeats: true,
  isAscii: true,
  signsBehindCues: true,
  noInitials:
    setOf(`aa acu adhd af ai aki amu asd bbv bipap bm bnf cab ccf ccg ccu cdu cf cgm cid ckd cns cpa cpap cpe cqc crt csc csu csw cto ctr cvc
    dm dn dols dsn dwp eau edt eit ems esr gmc gord hep hf hiv hmp hrt htn htt hv ibd ibs icb ihd iht ipc ir iud ix la lac ld lmo los
    lpa lps mau mca mh mnd mp mrsa ms msu mw mx na ng nic nicu niv nmc nnu ns o2 oa ocp ooh opd pals pcp pcso pct pd peg ph picc picu
    plt poa ppe psa ptsd ra rmn rta rtc sau scbu sg si std sti stoma sw tens tft tpn tvn uss vac vmo vre wap xr`),
  calledRelations: setOf("gran nan nana nanna granny mam mum dad pop nanny"),
  possessives: setOf("his her their"),
  months: setOf(`jan feb mar apr may jun jul aug sep sept oct nov dec`),
  eponymNouns:
    setOf(`disease syndrome sign signs test scale score manoeuvre maneuver tumour tumor lymphoma fracture hernia
    sarcoma oesophagus esophagus ulcer ulcers classification technique method index criteria criterion catheter needle drain
    bodies cells cell tube tubes gland duct ligament operation procedure phenomenon triad reflex angle space stain palsy
    anaemia anemia carcinoma contracture chorea thyroiditis purpura disorder lines nodes node deformity position syndrome's
    pin stem hoist hip knee mattress brace boots pump plate nail rod screw stent graft mesh cannula speculum paste stockings
    insoles sling questionnaire inventory battery guideline guidelines ventilator vaporiser protocol balloon mask
    collar forceps stage staging grade brace block law point angle ring cyst nodule pouch fascia murmur respiration
    dementia epilepsy encephalopathy ataxia atrophy dystrophy infusion solution lactate agar media medium repair stain
    bag bags bib pessary pessaries suture sutures stitch knot flap tables table pads pad frame frames chair stick shoe shoes sandal sandals film
    chart diagram tray clamp clamps scissors retractor retractors valve valves circuit circuits tip tips laryngoscope hemi hemiarthroplasty
    arthroplasty prosthesis nails wire wires tubercles contractions formula equation nomogram tool checklist framework cycle model plate
    swab culture serology antibody antibodies screen kit graft rods screws plates boot gait breathing respirations pulse pupil pupils variant
    orbitopathy orthosis crutches walker rollator commode sheet hoists slings exercises exercise programme diet keratotomy drops caps grid lens
    staircase figure nystagmus bundle canal body arc loop pouches ganglion plexus valves sinus foramen aphasia area gyrus facies nails teeth
    node nodes rule fracture-dislocation classification`),
  namedNouns: new Set([
    ...ENGLISH_THING_NOUNS,
    ...setOf(`syndrome sign signs score scale criteria criterion classification technique manoeuvre maneuver approach splint traction
    incision formula blade osteotomy arthroplasty fundoplication wing suite hospice infirmary nodes lesions spots frictions snags
    tourniquet forceps retractor palsy triad phenomenon protocol treadmill fixator law rule competence ward unit lodge manor grange
    cottage gardens terrace crescent hospital nursery academy college avenue court house road street drive mews villa villas towers
    heights trees farm centre center school theatre foundation trust arms bar extension bed beds place hall sponge salad crackers biscuits biscuit
    cake pie mash pudding sauce tart squash lager whisky gin cider cola crisps milkshake cereal porridge potatoes apple apples suite building
    taxis coaches pharmacy chemist surgery hospitals homecare trust foods stores supermarket stadium fc memorial fellowship estate square sq terr tce cres gdns annexe annex precinct parade
    wharf bakery brewery zoo gallery nurseries garage bookshop hostel refuge`),
  ]),
  placeGoods: ENGLISH_PLACE_GOODS,
  placeScales: ENGLISH_PLACE_SCALES,
  animals: ENGLISH_ANIMALS,
  productNouns: ENGLISH_PETS,
  ownedNouns:
    setOf(`catheter drain tube tubes needle infusion solution ulcer ulcers hernia fracture carcinoma epilepsy dementia anaemia anemia
    operation procedure repair murmur contracture deformity cyst nodule pouch gland stain chorea tumour tumor lymphoma sarcoma law point
    space angle position collar brace block cells cell bodies medium media device disorder grade stage staging lines hip knee mattress
    boots pump plate stent graft mask sling stockings insoles protocol balloon method test index disease reflex ataxia atrophy dystrophy
    encephalopathy respiration purpura thyroiditis duct ring agar ventilator questionnaire inventory rod nail screw pin cannula bag bags pads pad
    frame frames chair stick shoe shoes film chart swab culture serology screen suture sutures valve nails wire wires plate plates rods screws boot gait
    breathing respirations pulse pupil pupils commode walker rollator crutches sheet exercises exercise diet drops teeth tray prosthesis pessary
    hemiarthroplasty hemi graft flap orthosis nystagmus model tool`),
  furtherEponyms: new Set([...FURTHER_EPONYMS, ...ENGLISH_EPONYMS]),
  usualSurnames: new Set([
    ...USUAL_ENGLISH_SURNAMES,
    ...ENGLISH_EPONYM_SURNAMES,
    ...setOf(`babcock burch gillies guthrie hodge hoover kramer lennox muir munro rankin ridley riggs rutherford sanger adams addison allen arnold baker barker barlow barrett barton bell bennett benson bishop bowen bowers bradley brown burton byrne
    campbell carter chadwick chambers chapman clark clarke coleman collins cook cooper cox crawford cullen cunningham davies davis dixon doyle drummond
    duncan elliott ellis evans fairbank farmer ferguson fisher fitzpatrick fletcher flynn ford foster fowler fox francis fraser gardner
    gibbs gibson gilbert gilchrist gordon graham grant gray green griffin griffiths hall hamilton harris harrison harvey hawkins hayes
    henderson hicks hill holmes hopkins horner horton howard hudson hughes humphrey hunt hunter hutchinson jackson jacobs james jefferson jenkins
    johnson johnston jones kay kelly kennedy kerr king knight lamb lambert lane lawrence lawson lawton lewis little lloyd lynch macintosh
    mackay marsh marshall martin mason matthews mccoy mckenzie mckinley miller mills mitchell monro moore morgan morris morrison morton mulligan murphy murray
    nelson newman nicholson norton ogilvie oliver osborne owen palmer parker patrick pearson perkins perry pfeiffer phillips pollock poole porter potter powell
    pratt pringle pugh ramsay reed reid reynolds rice richards richardson riley roberts robertson robinson rogers rose ross russell ryan salter
    saunders savage scott sharp shaw shepherd short silverman simmonds simpson sims smith spencer stanley stephens stevens stewart stokes sutton
    taylor thomas thompson thomson todd tucker turner vincent wagner walker wallace walsh walton ward warren waterhouse waters watkins watson webb webster
    wells west wheeler white whitehead wilkinson williams willis wilson wood woods wright yates young huber weinstein hoffman levine devereux osborn charlson conners renshaw finney bullard
    hibbs imrie bunnell furlong hodkinson sibson seidel brodsky street`),
  ]),
  thingNames: [
    ...EPONYM_PAIRS,
    ...ORGANISATION_NAMES,
    ...FURTHER_PAIRS,
    ...NAMED_AFTER_PLACES.en,
    ...ENGLISH_THING_NAMES,
    ...ENGLISH_OVERSEAS_SITES,
    ...ENGLISH_OVERSEAS_THINGS,
    ...ENGLISH_FURTHER_THINGS,
    ...ENGLISH_DAILY_THINGS,
    ...ENGLISH_GOODS,
    ...ENGLISH_WORKS,
    ...phrasesOf(`marie curie|hailey - hailey|christmas day|christmas eve|boxing day|easter sunday|easter monday|good friday|mothering sunday|new year|remembrance
    day|ann arbor|los angeles|austin flint|graham steell|neville barnes|grey turner|ivor lewis|ramsay hunt|bence jones|tai chi|great
    ormond street|royal free|royal stoke|royal marsden|royal brompton|royal berkshire|royal surrey|royal preston|royal victoria|alder hey|prince charles|prince
    philip|princess alexandra|princess royal|princess anne|queen elizabeth|queen alexandra|queen mary|queen's hospital|king george|king edward|elizabeth
    garrett|elizabeth garrett anderson|john radcliffe|mary seacole|florence nightingale|sue ryder|st ann|st george|st thomas|st
    mary|st luke|st john ambulance|st christopher|st bartholomew|st helier|st james|st john|st michael|st peter|st vincent|st
    columba|helen and douglas|martin house|katharine house|sky sports|match of the day|roper logan tierney|lund and browder|lund &
    browder|watson - jones|james paget|lister hospital|charing cross|red cross|salvation army|age uk|alcoholics
    anonymous|narcotics anonymous|turning point|citizens advice|job centre|mount vernon|sandwell general|stoke mandeville|nye bevan|aneurin bevan|betsi cadwaladr|hywel dda|mater misericordiae|our lady|sam
    splint|thomas splint|gillies lift|young - mania|young mania|harvey bradshaw|harvey - bradshaw|reed sternberg|reed - sternberg|prince of wales|cow and gate|cow & gate|mini mental|trail making|robert jones|sara stedy|sara plus|sara lift|sara steady|molift|jackson -
    pratt|bloom - richardson|nottingham prognostic|swan ganz|sengstaken blakemore|grace period|frank haematuria|frank hematuria|frank blood|frank
    pus|frank bleeding|frank pain|frank discussion|frank conversation|frank psychosis|frank delirium|frank dementia|frank loss|frank failure|frank
    jaundice|frank melaena|frank pr bleed|drew up|drew blood|drew bloods|joy of|joy in|chip on tooth|chip in tooth|chip in
    bone|pat dry|pats dry|gene test|gene testing|gene panel|gene therapy|gene mutation|ray lamp|ray bans|x ray|art therapy|art group|art class|dawn
    chorus|lance ulcer|mark on arm|mark on leg|mark on skin|mark on shin|mark on back|mark on face|mark on neck|mark on left|mark on right|mark over
    left|mark over right|rod of|rob of|helping hands|bluebird care|home instead|right at home|sunrise senior|marks &
    spencer|marks and spencer|john lewis|joe wicks|harry potter|peppa pig|thomas the tank|postman pat|bob the builder|fireman sam|father christmas|santa
    claus|jehovah's witness|guy fawkes|robin hood|black friday|mr motivator|dr who|doctor who|casualty|holby city|call the
    midwife|coronation street|loose women|homes under|john bull|johnnie walker|jack daniels|jim beam|gordon's gin|stella
    artois|charles bonnet|guillain barre|guillain - barre|charcot marie|creutzfeldt jakob|wolff parkinson|lewy bodies|lewy body|von
    willebrand|henoch schonlein|henoch - schonlein|stevens johnson|stevens - johnson|mallory - weiss|mallory weiss|osgood schlatter|osgood -
    schlatter|child - pugh|child pugh|brown - sequard|brown sequard|budd - chiari|budd chiari|arnold chiari|arnold - chiari|klippel -
    feil|prader - willi|prader willi|ehlers danlos|ehlers - danlos|sturge - weber|sturge weber|peutz - jeghers|zollinger - ellison|wernicke -
    korsakoff|dix hallpike|dix - hallpike|watson jones|hunt hess|hunt and hess|salter harris|salter - harris|gustilo anderson|gustilo -
    anderson|kocher criteria|clark - kent|edinburgh postnatal|oxford knee|oxford hip|berg balance|tinetti|rivermead|frenchay|boston
    naming|rey figure|rey complex|glasgow blatchford|rutherford morison|lanz incision|mclean hospital|bishop score|rose bengal|prussian blue|congo
    red|ziehl neelsen|ziehl - neelsen|st mary's|st thomas'|st george's|guy's|barts|bart's|addenbrooke's|lady in|gent in|gentleman
    in|lad in|old boy|old lady|young man|young lady|pain clinic|pain team|pain service|pain management|memory service|memory clinic|memory team|falls clinic|falls team|blue badge|attendance allowance|carer's allowance|tommee tippee|tommy tippee|mary joseph|mary joseph nodule|lma supreme|prague criteria|bruce protocol|bruce treadmill|kelly clamp|kelly forceps|robinson drain|blake drain|salem sump|mirena coil|mirena ius|mirena fitted|mirena removed|mirena inserted|mirena in situ|mirena declined|marie stopes|macmillan nurse|macmillan nurses|macmillan team|crisis line|silver line|carers uk|dementia uk|diabetes uk|stroke association|british legion|royal british legion|dial a ride|universal credit|council tax|care line|key safe|dry january|tommy john|steri - strips|steri strips|plasma - lyte|glasgow - imrie|hoffmann - tromner`),
  ],
  lettered: setOf(
    "vit vitamin hep hepatitis type class grade stage group grp factor protein category influenza flu strep",
  ),
  siteCues: setOf("on at"),
  siteMoves: [...ENGLISH_SITE_MOVES, ...ENGLISH_GOODS_CUES],
  openers: ENGLISH_OPENERS,
  placeBefore:
    setOf(`in from to near at of lives living lived resides resident born moved city town village county state visiting visited
    travelled traveled returned around outside country trip holiday flight flew fly drive drove transfer transferred tx moving
    relocated emigrated via back nr frm hols holidaying holidayed travelling traveling travels flies flying raised grew
    originally commutes commuting stationed deliver delivered`),
  residing:
    setOf(`live lives living lived resides residing resident born moved moving relocated emigrated raised grew originally native hails family holiday trip stays
    staying`),
  stateCodes:
    setOf(`al ak az ar ca co ct de fl ga hi id il ia ks ky la ma md mi mn mo mt nc nd ne nh nj nm nv ny oh ok ri sd tn tx ut va vt wa wi wv wy dc
    on bc ab qc mb sk ns nb nsw vic qld tas act`),
  sureStateCodes: setOf(`az ar fl ga ks ky mn mo mt nc nd ne nh nj nm nv ny oh sd tn tx ut vt wa wi wv wy mb nsw qld`),
  shortStates: setOf("ala alta ark conn del ill ind man mass me miss mo mont ore que tas tex vic wash wis"),
  sureShortStates: setOf(
    `ariz calif colo fla ida kan kans mich minn neb nebr nev okla oreg penna tenn wisc wyo ont sask nfld`,
  ),
  articledPlaces: setOf("us uae"),
  particlePhrases: [],
  ties: setOf(`of`),
  articles: setOf(`the la le el al`),
  functionWords:
    setOf(`else the a an this that he she they it we you i his her their our my was is are be been has had have will would can could may
    might must shall should do does did done not no nor and or but if so as at by for from in into of off on out over to up with
    without about after before again all any both each few more most other some such only own same than too very just now today
    tonight yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april june july
    august september october november december mondays tuesdays wednesdays thursdays fridays saturdays sundays monday's tuesday's wednesday's thursday's
    friday's saturday's sunday's christmas christmases easter xmas mon tue tues wed thu thurs fri sat sun well good bad best better worse new old
    long short plan review seen see please thanks dear hi hello re obs home ward bed bay room side left right nil tea lunch
    dinner breakfast given hes shes theyre theyve youre youve weve dont doesnt didnt couldnt wouldnt shouldnt wont isnt wasnt arent werent hasnt
    havent hadnt thats whats theres heres`),
  conditionCues:
    phrasesOf(`diagnosed with|treated with|consistent with|suggestive of|known|hx of|h / o|history of|pmh|pmhx|pmh of|dx|dx of|background of|allergic to|started
    on|started|commenced|continue|stop|on|given|prescribed|query|likely|? |dose of|tablets of|course of|cream`),
  illnessCues: phrasesOf(
    `diagnosed with|diagnosis of|suggestive of|consistent with|hx of|h / o|history of|pmh|pmhx|pmh of|pmh :|pmhx :|dx|dx of|dx :|background of|known to have|suspected|probable`,
  ),
  medicalWords: new Set([
    ...ENGLISH_SHORTENED,
    ...ENGLISH_OVERSEAS_BRANDS,
    ...ENGLISH_PRODUCTS,
    ...ENGLISH_BRANDS,
    ...ENGLISH_SHOPS,
    ...FURTHER_THINGS,
    ...setOf(`otago ryles rivermead eva obs head hand foot back bay bed bloods gcs news ews must moca mmse waterlow norton braden barthel abbey cornell bristol
    florinef calpol movicol laxido senna lansoprazole gaviscon fortisip ensure ozempic mounjaro eliquis xarelto tegaderm mepilex
    zimmer stedy wendylett miami philadelphia boston aspen velcro steri hickman kefir clexane tazocin augmentin oramorph sevredol
    ventolin seretide fostair trelegy lantus humalog novorapid levemir toujeo abasaglar epilim keppra lyrica prozac botox marmite
    miu mau amu sau cdu aau ambu dex pred vanc amox fluclox clari doxy nebs neb haem onc gastro resp ortho maxfax anaes paeds gynae obstets
    bilat bibasal creps bathrm tmrw pls vit covid ramadan diwali eid hanukkah lent easter jubilee halo papworth addenbrooke addenbrookes hinchingbrooke
    moorfields evelina clatterbridge broadgreen northwick stanmore frimley harefield whittington whiston homerton tameside wythenshawe
    rampton broadmoor bethlem maudsley careline telecare tesco asda greggs wilko boots morrisons aldi lidl starbucks nando nandos ikea
    argos superdrug primark netflix emmerdale corrie eastenders macmillan mencap motability samaritans scope shopmobility
    lloyds elvis dickens lady gent gentleman bloke chap lass lad idva igel fragmin tinzaparin rosier seacole nightingale bluebird
    cavell attlee bevan fleming lister jenner darwin sapphire emerald amber ruby jubilee willows rosewood horlicks weetabix short echo rota early late lates nights night`),
  ]),
  medicalEnding:
    /(?:itis|osis|emia|uria|gram|scopy|tomy|ectomy|ol|ine|in|azole|pril|mab|nib|ing|ed|ly|tion|ment|ness|ic|al|ous|ive|able|ity|ism|logy|pam|ate|ide)$/,
  cues: phrasesOf(`assisted|encouraged|reminded|prompted|supported|toileted|hoisted|repositioned|bathed|showered|sat with|chatted
    with|chatted to|chat with|spoke w|d / w|fetched|supervised|clerked by|consented by|collateral from|history from|hx from|voicemail from|text
    from|text to|email to|letter to|copy to|cc|fao|attn|accepted by|taken by|sent by|requested by|witnessed by|countersigned by|counselled
    by|supervised by|supported by|translated by|interpreted by|covering for|cover for|on behalf of|nurse in charge|on call|key
    nurse|named nurse|keyworker|s / b|r / v by|rv with|handed to|relayed to|passed to|msg to|message for|message to|thanks to|introduced
    to|engaged with|engaging with|sitting with|brought in with|comes with|dropped off by|picked up by|driven by|fed by|found by|cared for by|looked
    after by|supporting|visiting|phoning|ringing|reassuring|helping|told by|told|jointly with|joint visit with|joint session with|seen w|seen w /|seen with|assessed w|assessed with|done w|done w /|done with|r / v|referral by|referred in by|booked by|discussed with|d / w|disc with|dw|spoke with|spoke to|spoken to|spoken with|speaking to|talked to|talked
    with|seen by|rv by|reviewed by|review by|reviewed with|rev by|examined by|assessed by|operated by|performed by|done
    by|dressed by|signed by|signed|written by|accompanied by|brought by|brought in by|bib|attended with|here with|came with|lives
    with|living with|stays with|married to| handed over to|handover to|handover from|h / o to|handed over from|referred by|ref
    from|ref by|referral from|referred to|phoned|rang|called|calls from|call from|phone call from|t / c from|tc from|t / c to|tc
    to|tel call from|message from|msg from|letter from|email from|updated|informed|asked|advised|reassured|helped|escorted
    by|escorted|chaperone|chaperoned by|per|as per|according to|under|c / o|care of|booked with|appt with|appointment with|
    follow up with|f / u with|clinic with|session with|meeting with|visit from|visited by|visit by|collected by|named|goes
    by|known as|likes to be called|prefers|a . k . a .|aka|bloods of|bloods for|results of|results for|notes of|notes for|bed
    of|assist x1 for|assist for|care for|care of|obs for|meds for|chase|bleep|bleeped|contact|inform|ring|phone|call|let|liaise
    with|liaised with|left msg w|msg w|met with|visited|hand over to`),
  weakCues: setOf(`with to by for from and of re about w & via than or`),
  personVerbs:
    setOf(`kicked spat throws slapped screamed pushed grabbed grabs banged mumbles mumbled moaned moans nodded nods snored danced knits knitted
    smiles sobbed yelled yells threatens whispered waved groaned giggled giggles hugged sang napped peed says said states stated reports
    reported denies denied refuses refused declines declined asks asked agrees agreed accepts accepted wants wanted wishes requests
    requested complains complained tells told feels felt thinks thought believes knows understands remembers cries cried tearful screams
    shouts shouted sleeps slept eats ate drinks drank walked mobilises mobilised wanders coughs coughed vomits vomited smokes attends
    attended phones phoned rings rang visits visited lives plays helps helped signs signed consents consented consenting explains
    explained mentions mentioned describes described enjoys enjoyed likes prefers hates loves worries worried hopes expects manages
    tolerates tolerated alert orientated oriented confused agitated drowsy awake asleep anxious upset happy pleasant cooperative
    reluctant unwell keen restricting attending came burned burnt bit bled broke chose climbed collapsed collected crashed cut desats
    desatted desaturated deteriorated dislikes dozed dozing fainted faint gained hit hurt injured itching knocked lost met misses missed
    moved opens paces pacing pulled punched ran recovered relapsed requires rested resting retching screaming seized shivering smiled
    smiling snoring spiked spoke stable started stepped stopped struggled struggles stung swallowed sweating swore talked talks thanked
    threw tired tries tried twisted voided wakes woke walking washed wears wearing weighs well withdrew went writes wrote applied became
    began asleep calmed dressed drank fed fasting forgets forgot got gets hears heard hit keeps kept laughed learned left lashed listens
    looks looked needs noticed presses pressed promised qualifies quit raised reads recalls refusing repeated retired rubs scratched
    sings slid smoked snores spends spent spits stutters suffers swears takes taking thinks threatened thrown touches turned turns uses
    vomiting waits waited waiting wants wandered wandering weepy wheezing wheezy worsening reviewed reviewing examined advised suggested
    recommends operated rota'd fell fallen trips tripped slipped returns arrives brought brings saw picked picks sits sat stood hid
    hides see fix aware informed unhappy nbm dnar dnacpr discharged admitted readmitted apyrexial afebrile pyrexial febrile hypotensive
    tachycardic bradycardic hypoxic jaundiced dehydrated constipated nauseous nauseated dizzy breathless delirious incontinent continent
    bedbound housebound widowed intubated extubated sedated catheterised cannulated consented sleeping eating drinking crying laughing
    sobbing shouting struggling coping smoking vaping calm chatty comfortable subdued restless cheerful brighter guarded paranoid elated
    adamant dna'd dnad giggling weeping grumpy lethargic homesick lonely bored excited frustrated angry aggressive abusive intoxicated
    drunk pregnant breastfeeding`),
  thingVerbs:
    setOf(`is was has had will needs needed presents presented works worked managed returned went goes leaves left takes took gave gives
    arrived came comes seen settled stands lies lay calls called to walks suggests gets got able unable remains remained
    continues stays`),
  ownedKin: setOf(
    "family wife husband partner daughter son mother father mum dad brother sister parents sons daughters",
  ),
  beforeVerb:
    setOf(`not also still now then just has have had was is did does didn't doesn't isn't wasn't been will would who kindly again really
    very`),
  speech: setOf(``),
  signatureBefore: setOf(`signed sn rn hca dr by ot pt sho reg per`),
  noSignature:
    setOf(`icu itu hdu ed er gp ot pt slt mdt nhs uti dvt pe mi cva tia copd bp hr rr ca cp sob nbm po iv im sc od bd td qds prn mrn dob
    nok rv fu hx rx dx tx fh sh ok am pm us ct mr mri ecg echo fbc ue lft crp inr gcs ews news pmh dnr cpr ted rn hca sn ho en ob
    abd wob wn th nad nkda`),
  shortName: /^(?:Wm|Jas|Chas|Geo|Thos|Jos|Robt|Edw|Alex|St)$/u,
  genitive: "plain",
  signOffFirsts: setOf(
    `with kind kindest best warm warmest many regards yours sincerely signed electronically digitally thank thanks respectfully cheers`,
  ),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|signed(?: by)?|(?:electronically|digitally) signed(?: by)?|thank you|thanks|respectfully|cheers|best)(?!\p{L})[^\p{L}\p{N}]*/u,
});

import { type NameWords, setOf } from "../../engine/name-words.ts";

/** How English notes introduce names. */
export const ENGLISH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`mr mrs ms miss mx dr drs prof professor doctor sir dame lord lady rev reverend sister nurse master judge
    captain`),
  weakTitles: setOf("sir dame lord lady sister nurse master doctor professor judge captain rev"),
  titleEndings: setOf(""),
  roles: setOf(`patient nurse midwife physiotherapist physio psychologist surgeon consultant registrar anaesthetist
    anesthesiologist cardiologist neurologist paediatrician pediatrician gynaecologist urologist oncologist radiologist
    psychiatrist dermatologist internist geriatrician pharmacist dietitian therapist sho fy1 fy2 st3 gp carer keyworker
    colleague son daughter husband wife partner fiance fiancee boyfriend girlfriend brother sister mother father mum mom dad
    grandson granddaughter grandmother grandfather uncle aunt niece nephew cousin neighbour neighbor friend
    named called signed by interpreter`),
  looseFields: setOf(
    "patient mother father husband wife son daughter partner parent contact carer caregiver to from provider assistant resident intern nurse attention",
  ),
  particles: setOf("de del della di da van von der den la le du st st. mac mc o' o al el ben bin ibn abu y dos das"),
  openingParticles: setOf("de del della di da van von la le du st mac mc al el ben bin abu"),
  stops:
    setOf(`ward hospital clinic centre center department unit service university institute foundation surgery practice
    street road avenue lane email e-mail phone tel mobile fax mrn dob nhs consultant registrar nurse doctor physician
    specialist surgeon director cardiology neurology medicine paediatrics pediatrics oncology urology radiology psychiatry
    dermatology orthopaedics orthopedics geriatrics haematology hematology nephrology icu date age sex patient
    diagnosis treatment history the a an this that he she they was is has had will please re ref cc md frcs frcp mrcp
    mbbs mbchb phd rn bsc facs consultants office emergency general and or on at in for with of to from by`),
  siteBefore:
    setOf(`st saint hospital clinic university college school mount lake river port fort cape new north south east
    west royal`),
  eponymNouns:
    setOf(`disease syndrome sign signs test scale score manoeuvre maneuver tumour tumor lymphoma fracture hernia
    sarcoma oesophagus esophagus ulcer ulcers classification technique method index criteria criterion catheter needle drain
    bodies cells cell tube tubes gland duct ligament operation procedure phenomenon triad reflex angle space stain palsy
    anaemia anemia carcinoma contracture chorea thyroiditis purpura disorder lines nodes node deformity position syndrome's
    collar forceps stage staging grade brace block law point angle ring cyst nodule pouch fascia murmur respiration
    dementia epilepsy encephalopathy ataxia atrophy dystrophy infusion solution lactate agar media medium repair stain`),
  placeBefore:
    setOf(`in from to near at of lives living lived resides resident born moved city town village county state
    visiting visited travelled traveled returned around outside`),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|signed(?: by)?|(?:electronically|digitally) signed(?: by)?|thank you|thanks|respectfully|cheers|best)(?!\p{L})[^\p{L}\p{N}]*/u,
});

import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";

/** English: forms, dates, numbers and addresses of British, Irish and American notes. */
export const ENGLISH_FORMS: LanguageRules = Object.freeze({
  language: "en",
  fields: {
    person: phrasesOf(`Name|Patient name|Patient|Full name|Surname|Last name|First name|Forename|Forenames|Given name|
      Given names|Middle name|Family name|Preferred name|Known as|Alias|Consultant|Doctor|Dr|Physician|Attending|
      Attending physician|Attending doctor|Referring physician|Referring doctor|Referred by|Primary care physician|PCP|GP|
      General practitioner|Registrar|Surgeon|Assistant|First assistant|Anaesthetist|Anesthesiologist|Radiologist|
      Pathologist|Nurse|Named nurse|Staff nurse|Midwife|Dictated by|Signed|Signed by|Electronically signed by|Reported by|
      Verified by|Authorised by|Authorized by|Reviewed by|Completed by|Author|Prepared by|Seen by|Requested by|
      Requesting physician|Ordering provider|Provider|Clinician|Therapist|Physiotherapist|Social worker|Keyworker|
      Next of kin|NOK|Emergency contact|Contact|Contact name|Carer|Caregiver|Guardian|Mother|Father|Husband|Wife|Spouse|Son|
      Daughter|Partner|Parent|Attn|Attention|Supervisor|Resident|Intern|Interpreter|Cc|Witness|To|From|Dear`),
    place:
      phrasesOf(`City|Town|Home town|Hometown|County|State|Country|Place of birth|POB|Birthplace|Country of birth|Born in|Nationality|
      Residence|Location|City/State|Town/City|Province|Region`),
    date: phrasesOf(`Date|DOB|D.O.B.|Date of birth|Birth date|Birthdate|Date of admission|Admission date|Admitted|
      Date admitted|Date of discharge|Discharge date|Discharged|Date of service|Date of visit|Visit date|Date of report|
      Date of procedure|Date of operation|Date of surgery|Date of death|Date seen|Clinic date|Date of clinic|Dictated|
      Transcribed|Typed|Date typed|Date dictated|Report date|Collected|Received`),
    time: phrasesOf("Time|Time seen|Time of arrival|Arrival time"),
    age: phrasesOf("Age|Age at visit"),
    id: phrasesOf(`MRN|Medical record number|Medical record|Medical record no|Record number|Hospital number|Hospital no|
      Hospital ID|Unit number|Unit no|NHS number|NHS no|NHS|CHI number|CHI|H&C number|SSN|Social security number|
      National insurance number|NI number|Patient ID|Patient no|Patient number|ID|ID number|Case number|Case no|
      Account number|Account no|Account|Acct|Encounter|Encounter number|Visit number|Episode|Accession|Accession number|
      Accession no|Specimen|Specimen no|Policy number|Policy no|Member ID|Insurance ID|Medicare number|Medicaid number|
      License number|Licence number|GMC|GMC number|GMC no|NMC|NMC PIN|NPI|DEA|Passport|Passport number|Ref|Our ref|
      Your ref|Reference|Room|Bed|Ward/Bed`),
    phone: phrasesOf(`Phone|Telephone|Tel|Mobile|Cell|Cell phone|Home phone|Work phone|Fax|Contact number|Contact no|
      Phone number|Telephone number|Pager|Bleep|Ext|Tel/Fax`),
    email: phrasesOf("Email|E-mail|Email address|Website|Web"),
    address: phrasesOf("Address|Home address|Street|Street address|Postal address|Mailing address"),
    postcode: phrasesOf("Postcode|Post code|Postal code|Zip|Zip code"),
    other:
      phrasesOf(`Sex|Gender|Ward|Department|Service|Specialty|Hospital|Clinic|Unit|Insurance|Occupation|Religion|Ethnicity|Race|
      Marital status|Chief complaint|Presenting complaint|Complaint|Reason for admission|Reason for visit|
      Reason for referral|History|History of present illness|HPI|History of presenting complaint|Past medical history|PMH|
      Past surgical history|PSH|Family history|FH|Social history|SH|Medical history|Drug history|Medications|Medication|
      Current medications|Home medications|Discharge medications|Allergies|Review of systems|ROS|Physical examination|
      Physical exam|Examination|On examination|O/E|Vital signs|Vitals|Observations|Investigations|Laboratory data|Labs|
      Laboratory results|Results|Imaging|Radiology|Chest X-ray|CXR|CT|MRI|ECG|EKG|Blood tests|Bloods|Impression|Assessment|
      Assessment and plan|Plan|Diagnosis|Diagnoses|Primary diagnosis|Secondary diagnoses|Admission diagnosis|
      Discharge diagnosis|Final diagnosis|Differential diagnosis|Hospital course|Course|Procedure|Procedures|Operation|
      Findings|Technique|Indication|Indications|Comparison|Conclusion|Summary|Recommendations|Follow-up|Follow up|
      Disposition|Condition on discharge|Condition|Discharge condition|Discharge instructions|Instructions|Comments|Notes|
      Note|Re|Subject|Title|Blood pressure|BP|HR|Pulse|Temperature|Temp|Weight|Height|Specimens|Complications|
      Mx|Ix|Dx|Rx|Hx|Tx|Sx|Dispo|Micro|Neuro|Resp|CVS|CNS|GI|Abdo|MSK|Skin|Sleep|Mood|Diet|Obs|Anaesthesia|Anesthesia|Estimated blood loss|Status|Code status|Actions|Problems|Problem list`),
  },
  headings: phrasesOf(`Discharge summary|Clinic letter|Progress note|Progress notes|Operative report|Operative note|
    Admission note|Consultation|Consultation note|Emergency department note|Nursing note|Nursing notes|Referral letter|
    Patient details|Patient information|Patient demographics|Personal details|Demographics|Radiology report|
    Pathology report|History and physical|Transfer summary|Death summary`),
  dates: {
    months: phrasesOf("january|february|march|april|may|june|july|august|september|october|november|december"),
    shortMonths: phrasesOf("jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec"),
    ambiguousMonths: phrasesOf("may|march|mar|dec|jan|jun"),
    link: "(?:of|/|-)",
    range: "(?:to|and|through|until|-|–)(?:\\s+the)?",
    before: "in|since|from|until|till|by|of|during|early|late|mid|and|around|circa|last|next|before|after",
    year: "year",
    dayBefore: "on|dated|since|until|till|from|seen|due|by|to",
    timeBefore: "at|by|from|until|around|approximately|time",
    timeUnit: "hours?|hrs?|h|a\\.?\\s?m\\.?|p\\.?\\s?m\\.?|o['’]clock",
  },
  ages: {
    numbers: `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|
      eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`,
    units: "(?:years?|yrs?|months?|mths?|mo|weeks?|wks?|days?)",
    compounds: ["#[- ]?(?:years?|yrs?|months?|weeks?|days?)[- ]olds?", "#\\s?(?:y/?o|y\\.o\\.?)", "#yr[- ]?old"],
    before: /\b(?:aged?|age of|at age|at the age of|age\s*:|turned)\s*$/iu,
    after: /^\s*(?:of age|old)\b/iu,
    notAfter: /^\s*(?:ago|later|history|earlier)/iu,
  },
  phones: {
    countries: ["GB", "US", "IE"],
    labels: "phone|telephone|tel|mobile|mob|cell|fax|pager|bleep|ext|contact (?:no|number)|called on|call|ph",
  },
  numbers: {
    labels: `mrn|m\\.r\\.n\\.|medical record(?:\\s(?:number|no\\.?|#))?|hospital\\s(?:number|no\\.?|id|#)|unit\\s(?:number|no\\.?|#)|
      nhs(?:\\s(?:number|no\\.?|#))?|chi(?:\\s(?:number|no\\.?))|ssn|social security(?:\\s(?:number|no\\.?|#))?|national insurance(?:\\s(?:number|no\\.?))?|
      (?:patient|case|account|acct|visit|encounter|accession|specimen|policy|member|insurance|medicare|medicaid|licen[sc]e|record|reference|passport|chart)\\s?(?:number|no\\.?|id|#)|
      acct|gmc(?:\\s(?:number|no\\.?))?|nmc(?:\\s(?:pin|number|no\\.?))?|npi|dea|passport|(?:our|your)\\sref|ref`,
    inSentences: `(?:record|hospital|file|patient|identification|id|reference|chart|case|insurance)?\\s?(?:number|no\\.)`,
    isVerbs: "is|was|being",
    schemes: ["nhs", "nino", "ssn"],
  },
  addresses: {
    after: `street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|crescent|cres|court|ct|place|pl|square|sq|terrace|gardens|gdns|
      grove|way|boulevard|blvd|hill|mews|row|walk|green|highway|hwy|parkway|pkwy|circle|cir|trail|rise|view|park|parade|wharf|quay|gate`,
    tail: "(?:,?\\s(?:apt|apartment|flat|unit|suite|ste|floor|fl|#)\\.?\\s?#?[\\dA-Z]{1,5})?",
    postcodes: ["uk", "us"],
  },
} satisfies LanguageRules);

import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** English: forms, dates, numbers and addresses of British, Irish and American notes. */
export const ENGLISH_FORMS: LanguageRules = Object.freeze({
  language: "en",
  fields: {
    person: LISTS.phrases("fields person"),
    place: LISTS.phrases("fields place"),
    date: LISTS.phrases("fields date"),
    time: phrasesOf("Time|Time seen|Time of arrival|Arrival time"),
    age: phrasesOf("Age|Age at visit"),
    id: LISTS.phrases("fields id"),
    phone: LISTS.phrases("fields phone"),
    email: phrasesOf("Email|E-mail|Email address|Website|Web"),
    address: phrasesOf("Address|Home address|Street|Street address|Postal address|Mailing address"),
    postcode: phrasesOf("Postcode|Post code|Postal code|Zip|Zip code"),
    other: LISTS.phrases("fields other"),
  },
  headings: LISTS.phrases("headings"),
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

/** What a field of a form holds, as far as rules care; `other` is any field that holds no identifying value of its own. */
export type FieldKind =
  | "person"
  | "place"
  | "date"
  | "time"
  | "age"
  | "id"
  | "phone"
  | "email"
  | "address"
  | "postcode"
  | "other";

/** How a language's notes write fields, dates, numbers and addresses. Words are folded (see `foldWord`) unless said otherwise. */
export interface LanguageRules {
  /** ISO 639-1 code. */
  readonly language: string;
  /** Field names as written, by what stands behind their colon. */
  readonly fields: Readonly<Partial<Record<FieldKind, readonly string[]>>>;
  /** Section headings that stand alone on a line, as written. */
  readonly headings: readonly string[];
  readonly dates: DateWords;
  readonly ages: AgeWords;
  readonly phones: PhoneWords;
  readonly numbers: NumberWords;
  readonly addresses: AddressWords;
}

/** Sources of regular expressions, for dates and times. */
export interface DateWords {
  readonly months: readonly string[];
  /** Abbreviations of months: a day or a year must stand beside them. */
  readonly shortMonths: readonly string[];
  /** Months that are common words too: without a year they need a capital. */
  readonly ambiguousMonths: readonly string[];
  /** Between day and month, and month and year: "de", "del año". */
  readonly link: string;
  /** Between the two days of a range: "al", "tot en met". */
  readonly range: string;
  /** Before a year that stands alone, or a month without a day. */
  readonly before: string;
  /** "año": part of the date. */
  readonly year: string;
  /** Before a day and month in digits without a year: "el 12/3". */
  readonly dayBefore: string;
  /** Before a time of day. */
  readonly timeBefore: string;
  /** Behind a time of day. */
  readonly timeUnit: string;
}

/** Sources of regular expressions, for ages. */
export interface AgeWords {
  /** Numbers in words. */
  readonly numbers: string;
  readonly units: string;
  /** An age as one word: "78-jarige", "45enne", "45-year-old"; `#` stands for the number. */
  readonly compounds: readonly string[];
  /** What stands right before an age: "varón de", "edad". Tested on the text that ends there. */
  readonly before: RegExp;
  /** What stands before an age in years only: "a los". */
  readonly beforeYears?: RegExp;
  /** What stands right behind an age: "de edad", "oud". Tested on the text that begins there. */
  readonly after: RegExp;
  /** What stands behind a length of time that is no age: "de evolución". */
  readonly notAfter: RegExp;
}

export interface PhoneWords {
  /** ISO 3166 codes whose national numbers are recognised without a country code. */
  readonly countries: readonly ("ES" | "IT" | "GB" | "US" | "NL" | "BE" | "IE")[];
  /** Source of a regular expression: "tel(?:éfono)?", "fax". */
  readonly labels: string;
}

export interface NumberWords {
  /** Source of a regular expression: what introduces a number that identifies ("NHC", "patiëntnummer"). */
  readonly labels: string;
  /** Source: further words that introduce one inside a sentence, with more between ("número"). */
  readonly inSentences: string;
  /** Source: "is", "was", between a number and what it is. */
  readonly isVerbs: string;
  /** Country whose identity numbers are recognised by their checksum. */
  readonly schemes: readonly ("dni" | "nie" | "cif" | "nss" | "codicefiscale" | "bsn" | "nhs" | "nino" | "ssn")[];
}

export interface AddressWords {
  /** Source: kinds of street that stand before the street's name ("Calle"); undefined where they stand behind. */
  readonly before?: string;
  /** Kinds of street behind the name, as a word of its own ("Road"). */
  readonly after?: string;
  /** Endings of street names ("straat"). */
  readonly ending?: string;
  /** Source: what may follow the house number: floor, door, flat. */
  readonly tail: string;
  /** Postcodes: which scheme. */
  readonly postcodes: readonly ("nl" | "es" | "it" | "uk" | "us")[];
}

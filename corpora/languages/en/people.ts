import type { PeopleWords } from "../language-pack.ts";
import { tableOf } from "../word-lists.ts";

const MALE_TITLES = ["Mr", "Mr", "Mr", "Mr.", "mr"];
const FEMALE_TITLES = ["Mrs", "Mrs", "Ms", "Miss", "Mrs.", "Ms.", "mrs"];
const DOCTOR_TITLES = ["Dr", "Dr", "Dr", "Dr.", "Doctor", "dr", "Prof", "Prof."];

/** Titles, relations and professions in British, Irish and American notes. */
export const ENGLISH_PEOPLE: PeopleWords = {
  titles: {
    patient: { male: MALE_TITLES, female: FEMALE_TITLES },
    relative: { male: MALE_TITLES, female: FEMALE_TITLES },
    doctor: { male: [...DOCTOR_TITLES, "Mr", "Mr"], female: [...DOCTOR_TITLES, "Miss", "Ms"] },
    nurse: {
      male: ["Nurse", "Staff Nurse", "SN", "Charge Nurse", "RN", "nurse", "S/N"],
      female: ["Nurse", "Sister", "Staff Nurse", "SN", "Sr", "RN", "nurse", "Matron", "S/N"],
    },
  },
  givenTitles: {
    male: ["Mr", "Uncle", "Master", "Bro"],
    female: ["Miss", "Auntie", "Sister", "Ms", "Nanny"],
  },
  relations: [
    { male: "son", female: "daughter" },
    { male: "son", female: "daughter" },
    { male: "husband", female: "wife" },
    { male: "husband", female: "wife" },
    { male: "dad", female: "mum" },
    { male: "father", female: "mother" },
    { male: "brother", female: "sister" },
    { male: "partner", female: "partner" },
    { male: "grandson", female: "granddaughter" },
    { male: "son-in-law", female: "daughter-in-law" },
    { male: "nephew", female: "niece" },
    { male: "uncle", female: "aunt" },
    { male: "grandad", female: "nan" },
    { male: "stepson", female: "stepdaughter" },
    { male: "stepdad", female: "stepmum" },
    { male: "cousin", female: "cousin" },
    { male: "ex-husband", female: "ex-wife" },
    { male: "dad", female: "mom" },
    { male: "twin brother", female: "twin sister" },
    { male: "foster father", female: "foster mother" },
  ],
  friends: [
    { male: "neighbour", female: "neighbour" },
    { male: "friend", female: "friend" },
    { male: "carer", female: "carer" },
    { male: "neighbor", female: "neighbor" },
    { male: "flatmate", female: "flatmate" },
    { male: "boyfriend", female: "girlfriend" },
    { male: "landlord", female: "landlady" },
    { male: "personal assistant", female: "home help" },
    { male: "colleague", female: "colleague" },
    { male: "best mate", female: "best friend" },
    { male: "roommate", female: "roommate" },
  ],
  doctors: [
    { male: "consultant", female: "consultant" },
    { male: "registrar", female: "registrar" },
    { male: "SHO", female: "SHO" },
    { male: "F1", female: "F1" },
    { male: "GP", female: "GP" },
    { male: "attending", female: "attending" },
    { male: "resident", female: "resident" },
    { male: "med reg", female: "med reg" },
    { male: "intern", female: "intern" },
    { male: "psychiatrist", female: "psychiatrist" },
    { male: "surgeon", female: "surgeon" },
    { male: "locum", female: "locum" },
    { male: "house officer", female: "house officer" },
    { male: "geriatrician", female: "geriatrician" },
    { male: "anaesthetist", female: "anaesthetist" },
  ],
  nurses: [
    { male: "staff nurse", female: "staff nurse" },
    { male: "district nurse", female: "district nurse" },
    { male: "charge nurse", female: "ward sister" },
    { male: "HCA", female: "HCA" },
    { male: "RN", female: "RN" },
    { male: "CNS", female: "CNS" },
    { male: "student nurse", female: "student nurse" },
    { male: "night nurse", female: "night nurse" },
    { male: "practice nurse", female: "practice nurse" },
    { male: "tissue viability nurse", female: "tissue viability nurse" },
    { male: "CPN", female: "CPN" },
    { male: "nurse practitioner", female: "nurse practitioner" },
    { male: "bank nurse", female: "agency nurse" },
  ],
  staff: [
    { male: "physio", female: "physio" },
    { male: "OT", female: "OT" },
    { male: "SLT", female: "SLT" },
    { male: "dietitian", female: "dietitian" },
    { male: "social worker", female: "social worker" },
    { male: "pharmacist", female: "pharmacist" },
    { male: "psychologist", female: "psychologist" },
    { male: "ward clerk", female: "ward clerk" },
    { male: "chaplain", female: "chaplain" },
    { male: "porter", female: "receptionist" },
    { male: "care coordinator", female: "care coordinator" },
    { male: "radiographer", female: "radiographer" },
    { male: "paramedic", female: "midwife" },
    { male: "interpreter", female: "interpreter" },
    { male: "case manager", female: "case manager" },
    { male: "keyworker", female: "keyworker" },
    { male: "podiatrist", female: "podiatrist" },
    { male: "respiratory therapist", female: "respiratory therapist" },
  ],
  nicknames: tableOf(`
    Margaret: Maggie, Peggy, Madge, Mags, Meg; Elizabeth: Liz, Betty, Beth, Lizzie, Libby, Betsy;
    Katherine: Kath, Katie, Kitty, Kate; Catherine: Cath, Cathy, Kate; Patricia: Pat, Trish, Patsy, Tricia;
    William: Bill, Billy, Will, Willie, Liam; Robert: Bob, Bobby, Rob, Robbie; Richard: Dick, Rich, Ricky;
    James: Jim, Jimmy, Jamie; John: Jack, Johnny; Michael: Mick, Mike, Mickey; Thomas: Tom, Tommy; Edward: Ted, Eddie, Ned, Teddy;
    Charles: Charlie, Chas, Chuck; Anthony: Tony; Joseph: Joe, Joey; David: Dave, Davey; Daniel: Dan, Danny; Kenneth: Ken, Kenny;
    Ronald: Ron, Ronnie; Gerald: Gerry; Raymond: Ray; Leonard: Len, Lenny; Frederick: Fred, Freddie; Albert: Bert, Al;
    Alfred: Alf, Alfie; Harold: Harry, Hal; Henry: Harry, Hank; Andrew: Andy, Drew; Stephen: Steve; Steven: Stevie;
    Christopher: Chris, Kit; Peter: Pete; Samuel: Sam, Sammy; Benjamin: Ben, Benji; Matthew: Matt; Nicholas: Nick;
    Alexander: Alex, Sandy, Alec; Timothy: Tim; Gregory: Greg; Jeffrey: Jeff; Douglas: Doug; Susan: Sue, Suzie;
    Deborah: Debs, Debbie; Christine: Chris, Chrissie; Jacqueline: Jackie; Dorothy: Dot, Dottie, Dolly; Florence: Flo, Florrie;
    Winifred: Win, Winnie; Josephine: Jo, Josie; Barbara: Babs, Barb; Victoria: Vicky, Tori; Rebecca: Becky, Becca;
    Jennifer: Jen, Jenny; Theresa: Terri, Tess; Frances: Fran, Frankie; Pamela: Pam; Sandra: Sandie; Alexandra: Lexi, Sasha;
    Samantha: Sam; Amanda: Mandy; Gwendolyn: Gwen; Eleanor: Ellie, Nell; Isabella: Bella, Izzy; Kimberly: Kim; Cynthia: Cindy;
    Angela: Angie; Judith: Judy; Virginia: Ginny; Charlotte: Lottie; Geraldine: Ger; Bernadette: Bernie; Maureen: Mo;
    Philomena: Phil; Patrick: Paddy, Pat; Francis: Frank
  `),
  words: {
    he: { male: "he", female: "she" },
    He: { male: "He", female: "She" },
    him: { male: "him", female: "her" },
    his: { male: "his", female: "her" },
    himself: { male: "himself", female: "herself" },
    man: { male: "man", female: "woman" },
    gent: { male: "gentleman", female: "lady" },
    boy: { male: "boy", female: "girl" },
    sex: { male: "M", female: "F" },
    husband: { male: "wife", female: "husband" },
  },
};

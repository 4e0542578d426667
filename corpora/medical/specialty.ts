/** The hospital departments that a note can come from, as a Dutch hospital names them. */
export const SPECIALTIES = [
  "cardiologie",
  "longgeneeskunde",
  "neurologie",
  "maag-darm-leverziekten",
  "interne",
  "nefrologie",
  "endocrinologie",
  "reumatologie",
  "oncologie",
  "hematologie",
  "orthopedie",
  "chirurgie",
  "urologie",
  "gynaecologie",
  "kno",
  "oogheelkunde",
  "dermatologie",
  "psychiatrie",
  "geriatrie",
  "kindergeneeskunde",
  "infectieziekten",
  "revalidatie",
  "spoedeisende hulp",
] as const;

/** One of the departments in {@link SPECIALTIES}. */
export type Specialty = (typeof SPECIALTIES)[number];

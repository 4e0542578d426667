/** Eponyms, brands, bacteria, devices and scores in sentences that hold no name. */
export const LOOK_ALIKES_OF_MEDICINE: readonly string[] = [
  "{eponym}, {eponym2}",
  "{abbr}. {abbr2}. {abbr3}",
  "started {brand} this am, stopped {brand2}",
  "{brand} with {brand2} prn, no {brand3} since {weekday}",
  "transferred from {ward} to {ward2}, {device} in situ",
  "swab grew {bug}, started on {med}",
];

/** Medicines of several countries that are given names too, folded; trade marks of their owners. */
export const NAMED_MEDICINES: ReadonlySet<string> = new Set(
  "yasmin mirena kyleena klaira zoely sayana diane allegra orencia lyrica camilia elettra arianna melodene lucette eloine".split(
    " ",
  ),
);

import { DUTCH_NAMES } from "../rules/languages/nl/names.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that stand before or between surnames and never count alone, folded: Dutch, Spanish, Italian, German, French, Arabic. */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...DUTCH_NAMES.particles,
  ...words(`de del de la las los y i e da das do dos di della dello dei degli delle dal dalla d l le les du des von vom zu zum
    zur und of van vander vanden vd v den der ten ter te t s 's 't in op aan bij uit uijt over onder voor
    el al bin ben ibn bint abu abd af av auf san st`),
]);

/** Forms of address and roles that lists and texts put before a name and that are no part of it, folded. */
export const TITLES: ReadonlySet<string> = new Set(
  words(`dr dra drs prof profa professor profesor profesora doctor doctora dokter arts mr mrs ms miss sir mister madam
    sr sra srta senor senora senorita don dona d dna dhr dhr mw mevr mevrouw meneer mijnheer heer mej fam familie ir ing
    sig signor signora signore sigra dott dottor dottore dottoressa dottssa ssa avv herr frau patient patiente patienten pt pat
    paciente pacientes paziente nurse zuster broeder zr collega colega collega's verpleegkundige`),
);

import { listOf } from "../../word-lists.ts";

/** Diseases, signs and manoeuvres named after people. */
export const EPONYMS = listOf(`
  morbo di Parkinson; malattia di Alzheimer; morbo di Crohn; morbo di Basedow; tiroidite di Hashimoto; morbo di Addison; morbo di Cushing;
  sindrome di Down; sindrome di Sjögren; sindrome di Guillain-Barré; sindrome di Marfan; sindrome di Turner; sindrome di Klinefelter;
  sindrome di Raynaud; fenomeno di Raynaud; morbo di Paget; malattia di Wilson; morbo di Dupuytren; linfoma di Hodgkin; sarcoma di Kaposi;
  sarcoma di Ewing; tumore di Wilms; esofago di Barrett; diverticolo di Meckel; malattia di Behçet; sindrome di Reiter; sindrome di
  Horner; malattia di Menière; paralisi di Bell; corea di Huntington; sindrome di Tourette; sindrome di Korsakoff; sindrome di Asperger;
  malattia di Kawasaki; porpora di Schönlein-Henoch; sindrome di Brugada; cardiopatia di Tako-Tsubo; malattia di Dercum; cisti di Baker;
  neuroma di Morton; morbo di Perthes; frattura di Colles; sindrome di Sudeck; tendinite di De Quervain; sindrome di Munchausen; malattia
  di Lyme; ulcera di Marjolin; gangrena di Fournier; adenoma di Conn; malattia di von Willebrand; sindrome di Edwards; sindrome di
  Costello; tetralogia di Fallot; anello di Kayser-Fleischer; sindrome di Lynch; afasia di Wernicke; malattia di Creutzfeldt-Jakob;
  sindrome di Pickwick; ernia di Bochdalek; tumore di Krukenberg; malattia di Still; demenza di Pick; sindrome di Mallory-Weiss; malattia
  di Buerger; malattia di Forestier; manovra di Heimlich; manovra di Valsalva; manovra di Epley
`);

/** Signs and tests named after people, the name alone. */
export const SIGNS = listOf(`
  Murphy; Blumberg; Babinski; Lasègue; Giordano; Romberg; Mingazzini; Kernig; Brudzinski; Rovsing; Homans; Phalen; Tinel; Trendelenburg;
  Ortolani; Barré; Hoffmann; Wasserman; Thomas; Lachman; McMurray; Jobe; Hawkins; Neer; Dix-Hallpike; Trousseau; Chvostek; Cullen;
  Nikolsky; Allen; Mc Burney
`);

/** Scales, many of them named after people. */
export const SCALES = listOf(`
  Barthel; Braden; Norton; Conley; Tinetti; Glasgow; GCS; MMSE; NEWS; NRS; VAS; PAINAD; BPS; RASS; Rankin; Karnofsky; ECOG; Apgar;
  Aldrete; MUST; CIRS; Waterlow; Morse; Stratify; Berg; TUG; Brass; Exton-Smith; Zarit; Beck; Hamilton; Zung; NIHSS
`);

/** Bacteria, viruses and fungi. */
export const ORGANISMS = listOf(`
  Escherichia coli; E. coli; Klebsiella pneumoniae; Klebsiella KPC; Pseudomonas aeruginosa; Staphylococcus aureus; MRSA; Enterococcus
  faecalis; Proteus mirabilis; Clostridium difficile; C. difficile; Candida albicans; Acinetobacter baumannii; Streptococcus pneumoniae;
  Legionella; Salmonella; Campylobacter; Listeria; Helicobacter; Serratia marcescens; Enterobacter cloacae; Morganella morganii;
  Providencia stuartii; Bordetella; Neisseria; Aspergillus; Rotavirus; VRS; Bartonella; Brucella; Rickettsia; Borrelia; Leishmania;
  Giardia
`);

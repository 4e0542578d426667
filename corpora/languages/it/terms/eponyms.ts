import { listOf } from "../../word-lists.ts";

/** Diseases, signs and manoeuvres named after people. */
export const EPONYMS = listOf(`
  morbo di Parkinson; malattia di Alzheimer; morbo di Crohn; morbo di Basedow; tiroidite di Hashimoto; morbo di Addison; morbo di
  Cushing; sindrome di Down; sindrome di Sjögren; sindrome di Guillain-Barré; sindrome di Marfan; sindrome di Turner; sindrome di
  Klinefelter; sindrome di Raynaud; fenomeno di Raynaud; morbo di Paget; malattia di Wilson; morbo di Dupuytren; linfoma di Hodgkin;
  sarcoma di Kaposi; sarcoma di Ewing; tumore di Wilms; esofago di Barrett; diverticolo di Meckel; malattia di Behçet; sindrome di
  Reiter; sindrome di Horner; malattia di Menière; paralisi di Bell; corea di Huntington; sindrome di Tourette; sindrome di Korsakoff;
  sindrome di Asperger; malattia di Kawasaki; porpora di Schönlein-Henoch; sindrome di Brugada; cardiopatia di Tako-Tsubo; malattia di
  Dercum; cisti di Baker; neuroma di Morton; morbo di Perthes; frattura di Colles; sindrome di Sudeck; tendinite di De Quervain;
  sindrome di Munchausen; malattia di Lyme; ulcera di Marjolin; gangrena di Fournier; adenoma di Conn; malattia di von Willebrand;
  sindrome di Edwards; sindrome di Costello; tetralogia di Fallot; anello di Kayser-Fleischer; sindrome di Lynch; afasia di Wernicke;
  malattia di Creutzfeldt-Jakob; sindrome di Pickwick; ernia di Bochdalek; tumore di Krukenberg; malattia di Still; demenza di Pick;
  sindrome di Mallory-Weiss; malattia di Buerger; malattia di Forestier; `); /** Signs and tests named after people, the name alone. */
export const SIGNS =
  listOf(` Murphy; Blumberg; Babinski; Lasègue; Giordano; Romberg; Mingazzini; Kernig; Brudzinski; Rovsing; Homans;
  Phalen; Tinel; Trendelenburg; Ortolani; Barré; Hoffmann; Wasserman; Thomas; Lachman; McMurray; Jobe; Hawkins; Neer; Dix-Hallpike;
  Trousseau; Chvostek; Cullen; Nikolsky; Allen; Mc Burney
`);

/** Scales, many of them named after people, with a score. */
export const SCALES = listOf(`
  Barthel 45/100; Barthel 15; Barthel 80/100; Barthel modificata 60; Braden 12; Braden 18; Norton 9; Norton plus 14; Conley 4; Conley 2;
  Tinetti 14/28; Tinetti 21; Glasgow 15; Glasgow 9; GCS 14; MMSE 22/30; MMSE 17; NEWS 3; NRS 6; VAS 4; PAINAD 3; BPS 5; RASS 0; RASS -2;
  Rankin 3; mRankin 4; Karnofsky 60; ECOG 1; MUST 2; CIRS 4; Waterlow 16; Morse 55; Stratify 2; Berg 38/56; Brass 12; Exton-Smith 8;
  Zarit 41; Beck 19; Hamilton 22; Zung 48; NIHSS 7; Katz 3/6; Lawton 4/8; Tanner III; Bristol 6; Ashworth 2; Borg 13; Wells 4,5;
  Child-Pugh B; Mallampati II; Killip 2; Forrest III; Balthazar C; Gustilo 2; Garden III; Fitzpatrick II; Ramsay 3; Richmond 0; Cornell
  11; Fagerström 5; Epworth 12; Yesavage 9; Silverman 3; Wong-Baker 4; Flacc 2; Hoehn-Yahr 3; Rockall 3; Bishop 6; Apgar 9/10; Aldrete
  9; Fazekas 2; Wagner 2
`);

/** Bacteria, viruses and fungi. */
export const ORGANISMS = listOf(`
  Escherichia coli; E. coli; Klebsiella pneumoniae; Klebsiella KPC; Pseudomonas aeruginosa; Staphylococcus aureus; MRSA; Enterococcus
  faecalis; Proteus mirabilis; Clostridium difficile; C. difficile; Candida albicans; Acinetobacter baumannii; Streptococcus pneumoniae;
  Legionella; Salmonella; Campylobacter; Listeria; Helicobacter; Serratia marcescens; Enterobacter cloacae; Morganella morganii;
  Providencia stuartii; Bordetella; Neisseria; Aspergillus; Bartonella; Brucella; Rickettsia; Borrelia;
  Giardia
`);

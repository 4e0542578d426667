import { listOf } from "../../word-lists.ts";

/** Operations and treatments, without an article. */
export const PROCEDURES = listOf(`
  colecistectomía; colecistectomía lap; apendicectomía; hernioplastia; hemicolectomía dcha; sigmoidectomía; operación de Hartmann;
  PTR izda; PTC dcha; osteosíntesis con clavo gamma; artroscopia de rodilla; laminectomía; túnel carpiano; RTU de próstata; RTU vesical;
  nefrectomía; prostatectomía; mastectomía; tumorectomía + GC; histerectomía; cesárea; legrado; tiroidectomía total; amigdalectomía;
  septoplastia; traqueotomía; safenectomía; bypass femoropoplíteo; bypass coronario; recambio aórtico; marcapasos; cateterismo;
  cardioversión; ablación de FA; facoemulsificación OD; vitrectomía; CPRE; gastroscopia; colonoscopia; PEG; biopsia hepática;
  toracocentesis; paracentesis; punción lumbar; intervención de Nissen; Whipple; hemorroidectomía; drenaje de absceso
`);

/** Tests, without an article. */
export const TESTS = listOf(`
  analítica; hemograma; coagulación; bioquímica; gasometría; urocultivo; hemocultivos; coprocultivo; PCR COVID; sedimento; ECG; Holter;
  ecocardio; ergometría; MAPA; Rx tórax; Rx de abdomen; Rx cadera; TAC craneal; TAC abdominal; angioTAC; RM lumbar; RM cerebral;
  eco abdominal; eco-doppler MMII; ecografía; mamografía; densitometría; gammagrafía; PET-TAC; gastroscopia; colonoscopia; espirometría;
  polisomnografía; EEG; EMG; fondo de ojo; audiometría; citología; biopsia; PSA; TSH; troponinas; dímero D; hierro y ferritina;
  serologías; Mantoux; test de aliento; SOH
`);

/** Lines, tubes and aids, without an article. */
export const DEVICES = listOf(`
  sonda vesical; SV; SNG; vía periférica; vía central; PICC; reservorio; drenaje; Redon; Blake; Penrose; gafas nasales;
  mascarilla Venturi; VMK; BiPAP; CPAP; bomba de infusión; PCA; colector; bolsa de colostomía; andador; silla de ruedas; grúa;
  colchón antiescaras; collarín; férula; cabestrillo; corsé; faja; muletas; bastón; audífono; Holter; marcapasos; VAC; Abbocath;
  catéter de Hickman; Port-a-cath; sonda Foley; tubo de Mayo; cánula de Guedel; Pleur-evac; Sengstaken; tutor de Ilizarov
`);

/** Germs, as laboratories write them. */
export const GERMS = listOf(`
  E. coli; S. aureus; SARM; Klebsiella pneumoniae; Pseudomonas; P. aeruginosa; Clostridioides difficile; C. difficile;
  Enterococcus faecalis; Proteus mirabilis; Serratia marcescens; Candida albicans; Acinetobacter baumannii; Legionella;
  Streptococcus agalactiae; Salmonella; Campylobacter; Listeria; Morganella morganii; Providencia stuartii; Moraxella; S. epidermidis
`);

/** Specialties and services. */
export const SPECIALTIES = listOf(`
  Cardio; Cardiología; Neumo; Neumología; Digestivo; Neuro; Neurología; Neurocirugía; Trauma; Traumatología; COT; Cirugía; Cir. Vascular;
  Uro; Urología; Nefro; Nefrología; Endocrino; Hematología; Oncología; Reuma; Reumatología; RHB; Dermatología; ORL; Oftalmo; Gine;
  Ginecología; Pediatría; Psiquiatría; Salud Mental; Medicina Interna; MI; Geriatría; Paliativos; UCI; Anestesia; Alergia; Infecciosas;
  Maxilofacial; Radiología; Medicina Nuclear; Preventiva
`);

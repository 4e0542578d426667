import { listOf } from "../../word-lists.ts";

/** Bacteria and other causes, with capitals. */
export const BUGS = listOf(`
  E. coli; Klebsiella; Pseudomonas; Staph aureus; MRSA; Strep A; Strep pneumoniae; Haemophilus; Moraxella; Legionella; Listeria;
  Salmonella; Campylobacter; Shigella; C. difficile; H. pylori; Proteus mirabilis; Enterococcus; Candida albicans; Aspergillus;
  Borrelia; Chlamydia; Neisseria; Bordetella; Serratia; Acinetobacter; Epstein-Barr; Coxsackie B; Norwalk virus; RSV; Covid;
  Influenza A; Zika; Giardia
`);

/** Nationalities, languages and faiths: not places. */
export const NATIONALITIES = listOf(`
  Polish; Romanian; Portuguese; Spanish; Italian; French; German; Urdu; Punjabi; Gujarati; Hindi; Bengali; Sylheti; Tamil; Arabic;
  Somali; Turkish; Kurdish; Farsi; Pashto; Tigrinya; Amharic; Yoruba; Igbo; Twi; Swahili; Cantonese; Mandarin; Vietnamese; Tagalog;
  Thai; Lithuanian; Latvian; Russian; Ukrainian; Bulgarian; Hungarian; Czech; Slovak; Greek; Welsh; Irish; Gaelic; BSL; Nepali
`);

/** Organisations and services. */
export const ORGANISATIONS = listOf(`
  Age UK; Macmillan; Marie Curie; the Samaritans; Crisis; Shelter; Mind; Relate; Alzheimer's Society; Parkinson's UK;
  Stroke Association; British Red Cross; St John Ambulance; Salvation Army; Citizens Advice; the CQC; NHS 111; Social Services;
  the Housing Association; the DWP; Universal Credit; Attendance Allowance; Blue Badge; Dial-a-Ride; Meals on Wheels; Careline;
  Medicare; Medicaid; Kaiser; Blue Cross; Aetna; Humana; Walgreens; CVS; Walmart; Boots; Lloyds Pharmacy; Superdrug; Tesco; Asda;
  Morrisons; Sainsbury's; Marks and Spencer; John Lewis; Wetherspoons; Greggs; McDonald's; Starbucks; the HSE; Barnardo's; Women's Aid;
  Alcoholics Anonymous; Al-Anon; Cruse; Hospice UK; the VA; Hertz; Ford; Rolls-Royce; Jaguar; British Legion; Rotary; Lions club;
  Barclays; Santander; Clarks; Next
`);

/** Abbreviations in capitals, which look like initials. */
export const ABBREVIATIONS_IN_CAPITALS = listOf(`
  NBM; NEWS 3; NEWS2 5; EWS 1; DNACPR; DNAR; RESPECT form; DoLS; MCA; BIA; CHC; MDT; EDD; TTO; TTA; OPD; DNA; POC; QDS POC; BD POC; OT;
  SLT; PRN; BNO; BO type 4; PU; PUing; HNPU; IVI; IVABx; ABx; SCBU; VTE; TVN; SALT; NKDA; PMH; FH; SH; HPC; O/E; SNT; BS present;
  HS I+II+0; PERLA; GCS 15; AVPU A; EOB; SOEOB; WNL; A&O x3; NAD; AOx4; ROM; MOW; LTC; NOF; PPM; ICD; BKA; THR; TKR; ORIF; MUA; EUA;
  LSCS; SVD; PPH; ROM; ARM; FHH; TEDS
`);

/** Things around a bed or in a house. */
export const THINGS = listOf(`
  call bell; glasses; dentures; hearing aids; slippers; dressing gown; handbag; purse; house keys; mobile; iPad; charger;
  walking stick; commode; urinal; tissues; jug of water; blanket; photo album; rosary; prayer book; Bible; Koran; newspaper;
  wedding ring; watch; suitcase; nightie; pyjamas; false teeth; medic alert bracelet; wheelchair; red tray; drug chart; care plan;
  blue folder; yellow book; red book
`);

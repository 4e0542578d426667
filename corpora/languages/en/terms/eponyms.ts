import { listOf } from "../../word-lists.ts";

/** Signs, scores, scales, tests, operations and syndromes called after people: none is a mention. */
export const EPONYMS = listOf(`
  Glasgow Coma Scale 15; Waterlow score 18; Braden 14; Norton score 12; Barthel 16/20; Berg 44/56; Tinetti 19/28; Rockwood 6;
  Clinical Frailty Scale 7; Apgar 9 and 10; Bishop score 6; Wells score 3; Child-Pugh B; Rankin 3; Modified Rankin 2; Ranson 3;
  Mallampati II; Cormack-Lehane 1; Bristol stool type 6; Bristol 4; Kellgren-Lawrence grade 3; Garden III; Gustilo 2; Salter-Harris II;
  Weber B; Lauge-Hansen; Mayo score 4; Karnofsky 60; Gleason 3+4; Breslow 1.2 mm; Clark level III; Tanner stage 3; Hunt and Hess 2;
  Fisher grade 3; Forrest IIa; Killip 1; Braak stage IV; Hoehn and Yahr 3; Ashworth 2; Borg 13; Wong-Baker 4; FLACC 3;
  Abbey pain score 5; Beck 28; Hamilton 19; Edinburgh score 11; Edinburgh Postnatal 13; Addenbrooke's 78/100; MoCA 22; MMSE 24;
  Snellen 6/9; Ishihara 15/17; Amsler grid normal; Schirmer 8 mm; Weber central; Rinne positive; Romberg positive; Babinski downgoing;
  Hoffmann negative; Babinski equivocal; Murphy's sign positive; Rovsing negative; McBurney's tender; Kernig negative;
  Brudzinski negative; Homans negative; Trendelenburg positive; Thomas test positive; Lachman negative; McMurray positive;
  Phalen's positive; Tinel's positive; Finkelstein positive; Hawkins-Kennedy positive; Neer positive; Ober positive; Faber negative;
  Spurling negative; Dix-Hallpike positive; Epley done; Allen's test satisfactory; Simmonds test positive; Thompson test negative;
  Barlow and Ortolani negative; Moro present; Galant present; Cullen's absent; Grey Turner's absent; Chvostek negative;
  Trousseau negative; Cheyne-Stokes breathing; Kussmaul breathing; Virchow's node; Nikolsky negative; Osler's nodes; Janeway lesions;
  Heberden's nodes; Bouchard's nodes; Gottron's papules; Korotkoff sounds; Cushing reflex; Horner's; Argyll Robertson;
  Marcus Gunn pupil; Hartmann's procedure; Whipple's; Billroth II; Ivor Lewis; Nissen; Bassini; Lichtenstein repair; Roux-en-Y;
  Heller's; Ladd's; Keller's; Girdlestone; Ponseti; Bankart repair; Latarjet; Ilizarov; Fontan; Blalock; Ross procedure; Bentall;
  Swan-Ganz; Seldinger; Burch; Manchester repair; Wertheim; Bobath approach; Maitland mobs grade III; McKenzie extension; Buteyko;
  Masako; Mendelsohn manoeuvre; Shaker exercise; Frenkel exercises; Brandt-Daroff; Epworth 12; Gower's sign; Levine 3/6; Austin Flint;
  Graham Steell; Carey Coombs; Kaplan-Meier; Fitzpatrick IV; Hurley stage II; Stanford B; De Bakey; Duke criteria; Ottawa rules;
  Canadian C-spine; Manchester triage yellow; Malinas; Norton; Maslow; Roper Logan Tierney; Lawton 5; Katz 4; Cornell 12; Rockall 2;
  Blatchford 4; Epworth; Parkland formula; Cockcroft-Gault 38; Friedewald; Du Bois; Light's criteria; Centor 3; Alvarado 6;
  Wagner grade 2; Fontaine IIb; Rutherford 4
`);

/** Devices, aids and equipment. */
export const DEVICES = listOf(`
  Zimmer frame; rollator; gutter frame; Sara Stedy; Stedy; Oxford hoist; Rotunda; MoLift; Hovermat; Kirton chair; Repose mattress;
  Nimbus mattress; Hill-Rom bed; Foley catheter; Tiemann catheter; Conveen; Urosac; Ryles tube; NG tube; PEG; Hickman line; Groshong;
  PICC; Port-a-Cath; Venflon; Tegaderm; Redivac; Robinson drain; Jackson-Pratt drain; Penrose drain; Blake drain; Thomas splint;
  Colles cast; Philadelphia collar; Aspen collar; Miami J; Lazarus boot; Aircast boot; Darco shoe; Bledsoe brace; Richard splint;
  Mallet splint; TED stockings; Flowtrons; Guedel; Hudson mask; Venturi 28%; nasal specs; Airvo; CPAP; BiPAP; NIPPY; Shiley tube;
  Portex trache; Passy-Muir valve; Yankauer; Bird ventilator; Ambu bag; Laerdal mask; McIntosh blade; Tuohy needle; Quincke needle;
  Whitacre; T34 McKinley; Graseby; Alaris pump; Baxter pump; Kangaroo pump; Freestyle Libre; Dexcom; Omnipod; Holter; Doppler;
  Bair Hugger; Ted Hose; Pavlik harness; Kirschner wire; Steinmann pin; Austin Moore; Thompson hemi; Exeter hip; Charnley hip;
  Oxford knee; Cook catheter; Sengstaken tube; Minnesota tube; Bakri balloon; Kielland forceps; Wrigley's; Neville Barnes; Kiwi cup;
  Pinard; Sonicaid; Jolly trolley; Eakin seal; Coloplast bag; Hollister bag; Dansac; Perching stool; Mowbray; Etac commode;
  Careline pendant; Tunstall alarm; key safe; wheelchair; bed rails; crash mat; pat slide; slide sheet; banana board
`);

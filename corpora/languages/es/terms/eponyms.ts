import { listOf } from "../../word-lists.ts";

/** Diseases, operations and manoeuvres called after people. */
export const EPONYMS = listOf(`
  enfermedad de Parkinson; Alzheimer; enfermedad de Crohn; síndrome de Sjögren; enfermedad de Paget; Ménière; enfermedad de Graves;
  tiroiditis de Hashimoto; síndrome de Cushing; enfermedad de Addison; Guillain-Barré; corea de Huntington; enfermedad de Wilson;
  síndrome de Marfan; síndrome de Turner; síndrome de Brugada; Wolff-Parkinson-White; enfermedad de Chagas; síndrome de Diógenes;
  enfermedad de Behçet; síndrome de Tourette; síndrome de Asperger; encefalopatía de Wernicke; síndrome de Korsakoff; fractura de Colles;
  fractura de Pouteau-Colles; parálisis de Bell; enfermedad de Hodgkin; sarcoma de Ewing; sarcoma de Kaposi; esófago de Barrett;
  divertículo de Zenker; síndrome de Mallory-Weiss; síndrome de Gilbert; enfermedad de Whipple; púrpura de Schönlein-Henoch;
  enfermedad de Kawasaki; síndrome de Lynch; quiste de Baker; enfermedad de Perthes; Osgood-Schlatter; enfermedad de Dupuytren;
  enfermedad de De Quervain; síndrome de Tietze; neuralgia de Arnold; malformación de Arnold-Chiari; síndrome de Horner;
  anemia de Fanconi; enfermedad de Von Willebrand; demencia por cuerpos de Lewy; Charcot-Marie-Tooth; síndrome de Lambert-Eaton;
  síndrome de Münchhausen; síndrome de Capgras; tumor de Wilms; enfermedad de Fabry; enfermedad de Castleman; neuroma de Morton;
  absceso de Douglas; hernia de Spiegel; gangrena de Fournier; angina de Ludwig
`);

/** Signs and manoeuvres: "Murphy negativo". */
export const SIGNS = listOf(`
  Murphy; Blumberg; Rovsing; McBurney; Babinski; Romberg; Kernig; Brudzinski; Lasègue; Bragard; Homans; Hoffmann; Tinel; Phalen;
  Finkelstein; Lachman; McMurray; Thompson; Trendelenburg; Thomas; Patrick; Fabere; Jobe; Neer; Hawkins; Yergason; Adson; Spurling;
  Chvostek; Trousseau; Nikolsky; Giordano; Valsalva; Barré; Mingazzini; Dix-Hallpike; Ortolani; Barlow; Rinne; Weber; Cullen; Grey Turner;
  Courvoisier; Kussmaul; Allen; Schober; Galeazzi
`);

/** Scales and scores. */
export const SCALES = listOf(`
  Barthel; Norton; Braden; Glasgow; Downton; Morse; Pfeiffer; Lawton; Katz; Tinetti; Rankin; Karnofsky; Yesavage; Zarit; Gijón; Goldberg;
  Hamilton; Apgar; Ramsay; Aldrete; Emina; Mini-Mental; Lobo; Wells; Ranson; Child-Pugh; Killip; Canadian; Fontaine; Wagner; Wexner;
  Bristol; Bishop; Silverman; Epworth; Fagerström; Findrisc; Framingham; Waterlow; Berg; Daniels; Ashworth; Plutchik; Conners; Duke;
  Morisky; Batalla; Gosnell; Arnell; Campbell; Hunt y Hess; Maddox; Borg; Oswestry; Roland-Morris
`);

import { setOf } from "../../engine/name-words.ts";

/** Specialties, services, medicines, tests and findings as Italian notes shorten them, folded: what no dictionary has, and nobody is called. */
export const ITALIAN_SHORTENED: ReadonlySet<string> = setOf(`
  ortop ortoped cardio cardiol pneumo pneumol gastro derma dermat neuro neurol psich psichi psicol gine ginec ostetr pediat urg hemato emato
  ematol onco oncol nefro endocr reuma fisio fisiat logop infer chir chirurg anest ecocardio emoc emocolt uroc urocolt emogas transam lipas
  tropon dimero tachip tachipir ibup ketop tramad contram fentan omepr pantop lansop furos furosem aldact coumad dabig clopid cardioasp
  bisop carved enalap ramipr losart valsart amlod nifed doxaz metform insul novorap humal levotir predn deltac solumed bentel salbut ventol
  symbic augment augm azitro levoflo levox ciprox rocef cefix merop piptazo tazo linez quetia halop risper alpraz lormet trazod mirtaz
  sertral escital citalop parox fluox venlaf dulox pregab gabap levetir carbam tegret donepez rivast memant levod lattul ondans metoclop
  loperam midline medicaz osped rianim`);

import { setOf } from "../../engine/name-words.ts";

/** Specialties, services, medicines, tests and findings as Spanish notes shorten them, folded: what no dictionary has, and nobody is called. */
export const SPANISH_SHORTENED: ReadonlySet<string> = setOf(`
  kine kinesio fono fonoaud tens kinesiol traumato cardiol neumo neumol digest neuro neurol psiq psiqui psicol gine gineco hemato hematol onco oncol
  nefro endocr reumato logop
  enf auxil cirug quirof quir anest ecocardio analit bioq hemogr coag hemoc uroc coproc gasom filt transam amil lipas troponi dimer ibuprof
  metam nolot enant dexket dexketo diclof omepr omepraz pantopr ranit furosem acenoc bemip dabig clopid bisop carved enal losart valsart
  amlod nifed doxaz atorv simvast rosuv metform linagl dapagl empagl insul novorap humal levotir prednis dacort dexam metilpred salbut
  ventol atrov symbic amoxi augment azitro claritro levoflo merop linez fluconaz quetia halop haloper risper lorazep diazep alpraz lormet
  trazod mirtaz sertral escital citalop parox fluox venlaf dulox pregab gabap levetir carbam donepez rivast memant levod lactul micral
  ondans metoclop loperam aposit blastoest derma obst htal ambul paliat ingr deriv interc trabsoc tsocial teleasist minimental`);

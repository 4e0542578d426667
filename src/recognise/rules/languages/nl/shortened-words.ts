import { setOf } from "../../engine/name-words.ts";

/** Specialties, services, medicines, tests and findings as Dutch notes shorten them, folded: what no dictionary has, and nobody is called. */
export const DUTCH_SHORTENED: ReadonlySet<string> = setOf(`
  ortho uro urol neuro cardiol gastro onco oncol hemato gyn gynae gynaeco verlosk logop diet psychol kraamvz wijkvpk huisa chir chol lapchol
  appie dagbeh dagop uitslaap revalid revali insu meds acenocoum fenpro fraxi fraxip fragm bume furos spirono metf metopr bisopr ramipr
  perindo enal losart valsart amlod nifed omepr pantopra omepra lactul bisac parac diclof ibup tramad oxy oxyc oxyn fentapl dipi dormi midaz
  oxaz zopi zolp halop quet quetia risper citalop sertr venlaf nortrip levetir carbam feny gabap pregab levod augm azi azitro cotrim nitrof
  furad fosfo nystat miconaz salbut ventol atrov pulmi symbi sereti spiri pijnst catheter supra dauercath derma obst antico mutu
  probl diagn wilsverkl afspr`);

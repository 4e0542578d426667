import { setOf } from "../../engine/name-words.ts";

/** Medicines as they are called in the Netherlands and Flanders, folded, of which none is a usual name there; trade marks of their owners. */
export const DUTCH_MEDICINES: ReadonlySet<string> = setOf(`
  adenuric advantan agiolax allerfre amarylle asaflow asasantin bactrimel befact betnelan brexine bronchosedal broxil cacit
  cardioaspirine combodart cosmofer deponit devaron dexagenta diphantoine diprophos dormonoct dridase duspatalin efferalgan eklira
  emesafene emovate fero-grad ferogradumet flexium furabid humuline hydrocobamine inuvair iso-betadine isobetadine kapanol
  lysomucil maniprex mercilon metformax mono-cedocard monocedocard ms-contin mucoangin orencia orfiril pantomed prolopa promocard
  remergon revia rilatine sinutab staphycid terra-cortril thyradin uni-diamicron unoprost venoruton vidisic zometa zurcal`);

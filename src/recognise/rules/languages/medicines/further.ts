import { setOf } from "../../engine/name-words.ts";

/** Brands that are sold in Great Britain, Ireland, Spain and Italy alike; trade marks of their owners, folded. */
export const FURTHER_BRANDS: ReadonlySet<string> = setOf(`
  abasaglar abilify abstral aclasta actemra advate amgevita anoro aranesp aubagio avonex axura azilect belara benepali betaferon bonviva
  braltus brilique brintellix briviact buccolam bufomix byannli bydureon champix cimzia clopixol copaxone cosentyx cymbalta depixol
  depo-provera diacomit diane duaklir duodopa duoresp dupixent ebixa efient eliquis elocta elvanse emosint enbrel entresto entyvio
  epidyolex eprex erelzi evra fasenra ferinject fiasp flebogamma flixabi fobumix formodual forsteo forxiga fosamax frisium fycompa gabitin
  gilenya glyxambi haemate harmonet hemlibra hizentra humira hyrimoz idacio ilaris imraldi inbrija inflectra invokana janumet jardiance
  jasminelle jyseleca keppra kesimpta kineret kiovig klaira kyleena lamictal latuda lemtrada leqvio levosert lixiana lyrica lyumjev
  madopar marvelon mavenclad medikinet microgynon minulet mirapexin mircera modecate mounjaro neorecormon neulasta neupogen neupro
  neurontin nilemdo novoseven nplate nucala nustendi nuvaring ocella ocrevus octagam octaplas olumiant orencia ornibel ozempic palexia
  plegridy pradaxa praluent privigen prolia pylera qlaira qtern ranexa reagila rebif relvar remicade reminyl repatha requip retacrit
  revolade rinvoq risperdal ritalin roactemra rubifen rybelsus saxenda sayana seebri semglee sifrol simponi sinemet skyrizi slinda slynd
  spiolto spiriva steglatro stelara strattera symbicort synjardy taltz tecfidera tezspire topamax toujeo trelegy tremfya tresiba trimbow
  trulicity tysabri ultibro venofer victoza wegovy wellbutrin wilate xadago xarelto xeljanz xeplion xgeva xiaflex xiapex xigduo xolair
  yasminelle yaz zarzio zoely zonegran zyban zypadhera`);

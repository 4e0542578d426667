import { setOf } from "../engine/name-words.ts";

/**
 * Shops, makers of food, drink, soap, appliances and cars, carriers and banks of Spain, Latin America and Italy, folded, of which none is a name on
 * any list, a town or an ordinary word; trade marks of their owners.
 */
export const ROMANCE_BRANDS: ReadonlySet<string> = setOf(`
  abanca adeslas admo afanias ahorramas aiax aido airc alainafflelou alehop amuchina anffas anian anisdelmono anteas antena3 aquabona arehucas artiach
  asdomar asevi asisa aspace ats ausl avecrem aveeno avene banamex bancaja bancoestado bancolombia bancomer bancoposta banorte banregio beefeater
  belpaese bershka bezoya binaca bioderma bionike birba bizum boario bollycao bonduelle bonka bonoloto bonpreu bper bradesco bricocenter bricodepot
  bricofer bricomart bultaco byly cabreiroa cajasur calgonit calippo calzedonia campofrio canalsur caprabo carige carpisa carulla casadellibro catsalut
  cecotec ceed celorrio celta cermis cgt chanteclair chedraui cheetos chelino chinchon chinotto chiquilin chovi chupachups cidacos cillit cocemfe
  codorniu cointra colhogar collistar condis conforama conguitos consorcio coosur corbero cortefiel cotral covap coviran credem crodino cuetara danet
  davivienda dazn delaviuda deliplus delonghi denenes densia dentix diadermine diadora dinosol dixan dkv dodot dolcegusto donettes donlimpio donsimon
  doritos druni eastpak eataly edesa elalmendro elmex elpozo elvive erbolario espuna estathe eucerin euromillones euronics evax evobanco fagor farchioni
  farmacity fastweb feaps feiraco ferrarelle ferroli filorga findus fineco fiordifrutta flixbus fontdor fontvella foxy frangelico freixenet fripozo
  froiz fructis frudesa gaggia gansito gatorade geox gingerino girmi glovo gocciole granini grefusa gtt gullon gvtarra hausbrandt hiperdino hojiblanca
  hornimans i20 i30 ibercaja ibsalut ichnusa ignis iliad imaginarium imetec immergas imserso inail indesit inesrosales inps inss intermarche intersport
  intimissimi isdin isostar itau jazztel johnsons juanolas juguettos junkers juver kaiku kh7 kiabi koipe krups kukident kutxa kutxabank kymco lacaixa
  lacasera lactovit laespanola lagita lambretta lancome lanjaron larocheposay larsa lasexta lauki leocrema leroymerlin levissima liberbank lierac
  llongueras loacker lysoform maheso maisonsdumonde makro mapfre marbu mareblu marionnaud marquesderiscal masmovil masymas matutano mediolanum melegatti
  menabrea mentadent merkamueble micolor mimosin miniso mirinda misako mistol moltex moncler mondoconvenienza monini monsieurcuisine moulinex moussel
  nacex napapijri napisan navidul nenuco nestea nestum neutrex neutrogena neutromed newpol nipiol nonino norit nostromo nutribel openbank orogel
  orzobimbo osakidetza osasunbidea otsein oviesse ovomaltina oxxo oysho paglieri palmolive paluani pandistelle panrico pantene patronato pelargon pepco
  pepephone pescanova phonehouse pictolin polident polisonno postepay powerade pringles pryca pullandbear purelan quely radiole raiplay recoaro redbull
  revlon rexona rianxeira ricola rilastil risketos roomba rowenta ruavieja rummo sacla sacyl saeco saimaza saiwa sammontana sanbenedetto sanbitter
  sanborns sanex sangemini sanitas sanpellegrino santafe sanytol satispay schweppes scottex sergas sescam sesderma shiseido simago skol smac smint solac
  solandecabras somat sottilette sperlari standa starlux stradivarius suchard sugus sunsilk supercor superenalotto superga supersol swarovski swiffer
  tampax tanqueray tarallucci tarradellas tassimo tavernello tefal telemadrid telepass tezenis thema thermomix tigota tigreton tinder tiopepe tokapp
  topolino tostarica tottus toysrus tresette trident tulipan twinings ufesa uliveto unicaja unipol unipolsai unisalute unitalsi upim usal usl valfrutta
  vallelata varondandy venchi vergnano viakal vigorsol vileda vitaldent vitasnella vivident volvone wallapop werthers windtre wipp yamamay yoigo yomo
  zoco zotal zumosol zymil`);

/**
 * Makers that are called as people are elsewhere, folded: in Spanish and Italian notes nobody's name unless a title, a field, a relation or a clear cue
 * stands beside it; trade marks of their owners.
 */
export const ROMANCE_MAKERS: ReadonlySet<string> = setOf(`
  bayer merck siemens dyson brother siri canon ford colgate gillette opel peugeot goodyear kodak lego
  nestle kellogg lipton pfizer sandoz novartis smiths medela avent suavinex durex`);

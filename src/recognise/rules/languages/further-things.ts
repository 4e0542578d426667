import { setOf } from "../engine/name-words.ts";

/**
 * Cars, systems of records, laboratories, shops, infant milks, food and drink, aids, works and pastimes that English, Spanish and Italian notes
 * name, folded, beside the things of all languages; of which none is a usual name; trade marks of their owners.
 */
export const FURTHER_THINGS: ReadonlySet<string> = setOf(`
  abucasis accu-chek accurx actilite addaction adfam afflelou agila alanon alfamino allscripts almiron alphega althera altraplen
  amplifon aperol aptamil ardens askina atrauman attendanywhere audika auris avensis averna aygo aymes bactigras badgernet baileys
  barnardo besciamella bianalisi bionector biopatch bioscientia bisto blemil buckfast buitoni bulmers caddy calogen campari cantajuegos
  carabinieri careflow carenotes carling carnaval carnevale casera cbeebies cerba cerner cinquecento clio cohens coloplast comfeel
  complan comprilan convatec conveen corolla cosmopor croma cubitan cutimed cynar damm dansac datix dedalus dexcom diraya doblo docman
  docusign drago ducati duocal echevarne eclipse econsult ecosport emis enfalac enfamil eurofins euroking evoque flaminal fontaneda
  foodlink fortimel fortini fortisip freelander fresubin gacela gaes galbusera gentilini geova glucomen gogglebox gordons grandvision
  granuflex halloween heelpro hipp hogmanay holby holle hollyoaks hosix humana hydrofilm hypafix ianus iatros illy inadine irn-bru
  isosource jaffa jaguar jehova jelonet jhoots jimny juke kaltostat kangoo kardex kimbo kodiaq koinos kooth ktwo kuga labcorp lambrini
  lancia larios lavazza libre lifebrain linovera makaton malibu mambrino masterchef maxijul medichecks medico2000 medihoney meditech
  medtrum megalab mellin mepilex meritene meriva mesalt micropore midsomer millennium millewin milupa misura mokka multiopticas
  multipla nativa navara navidad neocate nepro nervecentre nhsmail nidina niro nocilla novasource numark nutilis nutramigen nutriben
  nutrilis nutrison octenilin omnipod opsite optix optum osabide otix outlander paediasure patchs pavesi pavesini pediasure peptamen
  phoskitos piaggio picanto picasso pimms pimpa pocoyo polycal pregestimil primapore prius procal profim prontosan puleva puramino
  qashqai randox renilon rivermead rowlands salmoiraghi sandero savoiardi saxo segafredo sesamo setopress sharan similac soberano
  sorento sportage statlock supportan survimed swift synlab systmone tegaderm teletubbies tiguan tizer touareg touran trak trakcare
  tubifast tubigrip turriano twizy unilabs urgoclean urgostart urgotul valtellina varihesive vectra vespa veterano viapath vimto
  visionlab vitara vocera wearewithyou weldricks wendylett wirgilio wysoy xsara yamaha ypsilon ypsomed zafira zumba
  acuvue airpods airsense alterg amnihook arjohuntleigh ateca bellovac bethesda bioness bluetooth c-leg captur chatgpt chocomel
  conotrane corpuls delical diben dreamstation dycal elastolan essilor exudrain fatsecret filtek flexi-seal flexiseal fristi handi-move
  holmium hyrax i-gel ignis invisalign ivoclar kadjar kahoot karoq ketac leucoaraiosi lifepak mario-kart medido meritenel metaphon
  motomed myfitnesspal neopuff nustep rav4 redbull renutryl respironics roomba rosidal sam-splint sarasteady septanest swissball tetric
  thick-up thickenup tovertafel urgotulle vacoped valpiform varilux venflon vitrebond walkaide wii wordfeud yazio ypsopump`);

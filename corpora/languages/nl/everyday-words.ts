import { listOf } from "../word-lists.ts";

/** Ordinary words by part of speech, as slots of plain sentences: a model that has met few words takes every other for a name. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  adj: listOf(`
    rustig; onrustig; verdrietig; vrolijk; somber; angstig; boos; prikkelbaar; helder; suf; slaperig; alert; vermoeid; uitgeput; bleek; klam; benauwd; misselijk; duizelig;
    draaierig; verward; gedesoriënteerd; coöperatief; afwerend; vriendelijk; stil; druk; gespannen; ontspannen; tevreden; ontevreden; opgewekt; lusteloos; apathisch; mat;
    stijf; pijnlijk; gezwollen; rood; warm; koud; droog; vochtig; intact; kapot; schoon; vies; nat; stabiel; instabiel; wisselend; matig; slecht; goed; beter; slechter;
    gelijk; normaal; afwijkend; verhoogd; verlaagd; onveranderd; toegenomen; afgenomen; zelfstandig; afhankelijk; bedlegerig; mobiel; valgevaarlijk; incontinent; continent;
    dementerend; delirant; doof; slechthorend; blind; slechtziend; zwak; sterk; mager; adipeus; kortademig; hees; schor; emotioneel; huilerig; eenzaam; bezorgd; opgelucht;
    achterdochtig; impulsief; dwangmatig; vergeetachtig; traag; vlot; open; gesloten; gemotiveerd; ambivalent; gelaten; geprikkeld; overprikkeld; uitgerust; hongerig; dorstig
  `),
  verb: listOf(`
    douchen; wassen; aankleden; eten; drinken; slapen; rusten; lopen; staan; zitten; liggen; praten; bellen; lezen; schrijven; wandelen; fietsen; koken; bakken; bidden;
    zingen; lachen; huilen; schreeuwen; slikken; kauwen; hoesten; plassen; poepen; braken; ademen; zuchten; mobiliseren; oefenen; revalideren; traplopen; puzzelen; kaarten;
    tekenen; schilderen; breien; haken; tuinieren; zwemmen; scheren; tandenpoetsen; kammen; omdraaien; opstaan; overeind komen; meewerken; meehelpen; helpen; wachten; zoeken;
    dwalen; roepen; slaan; bijten; knijpen; krabben; duwen; trekken; tillen; dragen; opruimen; stofzuigen; afwassen; betalen; regelen; verhuizen; reizen; vertrekken; terugkomen;
    stoppen; beginnen; verminderen; afbouwen; ophogen; prikken; spuiten; smeren; druppelen; zwachtelen; verbinden; spoelen; controleren; meten; wegen; noteren; overleggen; evalueren
  `),
  noun: listOf(`
    rollator; rolstoel; stoel; bed; kussen; deken; laken; hoofdkussen; nachtkastje; lamp; bel; telefoon; televisie; radio; krant; boek; bril; gehoorapparaat; prothese; kunstgebit;
    tandenborstel; kam; handdoek; washandje; zeep; shampoo; crème; zalf; pleister; verband; gaasje; zwachtel; steunkous; sok; schoen; pantoffel; broek; rok; trui; vest; jas; pyjama;
    nachthemd; ondergoed; luier; inlegger; po; postoel; urinaal; katheterzak; infuuspaal; pomp; slang; masker; zuurstoffles; weegschaal; thermometer; bloeddrukmeter; saturatiemeter;
    pil; tablet; capsule; drankje; druppel; injectie; spuit; naald; ampul; doosje; recept; medicijnlijst; dossier; formulier; brief; afspraak; agenda; planning; rooster; dienst;
    visite; gesprek; onderzoek; uitslag; foto; scan; echo; operatie; opname; ontslag; overplaatsing; verwijzing; nazorg; thuiszorg; dagopvang; dagbesteding; activiteit; kapper;
    pedicure; tandarts; winkel; markt; kerk; tuin; balkon; lift; trap; gang; deur; raam; gordijn; badkamer; keuken; huiskamer; slaapkamer; kelder; zolder; sleutel; portemonnee; tas;
    koffer; koffie; thee; water; melk; soep; brood; boterham; pap; vla; yoghurt; fruit; appel; banaan; sinaasappel; groente; aardappel; vlees; vis; ei; kaas; koekje; taart; snoep
  `),
  adv: listOf(`
    vandaag; vanmorgen; vanochtend; vanmiddag; vanavond; vannacht; gisteren; eergisteren; morgen; overmorgen; straks; zojuist; inmiddels; nog; weer; steeds; soms; vaak; zelden; nooit;
    altijd; overdag; tussendoor; daarna; vervolgens; eerst; later; eerder; opnieuw; nogmaals; helaas; gelukkig; waarschijnlijk; mogelijk; zeker; duidelijk; nauwelijks; amper; bijna
  `),
};

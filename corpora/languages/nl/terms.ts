import { CONDITIONS } from "../../medical/conditions.ts";
import { FINDINGS } from "../../medical/findings.ts";
import { MEDICINES } from "../../medical/medicines.ts";
import { PROCEDURES } from "../../medical/procedures.ts";
import { BODY_SITES, HOBBIES, JOBS, PETS } from "../../phrases/social-facts.ts";
import { listOf } from "../word-lists.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";

const plainFindings = FINDINGS.filter(({ eponym }) => eponym === undefined).map(({ term }) => term);
const eponyms = CONDITIONS.filter(({ eponym }) => eponym !== undefined).map(({ term }) => term);
const namedTests = PROCEDURES.filter(({ eponym }) => eponym !== undefined).map(({ term }) => term);
const DONE_TO_PATIENTS: ReadonlySet<string> = new Set(["operatie", "behandeling", "beeldvorming"]);

/** Terms by slot; the conditions, findings, medicines and procedures are those of the hospital notes. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  cond: CONDITIONS.filter(({ specialty }) => specialty !== "gynaecologie" && specialty !== "kindergeneeskunde").map(
    ({ term }) => term,
  ),
  find: plainFindings,
  med: MEDICINES.map(({ term }) => term),
  proc: PROCEDURES.filter(({ kind, specialty }) => DONE_TO_PATIENTS.has(kind) && specialty !== "gynaecologie").map(
    ({ term }) => term,
  ),
  test: PROCEDURES.filter(({ kind }) => kind === "lab" || kind === "beeldvorming").map(({ term }) => term),
  anat: BODY_SITES,
  eponym: eponyms,
  eposign: namedTests,
  scale: listOf(`
    Barthel; Tinetti; Norton; Waterlow; Braden; Katz; Lawton; Glasgow; Apgar; Berg; Borg; Ashworth; Rankin; Killip; Wells; Bishop;
    Beck; Hamilton; Young; Goldberg; Zarit; Mallampati; Cormack; Bromage; Ramsay; Aldrete; Maddrey; Gleason; Bristol; Maslach; Rutherford;
    Fontaine; Fitzpatrick; Tanner; Conners; Dubowitz; Ballard; Silverman; Bayley; Child-Pugh; Fugl-Meyer; Van Wiechen; Gugging; Cornell
  `),
  sign: listOf(`
    Romberg; Babinski; Lasègue; Kernig; Brudzinski; Murphy; McBurney; Rovsing; Trendelenburg; Lachman; McMurray; Phalen; Tinel; Hoffmann;
    Homans; Thomas; Patrick; Thompson; Finkelstein; Adams; Neer; Hawkins; Jobe; Speed; Spurling; Rinne; Weber; Barré; Mingazzini; Bragard;
    Dix-Hallpike; Epley; Valsalva; Schober; Allen; Ortolani; Barlow; Bence-Jones; Mantoux; Coombs; Schirmer; Amsler; Ishihara; Lang
  `),
  device: listOf(`
    rollator; tillift; Sara Stedy; Molift; Redon-drain; Foley-katheter; Tiemann-katheter; Kocher; Hickman; Port-a-Cath; Swan-Ganz;
    Zimmer-frame; CPAP; Optiflow; Venturi-masker; Hudson-masker; Guedel-tube; Jackson-Pratt-drain; Blake-drain; Picc-lijn; Thomas-spalk;
    Kirschnerdraad; Steinmannpen; Ilizarov-frame; Schanz-kraag; Philadelphia-kraag; Jobst-kousen; Sigvaris; Libre-sensor; Holter; pomp;
    Baxter-rol; Medido; sta-op-stoel; bedbox; trippelstoel; Pivodisc; douchebrancard; Carelevel
  `),
  brand: listOf(`
    Hansaplast; Betadine; Sudocrem; Bepanthen; Cavilon; Mepilex; Aquacel; Tena Lady; Tena Pants; Vaseline; Purol; Rennie; Gaviscon; Norit; Strepsils;
    Otrivin; Vicks; Dampo; Maria Waldenmaier; Dr. Hauschka; Andrélon; Zwitsal; Nivea; Axe; Dettol; Sterillium; Biotène; Prodent; Parodontax; Corsodyl;
    Kukident; Wilkinson; Gillette; Libresse; Dr. Swaab; Sinaspril; Emla; Instillagel; Louis Widmer; Dr. Leenarts; Movicolon; Davitamon; Robijn; Conveen;
    Uriage; Bio-Oil; Leukoplast; Elastoplast; Urgo; Flaminal; Honingzalf; Calmurid; Voltaren; Midalgan; Tiger Balm; Perskindol; Arnica; A. Vogel; Vogel
  `),
  feed: listOf(`
    Fortimel; Nutridrink; Nutrison; Thick and Easy; Nutilis; Fantomalt; Resource; Calogen; Roosvicee; Roosvicee Ferro; Karvan Cévitam; Sanostol; Nutrilon;
    Fresubin; Ensure; Peptamen; Infatrini; Neocate; Nestlé; Olvarit; Wilhelmina-pepermunt; Ovomaltine; Diasip; Cubitan; Renilon
  `),
  foodbrand: listOf(`
    Becel; Verkade; Duyvis; De Ruijter; Jozo; Johma; Honig; Unox; Calvé; Douwe Egberts; Van der Meulen; Van Nelle; Remia; Lassie; Bolletje; Pickwick; Zaanse Hoeve;
    De Kuyper; Heineken; Jupiler; Duvel; Hertog Jan; Brand; Grolsch; Campina; Mona; Zwanenberg; Mora; Van Dobben; Kwekkeboom; Peijnenburg; Wasa; Côte d'Or;
    Jules Destrooper; Lotus; Devos & Lemmens; Tony's; Venz; Haribo; Van Melle; Wilhelmina; Conimex; Koopmans; Dr. Oetker; Maggi; Knorr
  `),
  hosp: listOf(`
    het Beatrixziekenhuis; het Wilhelmina Ziekenhuis; het Sint Franciscus; het Sint Antonius; het Catharina; het Elisabeth; het Juliana Kinderziekenhuis;
    het Bernhoven; het Diakonessenhuis; het Albert Schweitzer; het Anna Ziekenhuis; het Laurentius; het Viecuri; het Maria Middelares;
    AZ Sint-Jan; AZ Sint-Lucas; AZ Sint-Maarten; AZ Damiaan; AZ Jan Palfijn; AZ Groeninge; UZ Brussel; UZ Leuven; UZ Gent; het Jessa; het Virga Jesse;
    het Jan van Goyen; het Jeroen Bosch; het Van Weel-Bethesda; het Martini; het Erasmus; het Radboud; het Rijnstate; het Gelre; het Isala;
    UMC Utrecht; Amsterdam UMC; het Maasstad; het Zuyderland; het Sophia; het Emma; het OLVG; het HagaZiekenhuis; het Reinier de Graaf;
    het Antoni van Leeuwenhoek; het Daniel den Hoed; het Sint Jansdal; het Ommelander; het Flevo; het Tergooi; het Lievensberg; het Spijkenisse MC
  `),
  ward: listOf(`
    afd. Beatrix; afd. Nightingale; Nightingale 2; afdeling Irene; de Vlinder; afd. Margriet; de Korenbloem; Klaproos; Wilhelmina 3; Margriet 1;
    unit Juliana; gang Bernhard; Sint Anna; afd. Boerhaave; Boerhaave 4; Rembrandt; Van Gogh; Mondriaan; de Roos; Iris; de Linde; Eikenhof 2; Berk;
    A2; B4; C3; 3 Noord; 5 Oost; H7; CCU; IC; PAAZ; POP; EHH; AOA; GAAZ; de short stay; dagbehandeling; de couveuse; neuro; chir 2; kort verblijf;
    Florence; de Pinksterbloem; Jasmijn; afd. Merel; Leeuwerik 1; de Zwaluw; Jan Steen; Frans Hals; Vermeer; afd. Aletta Jacobs; afd. Einthoven
  `),
  home: listOf(`
    verpleeghuis De Vlinder; huize Sint Jozef; woonzorgcentrum Sint Anna; De Roos; Huis ter Leede; de Beatrixhof; Prinses Irene; Margrietstaete;
    zorgcentrum De Wilgenhof; Johanneshuis; Mariahof; Theresia; Sint Barbara; Bernardus; Jacob van Ruisdael; Simeon en Anna; Nieuw Elisabeth;
    De Korenaar; Huize Rosa; De Lindenhof; Huize Liduina; De Merel; Zonnehof; Elim; Bethanië; Rehoboth; De Goede Herder; Sint Martinus;
    hospice Kuria; Marente; Vondelhof; Rembrandthof; Reinalda; Jan Bonga; Dr. Sarphatihuis; Willem Drees; Anton Pieckhofje; Flevohuis; Laurens Blijdorp;
    rvc De Hoogstraat; GRZ Het Anker; de Eikenboom; Avondrust; Huis in de Wei; De Drie Notenboomen; De Wolfsberg; Zomerlust; Berg en Bos
  `),
  street: listOf(`
    Beatrixlaan; Wilhelminastraat; Prins Hendrikkade; Karel Doormanstraat; Beethovenlaan; Vondelstraat; Rembrandtplein; Jan Steenstraat; Thorbeckelaan;
    Lindenlaan; Kastanjehof; Merelstraat; Dorpsstraat; Kerkweg; Molenpad; Jacob Catsstraat; Piet Heinplein; Van Goghlaan; Dr. Schaepmanstraat;
    Burgemeester de Vlugtlaan; Pastoor Smitsweg; Koningin Julianalaan; Sint Jansstraat; Willem de Zwijgerlaan; Abel Tasmanhof; Paul Krugerlaan;
    Anne Frankstraat; Dokter Kuyperweg; Johan de Wittlaan; Tulpstraat; Rozenhof; Acacialaan; Markt; Nieuwstraat; Frans Halsplein; Leopoldlaan
  `),
  school: listOf(`
    obs De Vlinder; bs Sint Jozef; de Anne Frankschool; cbs De Regenboog; de Montessori; sbo Het Palet; de Jenaplan; de Mytylschool; bs De Wegwijzer;
    de Prinses Beatrixschool; bs Willibrordus; de Kleine Johannes; obs Pieter Bas; de Vrije School; ZMLK De Ark; de Theo Thijssen
  `),
  job: JOBS,
  hobby: HOBBIES,
  pet: PETS,
  food: listOf(`
    bami; roti; pindakaas; een beschuitje; hutspot; erwtensoep; appelmoes; griesmeelpap; vla; een kroket; couscous; rijst; een boterham met hagelslag;
    hete bliksem; blinde vinken; boerenkool; karnemelkse pap; een Berliner bol; Brinta; filet americain; witlof; stamppot; Zeeuwse bolus; frikandel
  `),
  lang: listOf(`
    Turks; Arabisch; Berbers; Pools; Spaans; Frans; Engels; Papiaments; Sranan; Tigrinya; Oekraïens; Farsi; Dari; Somalisch; Kantonees; Vietnamees;
    Fries; Limburgs; dialect; gebarentaal; Portugees; Koerdisch; Armeens; Hindi; Sarnami
  `),
  nat: listOf(`
    Turks; Marokkaans; Surinaams; Pools; Syrisch; Indonesisch; Chinees; Frans; Italiaans; Grieks; Antilliaans; Vlaams; Eritrees; Oekraïens; Ghanees; Fries
  `),
  bug: listOf(`
    E. coli; S. aureus; K. pneumoniae; P. aeruginosa; C. albicans; Proteus mirabilis; Clostridioides difficile; Moraxella catarrhalis; H. pylori;
    Enterococcus faecalis; Salmonella; Shigella; Listeria; Legionella; Campylobacter; Neisseria; Bordetella pertussis; Yersinia; Serratia; Klebsiella;
    Toxoplasma; Giardia; Borrelia; Coxiella; Bartonella; Brucella; Rickettsia; Citrobacter koseri; Morganella morganii; Norovirus; RSV; MRSA
  `),
  org: listOf(`
    Thuiszorg; Buurtzorg; Altrecht; Parnassia; Lentis; Mondriaan; Jellinek; Tactus; Novadic-Kentron; Brijder; Philadelphia; Ipse de Bruggen; Cordaan;
    Medipoint; Welzorg; Vegro; Menzis; Achmea; Univé; Leger des Heils; Humanitas; MEE; Veilig Thuis; Zonnebloem; Sensoor; Korrelatie; Stichting Jeugdformaat;
    VluchtelingenWerk; Koninklijke Visio; Bartiméus; Kentalis; Rode Kruis; CIZ; SVB; UWV; Wit-Gele Kruis; Familiehulp; Kind en Gezin; OCMW
  `),
  media: listOf(`
    Boer zoekt vrouw; Goede tijden slechte tijden; Heel Holland bakt; De Luizenmoeder; Thuis; Flikken; Studio Sport; Nieuwsuur; Man bijt hond;
    Max; Tijd voor Max; Andere tijden; De Wereld draait door; All you need is love; Familie; de Telegraaf; de Margriet; Libelle; Story; Privé;
    Donald Duck; Kuifje; Suske en Wiske; Nijntje; Jip en Janneke; Pippi Langkous; Dikkie Dik; Pluk van de Petteflet; Sinterklaas; Zwarte Piet
  `),
  feast: listOf(`
    Kerst; Sinterklaas; Pasen; Pinksteren; Koningsdag; Sint Maarten; Bevrijdingsdag; de Ramadan; het Suikerfeest; Keti Koti; Divali; carnaval
  `),
  abbr: listOf(`
    SEH; IC; MDO; ADL; EVV; HAP; CAD; NRS; VAS; MRSA; BRMO; COPD; DM2; CVA; TIA; AP; AF; LWI; UWI; OK; PACU; CCU; ECG; CTG; EEG; EMG; CT; MRI; PET;
    HIV; SOA; SIB; PDL; NIV; PEEP; SOEP; SBAR; ABCDE; EWS; DOS; MNA; MUST; GFR; CRP; BSE; INR; APTT; Hb; TSH; BNP; PSA; CEA; WMO; WLZ; ZZP; CIZ; SO; HA; POH
  `),
  ...EVERYDAY_WORDS,
};

import { listOf } from "../../word-lists.ts";

/** Dressings, feeds, thickeners, aids and machines by the names that their makers gave them. */
export const PRODUCTS = listOf(`
  Actilite; Activon; Algivon; Acticoat; Adaptic; Advazorb; Alldress; Aquaform; Aquafibre; Atrauman; Biatain; Bactigras; Cutimed; Cuticell;
  Cosmopor; Curea; Debrisoft; Eclypse; Exufiber; Flaminal; Flivasorb; Hypafix; Intrasite; Iodoflex; Kaltostat; Kerramax; Kliniderm;
  Lomatuell; Manuka; Medihoney; Melolin; Mefix; Mepore; Mesorb; Micropore; N-A Ultra; Octenilin; Opsite; Polymem; Primapore; Prontosan;
  Proshield; Secura; Silflex; Sorbsan; Suprasorb; Telfa; Tielle; Tubifast; Tubinet; Urgotul; Urgostart; UrgoKTwo; Versiva; Vliwasorb; Xupad;
  Zetuvit; Actico; Coban; Comprilan; Elset; K-Lite; K-Four; Profore; Putter; Rosidal; Setopress; Surepress; Viscopaste; Zipzoc; Juxta; Jobst;
  Mediven; Sigvaris; Activa; Duomed; Farrow; Haddenham; Ready Wrap; Altraplen; Aymes; Calogen; Complan; Cubitan; Elemental; Ensure Plus;
  Foodlink; Forticreme; Fortijuce; Fortimel; Fresubin; Glucerna; Isosource; Jevity; Meritene; Modulen; Neocate; Novasource; Nutilis;
  Nutricrem; Nutrini; Nutrison; Osmolite; Oral Impact; Paediasure; Peptamen; Perative; Pro-Cal; Prosource; Resource; Scandishake; Survimed;
  Thick and Easy; Thixo-D; Twocal; Vital; Vitajoule; Aptamil; Bebivita; Cow and Gate; Enfamil; Hipp; Kendamil; Milupa; Nan; Similac; SMA;
  Nutramigen; Pepti-Junior; Gerber; Mam; Avent; Medela; Lansinoh; Tommee Tippee; Haberman; Arjo; Biodex; Carefree; Careflex; Cosyfeet;
  Drive; Encore; Enterprise; Etac; Frohn; Guldmann; Handicare; Hermes; Hillrom; Huntleigh; Invacare; Joerns; Karma; Kirton; Linet; Maxi Move;
  Medstrom; Minuet; Molift; Nimbus; Novis; Oxford; Parker; Permobil; Primo; Prism; Propad; Quattro; Quickie; Repose; Rotunda; Roho; Romedic;
  Samarit; Sara; Sentinel; Softform; Spectra; Stedy; Sunrise; Talley; Tempur; Theraposture; Transflo; Trent; Tollos; Vicair; Wendylett;
  Airvo; Alaris; Astral; Bodyguard; Braun; Breas; Cadd; Carefusion; Dinamap; Draeger; Evita; Fabian; Fenwal; Fresenius; Gambro; Hamilton;
  Infinity; Karl Storz; Kangaroo; Lifepak; Lucas; Masimo; Maquet; Nellcor; Nippy; Optiflow; Oxylog; Philips; Prismaflex; Respironics; ResMed;
  Siemens; Stryker; Trilogy; Vivo; Welch Allyn; Zoll; Accu-Chek; Contour; Dexcom; GlucoRx; Libre; Medtronic; Nova; Omnipod; Tandem; Tresiba;
  Ambu; Biocath; Conveen; Coloplast; Convatec; Dansac; Eakin; Flexi-Seal; Hollister; LoFric; Pelican; Peristeen; Qufora; Rusch; Salts;
  Simpla; SpeediCath; Trio; Welland; Abena; Attends; Hartmann; Id Expert; Kylie; Lille; Molicare; Tena; Lenor; Nivea; Oilatum; Sanex; Simple;
  Zerobase; Zeroderm; Epaderm; Hydromol; QV; Aquamax; Balneum; Conotrane; Metanium; Bepanthen; Siopel; Drapolene; Derma Protective
`);

/** Systems, websites and apps in which staff and patients write. */
export const SYSTEMS = listOf(`
  SystmOne; EMIS; Rio; Lorenzo; Epic; Cerner; Carenotes; Paris; Mosaic; Liquidlogic; Medway; Badgernet; K2; Nervecentre; Vocera; Careflow;
  Evolve; Nerve; Symphony; Adastra; Cleric; Docman; AccuRx; Ardens; Datix; Ulysses; Radar; Allocate; Loop; HealthRoster; Ice; Winpath;
  Telepath; Sunquest; Pacs; Sectra; Carestream; Agfa; Kardex; Omnicell; Pyxis; JAC; Meditech; Allscripts; Athena; MyChart; Follow My Health;
  Teams; Zoom; Skype; WhatsApp; Facebook; Messenger; Instagram; Snapchat; TikTok; Silvercloud; Headspace; Calm; Kooth; Togetherall; Alexa;
  Siri; Cortana; Ring; Hive; Buddi; Tunstall; Careline; Appello; Florence; Patchs; eConsult; Ask My GP; Patient Access; Airmid; Engage;
  Healthmail; Healthlink; Socrates; Helix; HealthOne; CompleteGP; iPMS; MN-CMS; NIMIS; Nimbus; Cloud 9; Person Centred Software; Nourish;
  Access; Birdie; CareDocs; Log my Care; Mobizio; Everylife; Pass; Totalmobile; Malinko; Civica; Servelec; Graphnet; Orion; Orbis
`);

/** Shops, makers, food and drink of daily life that could be somebody's name or a town's. */
export const SHOPS = listOf(`
  Aldi; Argos; Arnotts; Asda; B&M; Boots; Brown Thomas; Budgens; Burton; Centra; Clarks; Claire's; Costa; Currys; Debenhams; Dobbies; Dunnes;
  Eason; Evans; Fenwick; Foyles; Gap; George; Greggs; Halfords; Harrods; Harvey Nichols; Heatons; Hobbs; Holland and Barrett; Homebase;
  Iceland; Jaeger; James; Jane Norman; Jessops; John Lewis; Jones; Kmart; Kohl's; Kroger; Laura Ashley; Lidl; Macy's; Marks; Matalan; Millets;
  Monsoon; Mothercare; Musgrave; Nando's; Next; Nordstrom; Patrick's; Paul's; Penneys; Pret; Primark; Reiss; River Island; Rymans; Ryman;
  Safeway; Sainsbury's; Sally's; Savers; Schuh; Sears; Selfridges; Shaw's; Spar; Staples; Supervalu; Target; Ted Baker; Tesco; Topshop;
  Trader Joe's; Wegmans; Wendy's; Wickes; Wilko; Woolworths; Zara; Ben & Jerry's; Bernard Matthews; Birds Eye; Bisto; Branston; Cadbury's;
  Campbell's; Colman's; Crawford's; Crosse & Blackwell; Dairylea; Dolmio; Dr Pepper; Earl Grey; Fanta; Ferrero; Fox's; Fray Bentos; Fry's;
  Galaxy; Garibaldi; Ginsters; Green & Black's; Haribo; Hartley's; Heinz; Hellmann's; Hovis; Jacob's; Jaffa; Jammie Dodger; Jordans;
  Kerrygold; Kettle; Lady Grey; Lindt; Lipton; Lyons; Mars; Maltesers; McCoy's; McVitie's; Mr Kipling; Mrs Brown's; Muller; Nescafe; Oscar Mayer;
  Oxo; Patak's; Paxo; Peter Pan; Princes; Quaker; Ribena; Robertson's; Robinsons; Rowntree's; Ryvita; Sara Lee; Schweppes; Smith's; Snickers;
  St Ivel; Stork; Tate and Lyle; Tayto; Terry's; Tetley; Thorntons; Tunnock's; Twinings; Tyrrells; Uncle Ben's; Walkers; Walls; Warburtons;
  Weight Watchers; Werther's; Wrigley's; Yorkie; Baileys; Beck's; Bell's; Bushmills; Carling; Famous Grouse; Foster's; Gordon's; Grants;
  Harp; Harvey's; Jameson; Jim Beam; John Smith's; Johnnie Walker; Murphy's; Paddy; Pimm's; Powers; Smithwick's; Stella; Teacher's; Tia Maria;
  Benson and Hedges; Camel; Embassy; John Player; Lambert and Butler; Regal; Rothmans; Superkings; Amber Leaf; Golden Virginia; Drum; Rizla
`);

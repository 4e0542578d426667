import { listOf } from "../../word-lists.ts";

/** Hospitals, called after people, saints and places: none is a mention, nor the place in it. */
export const HOSPITALS = listOf(`
  St Mary's; St Thomas'; Guy's; St George's; St James's; St Vincent's; St Bartholomew's; Barts; Addenbrooke's; the John Radcliffe;
  the Queen Elizabeth; King George Hospital; Princess Royal; Prince Charles Hospital; Royal Victoria Infirmary; the Freeman; Alder Hey;
  Great Ormond Street; Royal Marsden; the Christie; Royal Papworth; Stoke Mandeville; Frimley Park; Pinderfields; Leighton Hospital;
  Arrowe Park; Whiston Hospital; Wythenshawe Hospital; Fairfield General; North Manchester General; Bradford Royal Infirmary;
  James Cook; Darlington Memorial; William Harvey Hospital; Conquest Hospital; Eastbourne DGH; Worthing Hospital; Queen Alexandra;
  Southampton General; Musgrove Park; Derriford Hospital; Treliske Hospital; Royal Gwent; Morriston Hospital; Ysbyty Gwynedd;
  Glan Clwyd; Ninewells Hospital; Raigmore Hospital; Gartnavel Hospital; the Beatson; Hairmyres Hospital; Altnagelvin Hospital;
  Craigavon Hospital; the Mater; Beaumont; Tallaght Hospital; the Rotunda; Holles Street; Crumlin Hospital; Temple Street;
  Naas General; Letterkenny Hospital; Portiuncula Hospital; Merlin Park; Johns Hopkins; the Mayo Clinic; Cleveland Clinic; Mount Sinai;
  Mass General; Brigham and Women's; Cedars-Sinai; Bellevue; Lenox Hill; Stanford Hospital; Duke; Emory University Hospital;
  Sloan Kettering; MD Anderson; Jackson Memorial; Parkland Memorial; Grady; St Jude's; Walter Reed; Good Samaritan; Sacred Heart;
  Northwick Park; Whipps Cross; Homerton Hospital; Lister Hospital; Luton and Dunstable; Pilgrim Hospital; Grantham Hospital;
  George Eliot Hospital; Russells Hall; Walsgrove; Hinchingbrooke; Edith Cavell Hospital; Peterborough City; James Paget;
  Ipswich Hospital; Broomfield Hospital; Basildon Hospital; Medway Maritime; Darent Valley; Nuffield; Spire; BMI Alexandra
`);

/** Wards, units and clinics. */
export const WARDS = listOf(`
  Ward 7; Ward 12B; Nightingale Ward; Florence ward; Seacole Ward; Lister Ward; Fleming Ward; Jenner; Elgar ward; Shakespeare Ward;
  Brunel; Nelson Ward; Wellington; Churchill; Victoria Ward; Alexandra ward; Elizabeth ward; Princess Anne Unit; Diana Ward;
  George ward; Edward ward; Albert Ward; Darwin; Newton; Faraday; Curie ward; Cavell ward; Garrett Anderson; Barnardo; Rainbow Ward;
  Kingfisher ward; Robin ward; Willow Ward; Oak Ward; Rowan; Hazel Ward; Holly ward; Rose ward; Bluebell; Daisy Ward; Cedar; Acer unit;
  Maple; Beech Ward; Ash ward; Juniper; Lavender unit; Heather Ward; Poppy ward; Ivy ward; AMU; SAU; CDU; MAU; CCU; ITU; HDU; NICU;
  SCBU; PICU; A&E; ED resus; majors; minors; ambulatory; day case; endoscopy; the stroke unit; the fracture clinic; the memory clinic;
  theatre 3; recovery; the birthing centre; delivery suite; antenatal clinic; the dialysis unit; the chemo suite; Macmillan unit;
  Maggie's Centre; Marie Curie hospice; St Christopher's Hospice; Martlets; 4 East; 6 North; step-down; telemetry; the SNF; the ER;
  L&D; discharge lounge; Bay C; Bay 4; side room 2; HASU; EAU; Older Persons Unit; the Frailty Unit
`);

/** Care homes and services in a patient's home. */
export const HOMES = listOf(`
  Sunrise; Rosewood House; St Anne's Nursing Home; Elizabeth Court; Victoria House; The Willows; Oakfield Lodge; Holly Bank;
  Heathfield House; Abbeyfield; Alexandra House; Beechwood; Bramley Court; Cedar Lodge; Charlton House; Fairhaven; Fern Lea;
  Grange Park; Hazelmere; Hope House; Ivy Bank; Kingsley Court; Laurel Bank; Manor House; Maple Lodge; Marian House; Nazareth House;
  Parkview; Primrose Lodge; Queen's Court; Rowan Court; St Joseph's; St Teresa's; Stanley Grange; The Elms; The Laurels; Thomas House;
  Wentworth Court; Windsor Court; Woodlands; Brookdale; Atria; Barchester; Bupa Elmwood; HC-One; Four Seasons;
  Little Sisters of the Poor; Belmont House; Mount Carmel; Clarence Court; Russell Court; Churchill Court; Harrison House;
  Lady Mary House
`);

/** Streets. */
export const STREETS = listOf(`
  12 Victoria Road; 4 Church Lane; 33 King Street; Albert Street; 8 Park Avenue; 21 George Street; Elizabeth Close; 7 Nelson Terrace;
  Wellington Road; 56 Station Road; Oak Drive; 19 Churchill Way; Queensway; 102 London Road; Edward Street; William Street;
  14 St John's Road; 3 Mary Street; Patrick Street; O'Connell Street; 5th Avenue; 1420 Lincoln Ave; 88 Martin Luther King Blvd;
  230 Washington St; Jefferson Drive; Harrison Road; 17 Gladstone Street; Cromwell Road; Shakespeare Avenue; Dickens Close;
  61 Byron Road; Milton Road; Burns Crescent; Rose Cottage; Flat 3, Mandela House; Flat 14, Attlee Court; Thatcher Close;
  Balmoral Drive; 9 Sandringham Road; Windsor Avenue
`);

/** Jobs, past and present. */
export const JOBS = listOf(`
  retired teacher; miner; bus driver; taxi driver; joiner; electrician; plumber; baker; butcher; postman; dinner lady; seamstress;
  cleaner; chef; barista; care assistant; retired nurse; GP receptionist; solicitor; accountant; civil servant; librarian; farmer;
  fisherman; docker; steelworker; soldier; retired policeman; firefighter; prison officer; scaffolder; roofer; bricklayer; plasterer;
  painter and decorator; lorry driver; warehouse operative; shop assistant; hairdresser; beautician; nail technician; tailor;
  cabinet maker; engineer; IT manager; software developer; student; housewife; childminder; nursery nurse; vicar; priest; nun;
  musician; piano teacher; artist; potter; journalist; estate agent; bank clerk; builder; gardener; groundsman; gamekeeper; shepherd;
  vet; pilot; cabin crew; truck driver; rancher; realtor
`);

/** What patients like, read, watch and eat. */
export const HOBBIES = listOf(`
  knitting; crochet; gardening; bowls; bridge; dominoes; crosswords; sudoku; bingo; fishing; golf; football; rugby; cricket; hurling;
  Gaelic football; darts; snooker; walking the dog; pigeon racing; model railways; jigsaw puzzles; reading the Daily Mail;
  the Guardian crossword; Coronation Street; EastEnders; Emmerdale; Countdown; Strictly; Bake Off; Antiques Roadshow; Songs of Praise;
  Jeopardy!; Wheel of Fortune; Elvis records; Beatles songs; Vera Lynn; Johnny Cash; Abba; Daniel O'Donnell on the radio; Radio 4;
  Classic FM; Harry Potter; Agatha Christie novels; Sherlock Holmes; Mills & Boon; Thomas the Tank Engine; Peppa Pig; Bluey; Minecraft;
  Fortnite; Candy Crush; baking; line dancing; ballroom; choir; church; the mosque; yoga; Pilates; tai chi; swimming; karate; boxing;
  painting; watercolours; birdwatching; caravanning; quilting
`);

/** Foods and drinks. */
export const FOODS = listOf(`
  half a sandwich; toast and Marmite; Weetabix; porridge; rice pudding; custard; jelly; soup; shepherd's pie; cottage pie;
  fish and chips; Sunday roast; Victoria sponge; Battenberg; Bakewell tart; Eccles cake; Earl Grey; black coffee; tea with two sugars;
  squash; prune juice; thickened fluids level 2; puree diet; soft and bite-sized; Fortisip; Ensure; a banana; yoghurt; Petits Filous;
  crisps; mince; mash; scrambled egg; Caesar salad; Waldorf salad; eggs Benedict; Graham crackers; Jell-O; apple sauce; grilled cheese;
  Granny Smith apple; Bloody Mary; Tom Collins; beef Wellington; peach Melba; Cumberland sausage; Stilton; Cheddar; Jersey milk;
  Danish pastry; Madras curry; jollof rice; dal and rice; halal meals; kosher meals
`);

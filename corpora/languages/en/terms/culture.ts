import { listOf } from "../../word-lists.ts";

/** Programmes, films, books, songs, games and teams, many of them called after somebody. */
export const SHOWS = listOf(`
  Corrie; Emmerdale; EastEnders; Fair City; Hollyoaks; Neighbours; Casualty; Holby; Heartbeat; Poirot; Miss Marple; Father Brown; Columbo;
  Morse; Lewis; Endeavour; Vera; Taggart; Rebus; Luther; Sherlock; Midsomer Murders; Bergerac; Frasier; Friends; Seinfeld; Frost; Kojak;
  Matlock; Monk; Dexter; Murder She Wrote; Diagnosis Murder; Judge Judy; Judge Rinder; Dr Phil; Ellen; Oprah; Jeremy Kyle; Lorraine; Loose
  Women; This Morning; Pointless; Tipping Point; The Chase; Bargain Hunt; Homes under the Hammer; Escape to the Country; Countryfile; Strictly;
  Bake Off; Gogglebox; Love Island; Big Brother; Derry Girls; Father Ted; Mrs Brown's Boys; Gavin and Stacey; Terry and June; Only Fools;
  Dad's Army; Last of the Summer Wine; Porridge; Blackadder; Fawlty Towers; Mr Bean; Bob the Builder; Postman Pat; Fireman Sam; Peppa Pig; Bluey;
  Ben and Holly; Hey Duggee; Paw Patrol; Mr Tumble; Bing; Dora; Barney; Sesame Street; Elmo; Thomas; Percy; Noddy; Paddington; Winnie the Pooh;
  Peter Rabbit; Alice in Wonderland; Matilda; Charlotte's Web; Tracy Beaker; Horrid Henry; Harry Potter; Twilight; Frozen; Elsa; Moana;
  Shrek; Nemo; Simba; Encanto; Mary Poppins; Oliver; Annie; Billy Elliot; Evita; Carmen; Tosca; Hamilton; Jersey Boys; Rocky; Rambo; Titanic;
  Jane Eyre; Emma; Rebecca; Dracula; Macbeth; Hamlet; Lord Jim; Tess; Ulysses; Middlemarch; Lady Chatterley; Bridget Jones; Poldark; Outlander;
  Jack Reacher; James Bond; Robin Hood; King Arthur; Superman; Batman; Spiderman; Star Wars; Yoda; Star Trek; Doctor Who; Roblox; Minecraft; Fifa;
  Mario; Sonic; Pokemon; Lego; Barbie; Ken; Action Man; Connect 4; Cluedo; Monopoly; Scrabble; Yahtzee; Bingo; Snap; Old Maid; Rummy; Cribbage;
  Danny Boy; Molly Malone; Delilah; Sweet Caroline; Daisy Bell; Nellie Dean; Jolene; Ruby; Billie Jean; Hey Jude; Peggy Sue; Barbara Ann; Cecilia;
  Mrs Robinson; Waltzing Matilda; Mustang Sally; Clementine; Bobby Shafto; Lily the Pink; Eleanor Rigby; Michelle; Layla; Rosie; Maggie May; Sally;
  Jerusalem; Amazing Grace; Ave Maria; Abide with Me; Silent Night; Land of my Fathers; Flower of Scotland; Fields of Athenry; Galway Girl;
  Abba; Queen; Oasis; Blur; Genesis; Take That; Westlife; Boyzone; Steps; Madness; Wham; Bread; Smokie; Squeeze; Heart; Classic FM; Radio 2;
  Everton; Arsenal; Spurs; Villa; Forest; Rangers; Celtic; Hearts; Hibs; Chelsea; Palace; Fulham; Wolves; United; City; Leeds; Orient; Vale;
  Saracens; Harlequins; Wasps; Leinster; Munster; Ulster; Wigan Warriors; Packers; Cowboys; Steelers; Patriots; Bills; Lakers; Celtics; Yankees;
  Dodgers; Red Sox; Cubs; Leafs; Grand National; Cheltenham; Ascot; Epsom; Wimbledon; Lord's; the Oval; Twickenham; Croke Park; Augusta
`);

/** Animals by what they are. */
export const ANIMALS = listOf(`
  dog; dog; dog; cat; cat; budgie; parrot; rabbit; pony; horse; greyhound; labrador; terrier; whippet; collie; spaniel; poodle; puppy; kitten;
  hamster; tortoise; goldfish; canary; donkey; guide dog; assistance dog; therapy dog; PAT dog; Jack Russell; staffie; guinea pig; cockatiel
`);

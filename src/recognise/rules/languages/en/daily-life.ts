import { phrasesOf, setOf } from "../../engine/name-words.ts";

/** What stands before something to eat, drink, smoke, play, wear or use in English notes, as it is cut into tokens. */
export const ENGLISH_GOODS_CUES: readonly string[] =
  phrasesOf(`drank|drinks|drinking|sips of|sip of|glass of|glasses of|pint of|pints of|can of|cans of|tin of|tins of|bottle of|bottles
  of|sachet of|sachets of|tub of|tubs of|packet of|packets of|pack of|half a|slice of|slices of|bar of|bars of|pot of|pots of|jar
  of|bowl of|ate a|ate an|ate two|ate half|eats a|game of|games of|plays|played|playing|smokes|smoking|vapes|vaping|wears|wearing|uses|using|used|drives a|drives an|driving a|episode
  of|episodes of|repeat of|repeats of|series of|spray of|puffs of|units of|drops of|dose of|doses of`);

/** Makers and brands of what is worn, eaten, drunk, fitted, watched or played, feasts, books and houses called after plants, none of it a usual name; folded; trade marks of their owners. */
export const ENGLISH_BRANDS: ReadonlySet<string> = setOf(`
  abba abbeyfield actiform actimove actreen adcal airsys alanon alpen altipress altrashot amcare anadin anbesol anusol apetito apex
  avomine babybel babycham bake-off bambach bambi barchester barnardos batchelors bauerfeind beatles beeches beefeater beethoven begonia
  benecol bengmark benylin bergerac bertolli bible bingo birdseye bisodol blephaclean blephasol bluebell bluey bock bougie boursin boyzone
  braeburn branflakes britbox broadchurch bumbo bumgenius bupa bushmills buttercup calcichew calippo canderel candlemas caprini careflex
  caremark careousel carewatch carlsberg catheform centrepoint centrum cheerios childline chopin chupa clearblue clematis clinifast
  clinimed cluedo coban cofsils cointreau coke colgate coltosol comfifast conotrol contisure conveen corflo cornetto corpuls corsodyl
  cortana cosyfeet countdown covonia cryocuff cuplock curos cussons dairylea dairymilk depop digestives dioralyte diwali doidy domestos
  donjoy doritos drambuie dulux dumbo dunelm duplo durafiber dycal dycem dyna-form eastenders ecover eid elastoplast elysium emmaus
  entonox equanox essix eucerin eurax evian fairtrade fanta fibrogel findus fitbit fitflop fittleworth flip-flo flocare flocath flowtron
  fluorigard fortnite foxglove foxs frenzel frosties frova frubes fruitella fujifilm fybogel gables galaxy galpharm garmin gatorade geko
  gentlecath germolene gingerbread glenfiddich glidescope gluco-tabs gogglebox gridiron grip-lok gruffalo guinness gumtree haliborange
  hanukkah heineken hellmanns hibiscrub hobnob hobnobs hogmanay hollies hollyoaks homecraft homestart honeysuckle hospira hovis hula
  hydrocath hylo ikea instillagel invisalign irn-bru ivoclar jenga jobst juxtafit juzo kalms kalzinol kapitex kenco kestrels kindle
  kinesiotape kingsmill kitekat kitkat kleenex kopparberg koran kwells kylies lactofree larches larkspur laryngoseal ledermix leg-bag lego
  lemsip liko lilt londis ludo lyclear magners magnolia malibu malteser mangar maynards mcvities meggezones mentos michaelmas milkybar
  minecraft minstrels monopoly monovette motomed mozart nacoa nautilus neo-g nerf nesquick netflix newsnight nexus nicorette nicotinell
  nikkiso niquitin nitronox nivea nytol oasis ocado olbas olympus omniflush omnifuse onken optilube orajel oraqix orbit orchid ossur
  osteocare otex otrivine ottobock oxfam oxo oxycycle oysta paddington panadol paperwhite papyrus passover pedalo penthrox peppa peristeen
  pernod peroni perrier persil pimm's pimms pivotell playmobil pointless pokemon polident poligrip polos poplars powerade pregnacare
  pringles priory pro-cal procal prosys protaper psalm psalms puccini quaker quattro quavers question-time quorn quran ready-brek
  readybrek relateen renapro renasys rescue-remedy ricola roblox rolo rolos rotastand rubicon saebo sanatogen sarstedt scrabble sea-band
  seabond securicare self-cath septocaine seven-seas shein shloer shoezone shreddies shrek shrove simpla simplastic slimfast smarties
  smirnoff snickers snowdrop solero solpadeine sonicare spam spotify springwatch stannah starburst steradent stugeron sycamores sylvanian
  tango tcp tena tetleys theraputty thickenup thixo thuasne tiktok tixylix tizer toblerone torah travelodge trulife tunes tunnocks
  twiglets twinings twix typhoo uno urgo uribag uridom uriplan urisoft vacutainer vaisakhi vaporub vapro verdi vicks viennetta vimto
  vinted vitabiotics vitaquick vivaldi volvic vygon wagamama warburtons waterpik weetos wellman wellwoman westlife wetherspoon whatsapp
  whitbread wickes wii windeze wispa wisteria wordle wotsits yakult yazoo yoplait zendium ziploc zirtek zoflora zog`);

/** Rhymes, sayings, days, laws and inquiries, puppets and drinks that hold a name; folded. No phrase is a whole name that somebody bears. */
const SAYINGS = `mary had a little|humpty dumpty|little bo peep|georgie porgie|little jack horner|little miss muffet|old king cole|wee
  willie winkie|dr foster went|doctor foster went|polly put the kettle|daisy daisy|incy wincy|sing a rainbow|amazing grace|abide with
  me|tom thumb|nosey parker|doubting thomas|lazy susan|typhoid mary|bloody mary|bloody marys|virgin mary|hail mary|ave maria|silly billy|steady eddie|peeping tom|debbie downer|calamity jane|jack in the box|jack knifed|any tom
  dick|tom dick and harry|charley horse|iggle piggle|upsy daisy|makka pakka|in the night garden|hey duggee|paw
  patrol|mr blobby|mr tickle|mr bump|mr potato head|mrs doubtfire|miss piggy|miss world|miss universe|miss saigon|little miss|mrs
  tiggywinkle|mr frosty|mr freeze|candy crush|temple run|angry birds|guess who|connect four|snakes and ladders|alexa reminder|alexa
  reminders|alexa device|alexa skill|amazon alexa|amazon echo|hey siri|ask siri|siri on phone|siri on ipad|molly maid|jammy dodger|jammy
  dodgers|jammie dodgers|garibaldi biscuit|garibaldi biscuits|bakewell tart|bakewell slice|eccles cakes|chelsea
  buns|chelsea match|chelsea fan|chelsea shirt|chelsea scarf|chelsea boots|chelsea hotel|derby win|derby match|lincoln
  biscuit|victoria sponges|madeira cake|battenberg cake|dundee cake|dundee marmalade|oxford marmalade|cheddar cheese|stilton
  cheese|lancashire hotpot|cumberland sausage|cumberland sausages|lincolnshire sausages|aberdeen angus|bramley apple|bramley
  apples|cox's orange|cox apple|cox's apple|williams pear|conference pear|granny smith's`;

const DAYS_AND_LAWS = `ash wednesday|ash weds|shrove tuesday|pancake tuesday|pancake day|maundy thursday|palm sunday|palm cross|whit monday|may bank
  holiday|may half term|burns night|bonfire night|valentine's day|valentines day|paddy's day|paddys day|mother's day|mothers
  day|father's day|fathers day|ve day|armistice day|remembrance sunday|michaelmas term|lent term|trinity term|hilary term|all saints|all
  souls|st swithin's|herbert protocol|philomena protocol|john's campaign|johns campaign|silver alert|admiral nurse|admiral nurses|roy
  castle lung|natasha's law|owen's law|awaab's law|harry's law|max's law|jess's law|ryan's rule|ty hafan|ty gobaith|noah's
  ark|francis inquiry|ockenden report|ockenden review|shipman inquiry|kirkup report|laming inquiry|savile inquiry|climbie inquiry|darzi
  report|marsden manual|royal marsden manual|dr foster data|dr foster intelligence|war memorial|ages & stages|ages and stages|bounty pack|dr brown bottle|dr brown
  bottles|dr brown's bottle|dr brown's bottles|dr browns bottle|dr browns bottles|dr brown teat|dr brown teats|ted
  stockings|factor v leiden|v leiden|leiden mutation|da vinci list|da vinci robot|da vinci xi|da vinci theatre|da vinci system|da vinci
  prostatectomy|oxford mini|oxford major|guthrie card|guthrie cards|guthrie heel|guthrie day|kylie sheet|kylie sheets|kylie pad|kylie pads|kylie
  pants`;

/** Brands, charities, equipment, lounges and feasts of two words; folded. */
const BRANDS_OF_WORDS = `victoria line|jubilee line|elizabeth line|kit kat|kit kats|otto bock|welch allyn|medi derma|medi derma - s|blue cross|
  seven seas|passy muir|parker bath|sea band|irn bru|red bull|lou gehrig|lou gehrig's|dr google|dr . google|ready brek|bake off|question time|strictly come|tipping point|connect 4|
  good friday|boxing day|holy week|jubilee lounge|jubilee suite|jubilee ward|psalm 23|alcoholics anonymous|gamblers anonymous|
  narcotics anonymous|dogs trust|cats protection|parkinson's uk|carers uk|age uk|sylvanian families|sara stedy|mangar elk|
  mangar camel|raizer chair|wong - baker|duke treadmill`;

/** Phrases of daily life that look like somebody's name and are none. */
export const ENGLISH_DAILY_THINGS: readonly string[] = [SAYINGS, DAYS_AND_LAWS, BRANDS_OF_WORDS].flatMap(phrasesOf);

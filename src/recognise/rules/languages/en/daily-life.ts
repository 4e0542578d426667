import { phrasesOf, setOf } from "../../engine/name-words.ts";

/** What stands before something to eat, drink, smoke, play, wear or use in English notes, as it is cut into tokens. */
export const ENGLISH_GOODS_CUES: readonly string[] =
  phrasesOf(`drank|drinks|drinking|sips of|sip of|glass of|glasses of|pint of|pints of|can of|cans of|tin of|tins of|bottle of|bottles
  of|sachet of|sachets of|tub of|tubs of|packet of|packets of|pack of|half a|slice of|slices of|bar of|bars of|pot of|pots of|jar
  of|bowl of|ate a|ate an|ate two|ate half|eats a|game of|games of|plays|played|playing|smokes|smoking|vapes|vaping|wears|wearing|uses|using|used|drives a|drives an|driving a|episode
  of|episodes of|repeat of|repeats of|series of|spray of|puffs of|units of|drops of|dose of|doses of`);

/** Makers and brands of what is worn, eaten, drunk, fitted or played, none of it a usual name; folded; trade marks of their owners. */
export const ENGLISH_BRANDS: ReadonlySet<string> = setOf(`
  actreen anusol apetito avomine babybel babycham bambach batchelors benecol benylin birdseye bisodol boursin
  braeburn branflakes bumbo bumgenius buttercup calippo canderel careflex centrepoint cheerios chupa clearblue
  cofsils cointreau coltosol conotrol conveen cornetto cosyfeet covonia cuplock cussons dairylea dairymilk depop 
  digestives dioralyte doidy domestos doritos drambuie dulux dycal dycem ecover elastoplast emmaus essix eurax fairtrade fibrogel
  findus fitflop flip-flo fluorigard foxs frosties frubes fruitella fujifilm fybogel galpharm gatorade gentlecath germolene gluco-tabs gumtree
  hellmanns hibiscrub hobnob hobnobs homecraft hovis instillagel invisalign ivoclar kalzinol kenco kingsmill kitekat kitkat
  kleenex kopparberg kwells kylies lactofree ledermix lilt lyclear magners malteser maynards meggezones
  minstrels nerf nesquick nicorette nicotinell niquitin nytol oasis olympus optilube orajel oraqix otex 
  oxo panadol paperwhite peristeen pernod persil pimm's poligrip polos powerade pringles protaper quavers quorn
  rescue-remedy ricola rolos seabond self-cath septocaine shein shloer shreddies simplastic slimfast
  smarties snickers solero sonicare spam starburst steradent tango tcp tetleys tixylix
  toblerone travelodge tunes twiglets twinings twix typhoo uriplan uridom uribag vaporub vapro viennetta vinted
   waterpik weetos wellwoman wellman windeze wispa wordle wotsits yazoo yoplait zendium ziploc zoflora`);

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
  prostatectomy|oxford mini|oxford major|guthrie card|guthrie cards|guthrie heel|kylie sheet|kylie sheets|kylie pad|kylie pads|kylie
  pants`;

/** Phrases of daily life that look like somebody's name and are none. */
export const ENGLISH_DAILY_THINGS: readonly string[] = [SAYINGS, DAYS_AND_LAWS].flatMap(phrasesOf);

import { listOf } from "../../word-lists.ts";

/** Names of people as the words that they are too, at the start of a sentence. */
export const WORDS_AS_WORDS = listOf(`
  Ace bandage on; Amber score on triage; Amber traffic light; Angel wing cannula; Art materials brought; Ash in the tray; Autumn booster
  due; Bacon sandwich eaten; Baker's asthma; Bank nurse booked; Banks shut; Barber booked for {weekday}; Bass voice, low pitch; Bay door
  shut; Bean bag chair; Beard trimmed; Bell rung x{n:2-9}; Bell in reach; Berry juice; Best interests meeting; Bill to be paid; Bill
  queried; Bills unpaid; Birch pollen allergy; Bishop score {n:3-9}; Black stools; Black toe; Bless, slept
  well; Blood sent; Blossom in the garden; Blue light transfer; Blunt trauma; Bone scan booked; Book clinic; Bowls club; Box of
  dressings; Brace on; Bridge needs recementing; Bright and alert; Brown sputum; Brush teeth bd; Buck teeth; Buddy system in school;
  Burns dressing; Bush tea; Butcher by trade; Candy floss; Cane left in taxi; Carol concert on {weekday}; Carol singing; Carpenter until
  {year}; Case conference {weekday}; Case closed; Cash in purse {n:5-80} pounds; Chance of infection small; Chance to ask questions;
  Chapel visit; Chase bloods; Chase letter; Chase {test}; Cherry red spot; Chip fracture; Chip pan burn; Christian faith; Church on
  {weekday}; Clay-coloured stool; Cliff edge feeling; Cloud of confusion; Comfort care only; Comfort given; Constant pain; Cook and
  clean with help; Cotton wool spots; Court on {weekday}; Court order in place; Crane lift used; Cream to legs; Cross match sent; Cross
  infection risk; Crystal clear urine; Crystals in joint fluid; Cuddle with baby; Cup of tea; Curry refused; Daisy chain scarring; Dawn
  chorus wakes everybody; Dawn wakening; Day case; Day release; Days off; Dean of the school rang; Dean Street bus; Dolly bag packed;
  Don gloves; Don apron; Donor card; Dove soap only; Drew round the redness; Drew back blood; Duke criteria; Early warning score
  {n:1-7}; Earl Grey only; Ebb and flow; Ebony skin tone guide; Eve of discharge; Faith important; Faith in treatment; Faith leader
  rung; Fall from bed; Field of vision full; Fisher grade {n:1-4}; Flower remedies; Flora margarine; Foot drop; Forest plot; Forest
  walk; Frank pus; Frank refusal; Frank words; Frost bite; Fry up for breakfast; Gale force wind; Gay, out to family; Gene panel sent;
  Gene therapy; Gentle exercise; Ginger biscuits; Ginger tea; Glass in foot; Gold standard framework; Gold injections; Golden hour; Good
  night; Grace period over; Grace said at table; Grant application; Grant awarded; Grant permission; Green bag; Green sputum; Grey
  complexion; Grip weak; Guy in next bed loud; Hall needs a rail; Ham salad; Hand hygiene; Hands cold; Happy with plan; Happy to wait;
  Hardy soul; Haven for women full; Hazel eyes; Head injury advice; Head up tilt; Heath trip cancelled; Heather honey; Heather in vase;
  Hill climbing; Holly on the tray; Home {weekday}; Honey to wound; Honey cough mixture; Hope for discharge {weekday}; Hope tool used;
  Hopes to go home; House bound; Iris normal; Iris prolapse; Iron infusion; Ivy rash; Jack up the bed; Jack knife seizure; Jasmine tea;
  Jelly eaten; Jock itch; Joy in small things; Joy rider; July bloods; June clinic full; Junior aware; Justice system; Key safe; Keys
  lost; King size bed; King's Fund chair; Kit bag lost; Knight move thinking; Lamb chop; Lance abscess; Lance boil; Lane closed,
  transport late; Laurel hedge; Law centre advice; Light touch; Lily allergy; Lily pollen; Lime juice; Link nurse; Lip balm; Liberty
  safeguards; Little to eat; Little old lady; Long day; Lord's prayer; Love of food; Low mood; Low bed; Mac n cheese; Major trauma;
  Major surgery; Maple syrup urine; March bloods fine; Mark on cheek; Mark the site; Marked improvement; Marks on wrists; Mason by
  trade; Mass at {time}; Master key; Max dose; Max assist; Max effort; May go home; May need {proc}; May half term; Melody therapy;
  Merry at night; Merit award; Mild asthma; Mill worker; Miller by trade; Mint tea; Misty vision; Mole on back; Moles checked; Moody
  since {weekday}; Nail bed; Nails cut; Nick in ear; Nick from razor; Nicks from shaving; Noon meds; Oak pollen; Old age; Olive oil to
  ear; Olive branch; Orchard view; Pace slow; Pacey and agitated; Page reg; Page on call; Pain 7; Palmer grasp; Park and walk; Parks her
  chair; Pat dry; Pat slide used; Patch changed; Patience running out; Patience needed; Peace of mind; Peach melba; Pearls on eardrum;
  Peel skin; Penny in the throat; Penny dropped; Pepper allergy; Perks up pm; Petit mal; Pike caught; Pink frothy sputum; Piper's lung;
  Plum coloured; Poor intake; Pope on TV; Poppy seed; Poppy Day; Porter called; Potter about; Potters in garden; Power
  chair; Pride in garden; Prince Albert; Prudent to wait; Prudence advised; Price list given; Queen bed; Quick release; Rain stopped
  visits; Ray lamp; Rays of sun; Read aloud; Reading glasses; Red flag; Reeds in oboe; Regal bearing; Rest day; Rice pudding; Rich tea;
  Rich food; River view; Robin on the feeder; Rock bottom; Rod in femur; Rods and screws; Roman sandals; Rose hip; Rose coloured spots;
  Rose at {time}; Rosemary and lamb; Rosy cheeks; Round by consultant; Rowan berries; Rush of blood; Rusty nail; Rye bread; Sage advice;
  Sage and onion; Salmon patch; Salt restricted; Savage itch; Self care; Shade on film; Sharp pain; Shepherd's pie; Short of breath;
  Short stay; Silk sutures; Silver nitrate; Silver trauma; Singer's nodes; Sky TV; Sleep poor; Small meals; Smith's fracture; Snow
  blind; Snow storm, visits off; Sole cracked; Speed of onset; Spring onion; Stamp on hand; Standing weight; Star chart; Stars for good
  eating; Steel plate; Sterling work; Still birth; Stone heavy; Stone lost; Stones in gallbladder; Storm in a teacup; Stout shoes;
  Strange smell; Street drugs; Strong smell; Strong opioid; Stump healed; Sugar 7.2; Summer cold; Sunday lunch; Sunny room; Swallow
  safe; Swallow poor; Swan neck deformity; Sweet tooth; Swift recovery; Swift response; Tailor's bunion; Tanner stage {n:2-5}; Temples
  throbbing; Thorn in finger; Tile fell on foot; Toll free line; Tower block; Town visit; Trip hazard; Trust wide bleep; Turner by
  trade; Twin pregnancy; Union rep; Usher at church; Van driver; Velvet skin; Verity of story unclear; Vicar called; Walker ordered;
  Ward closed; Ward round done; Warden called; Waters broke at {time}; Waters clear; Weaver by trade; Weeks to heal; Wells score; West
  wing; White stools; White coat effect; Will discuss; Will repeat; Will need {test}; Will drawn up; Willow bark; Win at bingo; Winter
  pressures; Winters abroad; Wise choice; Wolf down food; Wood lamp; Wood dust; Woods lamp; Worth a try; Yale lock; Young onset; Young
  for age
`);

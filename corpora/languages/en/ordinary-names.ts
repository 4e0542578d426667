import type { LanguagePack } from "../language-pack.ts";

function namesOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** English names that are ordinary words, months, plants, jobs or objects as well. */
export const ENGLISH_ORDINARY_NAMES: LanguagePack["ordinaryNames"] = {
  female: namesOf(`
    Joy Hope Faith Grace May June April Rose Lily Daisy Ivy Violet Iris Poppy Hazel Heather Olive Holly Ruby Pearl Amber Dawn Summer
    Autumn Eve Charity Patience Prudence Constance Melody Star Ginger Sandy Penny Robin Honey Angel Destiny Faye Coral Jade Crystal
    Clementine Rosemary Sage Willow Fern Jasmine Skye Precious Blessing Comfort Mercy Temperance Verity Harmony Chastity Petal Bunny
    Dolly Dot Win Sue Pat Carol Bay Marina Viola Ebony Cherry Bell Winter Victory Favour Peace Sunday Gift Glory Happy Marigold
    Primrose Bonny Merry
  `),
  male: namesOf(`
    Mark Will Bill Jack Rob Frank Art Rich Grant Chase Dean Earl Max Guy Hunter Mason Carter Miles Pierce Wade Dale Cliff Glen Heath
    Reed Forest Rusty Sonny Buddy Chip Chuck Pat Nick Don Ray Jay Gene Clay Stone Drew Victor Christian Bishop King Prince Duke Major
    Basil Norm Sandy Robin Storm River Ace Lance Angel Justice Noble Sunday Monday Friday August Innocent Godwill Lucky Goodluck Happy
    Bob Peter Ken Woody Stocky Lane Ford Pike Colt Gale Marshall Page Archer Cooper Chance Wolf Blaze Sterling
  `),
  surnames: namesOf(`
    Brown White Black Green Gray Grey Young Old Long Short Small Little Strong Hill Wood Woods Field Fields Rivers Brook Brooks Pool
    Pond Lake Marsh Moss Stone Bush Rose Bloom Flowers Berry Cherry Rice Bean Pepper Salt Sugar Honey Bacon Ham Lamb Bull Fox Wolf
    Bird Crane Drake Finch Swan Peacock Nightingale Baker Cook Butler Carter Cooper Fisher Gardener Gardner Hunter Mason Miller Porter
    Potter Shepherd Smith Taylor Turner Walker Weaver Wright Barber Parker Ward Wards Bell Cross Church Temple Abbott Bishop Pope
    Priest Monk Dean King Knight Prince Duke Earl Lord Page Major Sargent Marshall Day Days May March Summer Summers Winter Winters
    Weeks Noon Monday Friday Frost Snow Gale Storm Rain Waters Banks Bridges Street Lane Rhodes Ford Wells Bath Best Good Goodman Wise
    Sharp Swift Bright Rich Poor Hardy Moody Savage Gentle Noble Grant Grace Hope Love Joy Pain Paine Payne Burn Burns Head Hand Hands
    Foot Foote Legg Chin Tongue Beard Blood Boddy Back Bone Bones Hart Harte Nail Nails Brain Shinn Kidney Coffin Tomb Graves Death
    Self Pill Case Cases Hurt Chance Power Powers Price Cash Sterling Penny Pound Silver Gold Steel Flint Ash Oakes Birch Thorn Heath
    Park Parks Gates House Hall Chambers Kitchen Drinkwater Bottle Glass Cotton Cloud Pike Bass Herring Salmon Spratt Crabbe Rabbit
    Hare Drew Low Lowe Close Blunt Curley Swallow Walkden Fall Rush Speed Skipper Cope Wake Rest Trust Pratt Looney Dainty Pleasant
    Merry Sweet Bitter Loud Still Sleep Drain Tubes Gross Mole Block Mould Butcher Sexton Tanner Tucker Chandler Singer Piper Archer
  `),
};

import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** Hospitals, hospices and homes whose name is a place's or a person's, of two words and more, in Britain and Ireland; folded. */
const SITES = LISTS.phrases("further-things sites");

/** Firms that send bills and letters, lend, insure, sell, teach or train; folded. */
const FIRMS = LISTS.phrases("further-things firms");

/** Works and people that patients read, watch, hear and cheer for, and what they drink, smoke, eat and drive; folded. */
const PASTIMES = LISTS.phrases("further-things pastimes");

/** Signs, tests, classes, retainers, drains and spots that two surnames, or a given name and a surname, make. */
const MEDICAL = LISTS.phrases("further-things medical");

/** Further phrases that look like somebody's name or a town in English notes and are neither. */
export const ENGLISH_FURTHER_THINGS: readonly string[] = [SITES, FIRMS, PASTIMES, MEDICAL].flat();

import { listOf } from "../../word-lists.ts";

/** Scales, scores and questionnaires without their result. */
export const SCALES = listOf(`
  Waterlow; Braden; Norton; Walsall; Purpose-T; Anderson; Glamorgan; Morse; Hendrich; Tinetti; Downton; Stratify; Conley; Abbey; Bolton;
  Wong-Baker; McGill; Doloplus; Oucher; Painad; Barthel; Katz; Lawton; Rivermead; Nottingham; Frenchay; Karnofsky; Lansky; Rockwood;
  Edmonton; Addenbrooke's; Folstein; Hodkinson; Kendrick; Stroop; Raven's; Wechsler; Rey; Benton; Hayling; Trail Making; Boston Naming;
  Beck; Hamilton; Cornell; Zung; Edinburgh; Yesavage; Montgomery; Young; Calgary; Hospital Anxiety; Kessler; Whooley; Warwick-Edinburgh;
  Yale-Brown; Maudsley; Rosenberg; Brief Psychiatric; Glasgow; Rankin; Hunt and Hess; Fisher; Ashworth; Tardieu; Hoehn and Yahr;
  Webster; Fugl-Meyer; Berg; Otago; Borg; Brunnstrom; Chedoke; Scandinavian; Cincinnati; Los Angeles; Orpington; Hachinski; Epworth;
  Stanford; Pittsburgh; Athens; Stop-Bang; Bristol; Rockall; Blatchford; Child-Pugh; Mayo; Harvey-Bradshaw; Maddrey; Lille; Ranson;
  Imrie; Truelove; Montreal; Vienna; Rutgeerts; Forrest; Savary; Boston; Aronchick; Apgar; Bishop; Ballard; Dubowitz; Sarnat; Silverman;
  Griffiths; Bayley; Denver; Gesell; Vineland; Conners; Brazelton; Goodenough; Mullen; Reynell; Renfrew; Mallampati; Cormack; Aldrete;
  Ramsay; Richmond; Riker; Bromage; Garden; Weber; Gustilo; Neer; Gartland; Schatzker; Harris; Constant; Lysholm; Tegner; Roland-Morris;
  Oswestry; Beighton; Kellgren; Outerbridge; Ficat; Catterall; Graf; Killip; Framingham; Wells; Geneva; Duke; Bruce; Naughton; Centor;
  Fitzpatrick; Breslow; Clark; Hurley; Wagner; Meggitt; Texas; Gleason; Dukes; Bloom-Richardson; Van Nuys; Snellen; Ishihara; Kay;
  Cardiff; Sheridan Gardiner; Gugging; Massey; Daniels; Toronto; Malnutrition Universal; Nutric; Simpson; Charlson; Elixhauser; Carlson;
  Manchester; Paddington; Humpty Dumpty; Cubbin; Sunderland; Lund and Browder; Parkland; Baux; Alvarado; Possum; Boey; Hinchey; Goligher
`);

/** Signs, reflexes, tests and manoeuvres without their result. */
export const SIGNS = listOf(`
  Murphy's; Rovsing's; McBurney's; Kernig's; Brudzinski; Homans; Babinski; Hoffmann; Oppenheim; Chaddock; Gordon; Romberg; Lhermitte;
  Spurling; Lasègue; Trendelenburg; Thomas; Ober's; Faber; Patrick's; Lachman; McMurray; Apley; Thessaly; Phalen; Tinel; Finkelstein;
  Froment; Allen's; Watson; Cozen; Mill's; Hawkins; Neer; Jobe; Speed's; Yergason; O'Brien; Gerber; Simmonds; Thompson; Silfverskiold;
  Barlow; Ortolani; Galeazzi; Allis; Moro; Galant; Babkin; Landau; Gowers; Dix-Hallpike; Epley; Semont; Rinne; Weber; Schwabach; Unterberger;
  Fukuda; Valsalva; Müller; Credé; Heimlich; Sellick; McRoberts; Leopold; Brandt-Andrews; Kristeller; Cullen; Grey Turner; Courvoisier;
  Carnett; Blumberg; Kehr; Boas; Sister Joseph; Virchow; Troisier; Chvostek; Trousseau; Nikolsky; Auspitz; Koebner; Darier; Osler; Janeway;
  Roth; Corrigan; Quincke; De Musset; Duroziez; Kussmaul; Cheyne-Stokes; Biot; Levine; Carvallo; Marfan; Steinberg; Schober; Adams;
  Buerger; Perthes; Raynaud; Schamroth; Horner; Argyll Robertson; Holmes-Adie; Marcus Gunn; Bell's; Hutchinson; Battle; Jendrassik;
  Hoover; Waddell; Burns; Kemp; Stinchfield; Galvin; Nylen-Barany; Ryle; Mantoux; Heaf; Schilling; Coombs; Guthrie; Kleihauer; Schirmer;
  Jones; Seidel; Hirschberg; Krimsky; Maddox; Lang; Frisby; Bagolini; Hess; Brudzinski's neck; Lloyd's; Markle; Dunphy; Aaron
`);

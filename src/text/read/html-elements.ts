const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements of HTML (living standard, and older ones that word processors and mail programs write) that stand inside a line. */
export const INLINE_ELEMENTS = words(`
  a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark nobr q s samp small span
  strike strong sub sup time tt u var wbr
`);

/** The others: each begins and ends lines. */
export const BLOCK_ELEMENTS = words(`
  address applet area article aside audio base basefont blockquote body br button canvas caption center col colgroup
  datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6
  head header hgroup hr html iframe legend li link main map menu meta meter nav noframes noscript object ol optgroup
  option output p param picture pre progress rp rt ruby script search section select slot source style summary svg table
  tbody td template textarea tfoot th thead title tr track ul video
`);

/** Attributes that hold no words of a text: how it looks, and what a program does with it. */
export const LAYOUT_ATTRIBUTES = words(`
  align background bgcolor border cellpadding cellspacing charset class clear color cols colspan dir encoding face
  frameborder height hspace http-equiv lang language marginheight marginwidth media method nowrap rel role rows rowspan
  rules scope size span style tabindex target type valign version vspace width xmlns
`);

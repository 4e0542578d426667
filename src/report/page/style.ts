import { PRINT_STYLE } from "./style-print.ts";

/** The report's style sheet: light and dark by the reader's setting, and print. Text contrasts at least 4.5 : 1, marks 3 : 1. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f7f7f4; --card: #ffffff; --ink: #1b1f24; --muted: #535c68; --rule: #dcdfe3;
  --seen: #3b5bab; --unseen: #a85f05; --pass: #1a6b44; --fail: #b3261e; --underpowered: #855300; --inconclusive: #855300; --invalid: #6b3fa0; --info: #535c68;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root { --page: #14171a; --card: #1c2024; --ink: #e8eaed; --muted: #a9b2be; --rule: #353b42;
  --seen: #8fadff; --unseen: #f0b055; --pass: #63cf9a; --fail: #ff8a80; --underpowered: #eabb5e; --inconclusive: #eabb5e; --invalid: #c8a4f5; --info: #a9b2be; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
main { max-width: 70rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
header p, .lede { max-width: 46rem; color: var(--muted); margin: 0 0 1rem; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 0.4rem; }
h2 { font-size: 1.3rem; line-height: 1.25; letter-spacing: -0.01em; margin: 2.75rem 0 0.4rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 0.5rem; } .panel h3 { font-size: 0.95rem; line-height: 1.3; margin: 0 0 0.2rem; }
p { margin: 0 0 0.4rem; }
.panel { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 0.9rem 1.1rem; min-width: 0; }
.sheet { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1.25rem 1.5rem 1.5rem; margin-top: 1.5rem; }
.sheet h2 { font-size: 1.1rem; margin: 1.25rem 0 0.4rem; } .sheet h2:first-child { margin-top: 0; } .sheet .panel { border: 0; padding: 0; }
.card { border-left: 5px solid var(--tone); padding: 0.35rem 0 0.35rem 0.9rem; margin: 0 0 0.75rem; }
.card p { margin: 0; } .card .verdict { font-size: 1.05rem; } .card .why { font-size: 0.875rem; color: var(--muted); margin-top: 0.15rem; }
.verdict { color: var(--tone); font-weight: 600; }
.pass { --tone: var(--pass); } .fail { --tone: var(--fail); } .underpowered { --tone: var(--underpowered); } .inconclusive { --tone: var(--inconclusive); }
.invalid { --tone: var(--invalid); } .info { --tone: var(--info); }
.scroll { overflow-x: auto; } :focus-visible { outline: 3px solid var(--seen); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
tbody tr:last-child > * { border-bottom: 0; } thead th { border-bottom: 2px solid var(--ink); font-weight: 600; }
tbody th { font-weight: 500; } th, td { overflow-wrap: break-word; } thead th { overflow-wrap: anywhere; }
.facts { font-size: 0.85rem; } .facts th[scope="row"] { width: 24%; color: var(--muted); font-weight: 500; }
.line { display: block; } .aside { color: var(--muted); font-size: 0.92em; }
small { display: block; color: var(--muted); font-size: 0.85em; line-height: 1.35; font-weight: 400; }
.mark { color: var(--tone); font-weight: 700; }
.tag { font-size: 0.8rem; color: var(--muted); white-space: nowrap; }
.tag::before { content: ""; display: inline-block; width: 0.6em; height: 0.6em; border-radius: 50%; margin-right: 0.35em; background: var(--hue); }
.seen { --hue: var(--seen); } .unseen { --hue: var(--unseen); } .both { --hue: var(--info); } .tag.unseen::before { border-radius: 0; }
.small { font-size: 0.8rem; } .small td, .small th { padding: 0.3rem 0.7rem 0.3rem 0; } 
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr)); gap: 0.9rem; }
.charts + .scroll, .scroll + .scroll { margin-top: 0.9rem; }
.by-model { table-layout: fixed; min-width: calc(11rem + var(--models) * 8.5rem); } .by-model thead th:first-child { width: calc(100% * var(--first, 1.4) / (var(--models) + var(--first, 1.4))); }  .small.by-model { --first: 1.3; }
.edpb thead th:first-child, .edpb .wide { width: 27%; } .facts + .facts, .panel + .facts { margin-top: 0.4rem; border-top: 1px solid var(--rule); }
.topic { font-size: 0.78rem; font-weight: 600; color: var(--muted); letter-spacing: 0.01em; } p.topic { margin: 0; } tbody .topic { padding-top: 0.9rem; }
.charts .panel { display: flex; flex-direction: column; }
.asked { color: var(--muted); font-size: 0.875rem; line-height: 1.4; } .found { font-size: 0.875rem; line-height: 1.4; margin: auto 0 0; }
.limit-source { font-size: 0.8rem; line-height: 1.35; color: var(--muted); margin: 0.25rem 0 0; }
.limit-source i { display: inline-block; width: 1.1em; border-top: 2px dashed var(--fail); vertical-align: 0.25em; margin-right: 0.4em; }
.figures { margin: 0.35rem 0 0.6rem; } .figures ul { list-style: none; margin: 0; padding: 0; }
.group { display: grid; grid-template-columns: minmax(4rem, 28%) 1fr; gap: 0 0.75rem; padding: 0.3rem 0; border-top: 1px solid var(--rule); }
.of-one .group { display: block; border: 0; padding: 0; }
.who { font-size: 0.85rem; font-weight: 600; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
.figures li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.75rem; line-height: 1.4; }
.value { font-size: 0.85rem; margin-left: auto; text-align: right; }
.track { position: relative; flex: 0 0 100%; height: 0.8rem; margin-bottom: 0.1rem; } .track::before { content: ""; position: absolute; inset: calc(50% - 0.5px) 0 auto; border-top: 1px solid var(--rule); }
.track i { position: absolute; top: 50%; } .track .interval { height: 4px; margin-top: -2px; min-width: 2px; border-radius: 2px; background: var(--hue); opacity: 0.55; }
.track .dot { width: 10px; height: 10px; margin: -5px 0 0 -5px; border-radius: 50%; background: var(--hue); } .unseen .track .dot { border-radius: 0; }
.track .zero { background: var(--card); border: 2px solid var(--hue); } .track .limit { top: 0; bottom: 0; border-left: 2px dashed var(--fail); margin-left: -1px; }
.axis { position: relative; height: 1.1rem; font-size: 0.72rem; color: var(--muted); } .figures .axis { margin-left: calc(28% + 0.75rem); } .of-one .axis { margin-left: 0; }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; } .axis .first { transform: none; } .axis .last { transform: translateX(-100%); }
.bars-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 0.9rem; }
figure { margin: 0; } figure { display: flex; flex-direction: column; } figure svg { margin-top: auto; } figcaption { font-weight: 600; font-size: 0.9rem; margin-bottom: 0.5rem; overflow-wrap: anywhere; }
figcaption span { display: block; font-weight: 400; color: var(--muted); font-size: 0.8rem; }
svg { width: 100%; height: 5.5rem; display: block; border-bottom: 1px solid var(--muted); } svg rect { fill: var(--hue); }
.plots-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 0.9rem; margin-bottom: 0.9rem; } .plot { height: auto; border: 0; } .plot line, .plot polyline { fill: none; stroke: var(--hue); stroke-width: 2; } .plot .grid { stroke: var(--rule); stroke-width: 1; }
.plot text { font-size: 12px; fill: var(--muted); } .plot .chance { --hue: var(--muted); stroke-dasharray: 2 4; } .keys { margin: 0 0 0.4rem; } .keys .tag { margin-right: 0.8rem; white-space: normal; }
.series-0 { --hue: var(--seen); } .series-1 { --hue: var(--unseen); stroke-dasharray: 8 3; } .series-2 { --hue: var(--pass); stroke-dasharray: 3 3; } .series-3 { --hue: var(--invalid); stroke-dasharray: 9 3 2 3; }
dl { margin: 0; columns: 2 24rem; column-gap: 2rem; font-size: 0.85rem; } dl div { break-inside: avoid; margin: 0 0 0.5rem; }
dt { font-weight: 600; } dd { margin: 0; color: var(--muted); }
.limits, .remarks { padding-left: 1.3rem; margin: 0; font-size: 0.875rem; max-width: 60rem; } .limits li { margin: 0.2rem 0; } .limits li:first-child { font-weight: 600; }
.remarks { padding-left: 2rem; columns: 2 24rem; column-gap: 2rem; font-size: 0.8rem; } .remarks li { break-inside: avoid; margin: 0 0 0.2rem; padding-left: 0.3rem; }
code { font-family: var(--mono); font-size: 0.9em; overflow-wrap: anywhere; }
.decides th[scope="row"] { width: 30%; color: inherit; } .decides td:nth-child(2) { width: 20%; } .decides td:nth-child(3) { width: 15%; } .why { font-size: 0.875rem; color: var(--muted); }
.sheet > .why strong { color: var(--ink); } .lines { display: grid; grid-template-columns: 2fr 1fr; gap: 0 0.9rem; } .lines span { height: 2.6rem; display: flex; align-items: flex-end; border-bottom: 1px solid var(--ink); font-size: 0.75rem; color: var(--muted); }
.box { margin-right: 1.4rem; white-space: nowrap; } .not-made { --tone: var(--info); }
.sign { margin-top: 1.25rem; } .sign p { font-size: 0.875rem; margin: 0; } .sign-lines { display: grid; grid-template-columns: 1.2fr 1fr 0.7fr 1.4fr; gap: 0 0.9rem; }
.sign-lines span { height: 4.2rem; display: flex; align-items: flex-end; border-bottom: 1px solid var(--ink); font-size: 0.75rem; color: var(--muted); }
.annex summary { cursor: pointer; margin-top: 2.75rem; } .annex summary h2 { display: inline; } .annex details > .lede { margin-top: 0.6rem; }
.annex-table { table-layout: fixed; min-width: calc(11rem + (var(--columns) - 1) * 8.5rem); font-size: 0.85rem; } .annex-table .line + .line { margin-top: 0.25rem; } .blank { color: var(--underpowered); }
footer { margin-top: 2.5rem; color: var(--muted); font-size: 0.8rem; }
@media (max-width: 40rem) { main { padding: 1.25rem 0.75rem 3rem; } h1 { font-size: 1.6rem; } .sheet { padding: 1rem; } .panel { padding: 0.8rem; }
  .group { grid-template-columns: 1fr; } .figures .axis { margin-left: 0; } dl, .remarks { columns: 1; } .sign-lines { grid-template-columns: 1fr 1fr; } }
${PRINT_STYLE}`;

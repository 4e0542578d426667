/** The report's style sheet: light and dark by the reader's setting, and print. Text contrasts at least 4.5 : 1, marks 3 : 1. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fbfbf9; --card: #ffffff; --ink: #1b1f24; --muted: #59626e; --rule: #e1e3e6;
  --seen: #3b5bab; --unseen: #b0670a; --pass: #1c7048; --fail: #b3261e; --underpowered: #8a5700; --invalid: #6b3fa0; --info: #59626e;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root { --page: #14171a; --card: #1c2024; --ink: #e8eaed; --muted: #a3acb8; --rule: #31363c;
  --seen: #8fadff; --unseen: #f0b055; --pass: #63cf9a; --fail: #ff8a80; --underpowered: #eabb5e; --invalid: #c8a4f5; --info: #a3acb8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-feature-settings: "tnum" 1; }
main { max-width: 68rem; margin: 0 auto; padding: 3rem 1.5rem 5rem; }
header p { max-width: 46rem; color: var(--muted); margin: 0; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 0.5rem; }
h2 { font-size: 1.2rem; letter-spacing: -0.01em; margin: 3rem 0 0.35rem; }
h3 { font-size: 1rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
.lede { color: var(--muted); margin: 0 0 1rem; max-width: 46rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; margin: 2rem 0 0; }
.card, .panel { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1.1rem 1.25rem; }
.card { border-top: 4px solid var(--tone); }
.card p { margin: 0.5rem 0 0; font-size: 0.9rem; }
.card .shortfall { color: var(--muted); font-size: 0.85rem; }
.verdict { color: var(--tone); font-weight: 600; }
.pass { --tone: var(--pass); } .fail { --tone: var(--fail); } .underpowered { --tone: var(--underpowered); }
.invalid { --tone: var(--invalid); } .info { --tone: var(--info); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; vertical-align: baseline; padding: 0.5rem 0.9rem 0.5rem 0; border-bottom: 1px solid var(--rule); }
thead th { border-bottom: 2px solid var(--ink); font-weight: 600; }
tbody th { font-weight: 500; }
td small { display: block; color: var(--muted); font-size: 0.78rem; line-height: 1.35; }
td strong { font-weight: 600; }
.mark { color: var(--tone); font-weight: 600; margin-left: 0.35em; }
.tag { font-size: 0.75rem; color: var(--muted); margin-left: 0.45em; white-space: nowrap; }
.tag::before { content: ""; display: inline-block; width: 0.55em; height: 0.55em; border-radius: 50%; margin-right: 0.35em; background: var(--dot, transparent); }
.tag.seen { --dot: var(--seen); } .tag.unseen { --dot: var(--unseen); }
.small { font-size: 0.78rem; } .small td, .small th { padding: 0.3rem 0.7rem 0.3rem 0; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; }
.bars-grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; font-size: 0.95rem; margin-bottom: 0.6rem; }
figcaption span { display: block; font-weight: 400; color: var(--muted); font-size: 0.82rem; }
svg { width: 100%; height: auto; display: block; overflow: visible; }
svg text { fill: var(--ink); font-size: 14px; } svg .group { font-weight: 600; }
svg .split { fill: var(--muted); text-anchor: end; } svg .tick { fill: var(--muted); text-anchor: middle; font-size: 12px; }
svg .scale { fill: var(--muted); text-anchor: end; font-size: 11px; } svg .bars .tick { font-size: 11px; }
svg .grid { stroke: var(--rule); } svg .axis { stroke: var(--muted); }
svg .limit { stroke: var(--fail); stroke-dasharray: 4 4; } svg .limit-label { fill: var(--fail); text-anchor: middle; font-size: 12px; }
.seen { --hue: var(--seen); } .unseen { --hue: var(--unseen); }
svg .interval { stroke: var(--hue); stroke-width: 2; } svg .cap { stroke: var(--hue); stroke-width: 2; }
svg .dot { fill: var(--hue); } svg .dot.zero { fill: var(--card); stroke: var(--hue); stroke-width: 2; } svg rect { fill: var(--hue); }
dl { display: grid; grid-template-columns: minmax(10rem, 15rem) 1fr; gap: 0.5rem 1.5rem; margin: 0; font-size: 0.9rem; }
dt { font-weight: 600; } dd { margin: 0; }
.limits { max-width: 50rem; padding-left: 1.2rem; } .limits li { margin: 0.4rem 0; } .limits li:first-child { font-weight: 600; }
code { font-family: var(--mono); font-size: 0.85em; overflow-wrap: anywhere; }
footer { margin-top: 3rem; color: var(--muted); font-size: 0.8rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.75rem; } }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --muted: #444; --rule: #bbb; --seen: #3b5bab; --unseen: #b0670a;
  --pass: #1c7048; --fail: #b3261e; --underpowered: #8a5700; --invalid: #6b3fa0; --info: #444; }
  body { font-size: 10pt; } main { padding: 0; max-width: none; } h2 { break-after: avoid; } figure, .card, tr { break-inside: avoid; } .scroll { overflow: visible; } }
`;

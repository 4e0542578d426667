/** The style of the review's page: light and dark by the reader's setting. Text contrasts at least 4.5 : 1. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --page: #f7f7f4; --card: #ffffff; --ink: #1b1f24; --muted: #535c68; --rule: #c9ced4; --accent: #3b5bab; --mark: #ffe9a8;
  --name: #b3261e; --keep: #1a6b44; --unsure: #855300; }
@media (prefers-color-scheme: dark) { :root { --page: #14171a; --card: #1c2024; --ink: #e8eaed; --muted: #a9b2be; --rule: #454c55; --accent: #8fadff; --mark: #5a4a12;
  --name: #ff8a80; --keep: #63cf9a; --unsure: #eabb5e; } }
* { box-sizing: border-box; }
html, body { height: 100%; }
body { margin: 0; display: flex; flex-direction: column; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; padding: 0.6rem 1rem; border-bottom: 1px solid var(--rule); }
h1 { font-size: 1.1rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0; } h3 { font-size: 0.85rem; margin: 0.9rem 0 0.2rem; color: var(--muted); }
p { margin: 0 0 0.3rem; } .private { color: var(--muted); font-size: 0.85rem; flex: 1 1 18rem; margin: 0; }
.settings { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; font-size: 0.9rem; }
main { flex: 1 1 auto; min-height: 0; display: grid; grid-template: "progress progress" auto "listing entry" minmax(0, 1fr) / minmax(18rem, 24rem) minmax(0, 1fr);
  gap: 0.75rem; padding: 0.75rem 1rem; max-width: 90rem; width: 100%; margin: 0 auto; }
.progress { grid-area: progress; display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; align-items: center; font-size: 0.9rem; } .progress p { margin: 0; }
progress { flex: 1 1 8rem; height: 0.6rem; accent-color: var(--accent); }
.entry, .listing { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 0.8rem 1rem; min-width: 0; }
.entry { grid-area: entry; overflow-y: auto; } .listing { grid-area: listing; display: flex; flex-direction: column; min-height: 0; gap: 0.5rem; }
#surface { font-size: 1.9rem; line-height: 1.2; } .topic, #label { color: var(--muted); font-size: 0.85rem; margin: 0; }
.state { font-weight: 600; margin-top: 0.2rem; } .name { color: var(--name); } .keep { color: var(--keep); } .unsure { color: var(--unsure); }
ul, ol { margin: 0; padding-left: 1.3rem; } .sentences li { margin: 0 0 0.4rem; } .sentences small { color: var(--muted); font-size: 0.85em; }
mark { background: var(--mark); color: inherit; padding: 0 0.15em; border-radius: 3px; font-weight: 600; }
.variants { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 0.4rem 0; }
.filters { display: grid; gap: 0.4rem; font-size: 0.9rem; } .filters label { display: grid; grid-template-columns: 5.5rem 1.4rem 1fr; align-items: center; gap: 0.3rem; }
#list { flex: 1 1 auto; min-height: 8rem; overflow-y: auto; position: relative; border: 1px solid var(--rule); border-radius: 6px; contain: strict; }
.rows { position: relative; } .row { position: absolute; left: 0; right: 0; height: 28px; padding: 0 0.6rem; display: flex; gap: 0.6rem; align-items: center; cursor: pointer; white-space: nowrap; }
.row b { flex: 1 1 auto; overflow: hidden; text-overflow: ellipsis; font-weight: 500; } .row span { font-size: 0.8rem; } .row i { font-style: normal; font-size: 0.8rem; color: var(--muted); }
.row[aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; background: var(--page); }
footer { border-top: 1px solid var(--rule); background: var(--card); padding: 0.5rem 1rem 0.7rem; } #said { min-height: 1.45em; color: var(--muted); margin: 0; }
.ask { font-weight: 600; } .buttons { display: flex; flex-wrap: wrap; gap: 0.4rem; }
button, input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--muted); border-radius: 6px; padding: 0.3rem 0.6rem; min-width: 0; }
button { cursor: pointer; text-align: left; min-height: 2rem; } button:hover { border-color: var(--accent); } .check { display: inline-flex; gap: 0.35rem; align-items: center; }
kbd { font: 0.85em ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--muted); border-radius: 4px; padding: 0 0.3em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dialog { border: 1px solid var(--rule); border-radius: 10px; background: var(--card); color: inherit; max-width: min(40rem, calc(100vw - 1.5rem)); padding: 1rem 1.2rem; }
dialog::backdrop { background: rgb(0 0 0 / 0.45); } dialog label:not(.check) { display: grid; gap: 0.2rem; margin: 0.6rem 0; } dialog .buttons { margin-top: 0.8rem; }
.picks { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 0.1rem 0.8rem; }
.scroll { overflow: auto; max-height: 40vh; margin: 0.5rem 0; } fieldset { border: 1px solid var(--rule); border-radius: 6px; margin: 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; } th, td { text-align: left; padding: 0.25rem 0.8rem 0.25rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
[role="alert"] { color: var(--name); min-height: 1.45em; } [hidden] { display: none; }
@media (max-width: 46rem) { body { height: auto; } main { grid-template: "progress" auto "entry" auto "listing" auto / minmax(0, 1fr); padding: 0.6rem; }
  #list { height: 16rem; flex: none; } footer { position: sticky; bottom: 0; padding: 0.4rem 0.6rem; } .private { flex-basis: 100%; }
  footer button { font-size: 0.85rem; padding: 0.15rem 0.4rem; } footer .ask { display: none; } .sentences { padding-left: 1.1rem; } }
`;

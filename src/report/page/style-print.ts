/**
 * On paper: A4, each page to sign alone on its sheet, small but legible, panels and rows in one piece. Of several models the panels are left to
 * the screen: their figures are in the appendix side by side.
 */
export const PRINT_STYLE = `
@page { size: A4; margin: 11mm 12mm; }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --muted: #3d434b; --rule: #c9ccd1; --seen: #3b5bab; --unseen: #a85f05;
  --pass: #1a6b44; --fail: #b3261e; --underpowered: #855300; --inconclusive: #855300; --invalid: #6b3fa0; --info: #3d434b; }
  html { font-size: 10.2px; print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { font-size: 1rem; line-height: 1.35; }
  main { padding: 0; max-width: none; } header p, .lede, .limits { max-width: none; margin-bottom: 0.4rem; } h1 { font-size: 1.6rem; margin-bottom: 0.1rem; }
  h2 { margin: 1.1rem 0 0.15rem; font-size: 1.3rem; } h3 { margin: 0.9rem 0 0.3rem; } .panel h3 { margin: 0 0 0.1rem; } h2, h3, .lede { break-after: avoid; } p, li { orphans: 3; widows: 3; }
  .sheet { border: 0; border-radius: 0; padding: 0; margin: 0.5rem 0 0; break-after: page; font-size: 1.15rem; } .sheet table { font-size: 1rem; } .rests h2:first-child { margin-top: 0; } .sheet h2 { margin: 0.7rem 0 0.2rem; } .sheet .limits { font-size: 0.9rem; } .sheet .limits li { margin: 0.05rem 0; }
  .panel, .card, figure, tr, .sign { break-inside: avoid; } .scroll { overflow: visible; break-inside: auto; } .scroll.panel { border: 0; padding: 0; }
  .card { margin-bottom: 0.35rem; padding: 0.1rem 0 0.1rem 0.7rem; } .panel { padding: 0.35rem 0.7rem; border-radius: 4px; }
  th, td { padding: 0.18rem 0.6rem 0.18rem 0; } table { font-size: 0.92rem; } .facts { font-size: 0.86rem; line-height: 1.25; } .small { font-size: 0.8rem; line-height: 1.25; } .small td, .small th { padding: 0.12rem 0.5rem 0.12rem 0; }
  .by-model { min-width: 0; } .by-model th, .by-model td { padding-right: 0.75rem; } tbody .topic { padding-top: 0.5rem; } thead { display: table-header-group; }
  .several .charts, .several .definitions { display: none; } .several .rests .facts { font-size: 0.78rem; } .several .small { font-size: 0.77rem; } .charts { grid-template-columns: 1fr 1fr; gap: 0.5rem; } .bars-grid { grid-template-columns: repeat(4, 1fr); gap: 0.5rem; } svg { height: 4rem; } .plots-grid { grid-template-columns: repeat(4, 1fr); gap: 0.5rem; margin-bottom: 0.4rem; } .plot { height: auto; } .plot text { font-size: 15px; }
  .group { grid-template-columns: 28% 1fr; padding: 0.12rem 0; } .figures { margin: 0.2rem 0 0.3rem; } .track { height: 0.7rem; margin-bottom: 0; } .track .dot { width: 8px; height: 8px; margin: -4px 0 0 -4px; }
  .who { font-size: 0.82rem; line-height: 1.2; } .edpb { font-size: 0.84rem; line-height: 1.25; } .sign { margin-top: 0.7rem; } .asked, .found { font-size: 0.86rem; line-height: 1.25; } .limit-source { font-size: 0.8rem; line-height: 1.25; margin-top: 0.1rem; }
  dl, .remarks { columns: 3; column-gap: 1.2rem; font-size: 0.8rem; line-height: 1.25; } dl div { margin-bottom: 0.25rem; } .remarks { columns: 2; max-width: none; padding-left: 2.2rem; }
  .sign-lines { grid-template-columns: 1.2fr 1fr 0.7fr 1.4fr; } .sign-lines span { height: 3.4rem; } footer { margin-top: 1rem; }
  .annex { break-before: page; } .annex summary { margin: 0; list-style: none; } details::details-content { content-visibility: visible; display: block; height: auto; } .annex-table { min-width: 0; font-size: 0.86rem; line-height: 1.25; } }
`;

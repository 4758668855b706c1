/** How the landing page looks beyond what all pages share. */
export const LANDING_STYLE = `
.opening{display:grid;gap:2rem 3.5rem;padding-top:2.6rem;padding-bottom:2.4rem}
.name-plate h1{font-size:clamp(3.6rem,10vw,5.6rem)}
.name-plate .lead{font-size:1.3rem;line-height:1.5;margin:1.1rem 0 1.5rem;max-width:30rem}
.name-plate .soft{margin-top:1rem}
.terminal{background:var(--panel);color:var(--on-panel);border:1px solid var(--rail);border-radius:6px;min-width:0;padding:.9rem 1.1rem 1rem}
.terminal pre{margin:0;overflow-x:auto;font-size:.88rem}
.terminal pre+pre{margin-top:.7rem;padding-top:.7rem;border-top:1px solid color-mix(in srgb,var(--rail) 45%,transparent)}
.terminal code{overflow-wrap:normal;line-height:1.45}
.terminal .field,.terminal p{color:var(--on-panel-soft)}
.terminal p{font-size:.95rem;margin-top:.8rem}
.terminal :focus-visible{outline-color:var(--thread)}
.room h2{margin-bottom:1rem}
.special{padding-top:2.6rem}
.special ul{list-style:none;padding:0;margin-top:1.4rem;display:grid;gap:1.8rem 2.2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))}
.special li{border-top:3px double var(--rail);padding-top:.8rem}
.special h3{font-style:italic;margin-bottom:.4rem}
.special .ways{margin-top:.4rem;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
@media(min-width:44rem){.terminal pre{font-size:.95rem}}
@media(min-width:60rem){.opening{grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:center}}
`;

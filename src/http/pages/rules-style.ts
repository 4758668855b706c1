/** How rulebooks look: a narrow column of text with the marks of its paragraphs in the margin. */
export const RULES_STYLE = `
.hero{display:grid;gap:2rem 4rem;padding-top:2.6rem;padding-bottom:3rem}
.hero h1{margin-bottom:.5em}
.hero p+p{margin-top:1rem}
.hero .lead{font-size:1.25rem;line-height:1.5;max-width:34rem}
.hero .hung{max-width:25rem}
.hero img{aspect-ratio:6/7;object-fit:cover;object-position:top}
.book{padding-top:2rem}
.book section{padding-top:2.4rem;max-width:46rem}
.book h2{margin-bottom:1rem;padding-bottom:.35rem;border-bottom:1px solid var(--line)}
.book section>p+p,.book section>ul+p,.book section>ul+ul,.book section>p+ul,.book section>p+ol,.book section>p+dl,.book section>ul+dl{margin-top:1rem}
.contents ol{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1.1rem}
.paragraphs,.entries{list-style:none;padding:0}
.paragraphs>li,.entries>li{border-radius:4px;padding:.65rem .8rem;margin:0 -.8rem}
.entries>li>*+*{margin-top:.3rem}
.paragraphs .mark{font-size:.9rem;letter-spacing:.02em;white-space:nowrap}
.ruling{font-style:italic;color:var(--link)}
.fields>div{padding:.55rem 0;border-top:1px solid var(--line)}
.fields>div:first-child{border-top:0}
.fields dt code{font-weight:700}
.cited{white-space:nowrap}
.entries .fields{padding-left:1rem;border-left:2px solid var(--line)}
.when::first-letter{text-transform:uppercase}
.type{color:var(--soft);font-size:.95rem}
.type code{font-size:.85rem}
.result{font-style:italic}
.others{display:flex;flex-wrap:wrap;gap:.4rem 1.5rem;list-style:none;padding:0}
@media(min-width:44rem){
.hero{grid-template-columns:minmax(0,1fr) minmax(0,25rem);align-items:center}
.paragraphs>li{display:grid;grid-template-columns:4.2rem minmax(0,1fr)}
.paragraphs .mark{padding-top:.1rem}
.fields>div{display:grid;grid-template-columns:minmax(9rem,14rem) minmax(0,1fr);gap:0 1.2rem}
}
@media(min-width:64rem){
.book{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:0 3.5rem}
.contents{position:sticky;top:0;align-self:start;padding-top:2.4rem}
.contents ol{display:block}
.contents li{padding:.22rem 0}
.contents a{text-decoration-color:transparent}
.contents a:hover,.contents a:focus-visible{text-decoration-color:currentColor}
}
@media print{.contents,.top nav,.buttons,.bottom{display:none}}
`;

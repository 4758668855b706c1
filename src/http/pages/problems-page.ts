/** The problems as pages: all of them, and each with what it means and what to do about it. */

import { shell } from './shell.ts';
import { inline, mark } from './text.ts';

/** One kind of problem, as its JSON tells it. */
export interface Problem {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly meaning: string;
  readonly whatToDo: string;
  readonly reasons?: readonly Reason[];
}
interface Reason {
  readonly reason: string;
  readonly ruleset: string;
  readonly meaning: string;
  readonly whatToDo: string;
}
type Titles = ReadonlyMap<string, string>;

const STYLE = `
.head{padding-top:2.4rem;padding-bottom:2.4rem}
.head p{margin-top:.9rem;max-width:40rem}
.head .back{margin:0 0 .5rem}
.text{padding-top:2.4rem}
.text section{max-width:46rem;padding-bottom:2.2rem}
.text h2{margin-bottom:.8rem;padding-bottom:.35rem;border-bottom:1px solid var(--line)}
.text h3{margin:1.6rem 0 .4rem}
.text>p{max-width:46rem}
.list{list-style:none;padding:0}
.list>li{padding:.8rem .9rem;margin:0 -.9rem;border-radius:4px}
.list>li>*+*{margin-top:.25rem}
.list h2,.list h3{font-size:1.1rem;font-style:normal;border:0;margin:0;padding:0}
.status{font-variant-numeric:tabular-nums;color:var(--soft);margin-right:.5rem}
.problems>li{border-top:1px solid var(--line);border-radius:0;margin:0;padding:1rem 0;max-width:60rem}
.problems>li:first-child{border-top:0;padding-top:0}
@media(min-width:60rem){.problems>li{display:grid;grid-template-columns:21rem minmax(0,1fr);gap:0 2rem}.problems>li>*+*{margin-top:0}}
`;

const ofList = ({ code, status, title, meaning }: Problem): string =>
  `<li><h2><span class="status">${status}</span><a href="/problems/${code}"><code>${code}</code></a></h2><div><p><b>${inline(title)}</b></p><p>${inline(meaning)}</p></div></li>`;

export const problemsPage = (problems: readonly Problem[]): string =>
  shell({
    title: 'Problems – Salon',
    description:
      'Every kind of problem that the API of Salon answers with, what it means and what to do about it.',
    under: '/problems',
    style: STYLE,
    wall: `<div class="wide head"><h1>Problems</h1>
<p class="big">Whatever fails is answered as <code>application/problem+json</code>. Its <code>code</code> is for programs, its <code>detail</code> for people, and its <code>type</code> is the address of one of these pages.</p></div>`,
    body: `<main id="content" tabindex="-1" class="wide text"><ul class="list problems">
${[...problems]
  .sort((a, b) => a.status - b.status)
  .map(ofList)
  .join('\n')}
</ul></main>`,
  });

function reasonOf({ reason, ruleset, meaning, whatToDo }: Reason): string {
  const id = `${ruleset}-${reason}`;
  const code = `<code>${reason}</code>`;
  return `<li id="${id}"><h3>${mark(id, code)}</h3><p>${inline(meaning)}</p><p><b>What to do:</b> ${inline(whatToDo)}</p></li>`;
}

function reasonsOf(reasons: readonly Reason[], titles: Titles): string {
  const rulesets = [...new Set(reasons.map(({ ruleset }) => ruleset))];
  return rulesets
    .map((ruleset) => {
      const title = inline(titles.get(ruleset) ?? ruleset);
      const own = reasons.filter((reason) => reason.ruleset === ruleset).map(reasonOf);
      return `<section id="${ruleset}"><h2>Reasons in ${title}</h2>
<p class="soft">The paragraphs that they cite: <a href="/rules/${ruleset}">the rules of ${title}</a>.</p>
<ul class="list">${own.join('\n')}</ul></section>`;
    })
    .join('\n');
}

/** `titles`: of the rulesets, by their ids. */
export const problemPage = (problem: Problem, titles: Titles): string =>
  shell({
    title: `${problem.title} – Salon`,
    description: problem.meaning,
    under: '/problems',
    style: STYLE,
    wall: `<div class="wide head"><p class="back"><a href="/problems">Problems</a></p>
<h1>${inline(problem.title)}</h1>
<p class="big">${problem.status} <code>${problem.code}</code></p></div>`,
    body: `<main id="content" tabindex="-1" class="wide text">
<section><h2>What it means</h2><p>${inline(problem.meaning)}</p></section>
<section><h2>What to do</h2><p>${inline(problem.whatToDo)}</p></section>
${reasonsOf(problem.reasons ?? [], titles)}
</main>`,
  });

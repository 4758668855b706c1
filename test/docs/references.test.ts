/** Every document: its links lead somewhere, and the files, commands and laws that it names are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unfinished } from '../support/house-rules.ts';
import { GAME_LAWS, WORD_LAWS } from '../support/laws.ts';
import { blocksOf } from './session.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const documents = ['README.md', 'CHANGELOG.md', ...inDocs];

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
/** The example of the page on adding a ruleset. */
const isImagined = (path: string): boolean => path.includes('tableau') || path.includes('<ruleset>');

/** `## How far it goes` → `how-far-it-goes`, as GitHub makes anchors. */
const anchorsIn = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (path) => {
  const page = read(path);

  it('has links that lead somewhere', () => {
    for (const [, target = ''] of page.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path : join(dirname(path), file);
      expect(existsSync(join(ROOT, found)), `${path} links to ${target}`).toBe(true);
      if (anchor !== undefined)
        expect(anchorsIn(read(found)), `${path} links to ${target}`).toContain(anchor);
    }
  });

  it('names files that are there', () => {
    const named = [...page.matchAll(/(?:^|[\s`])((?:src|test|docs|drizzle|openapi)\/[\w./<>-]*[\w/>])/gm)];
    const missing = named
      .map(([, name = '']) => name)
      .filter((name) => !isImagined(name) && !existsSync(join(ROOT, name)));
    expect(missing).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has no comments in its commands, which the shell of a Mac would run', () => {
    const commands = blocksOf(page).flatMap(({ language, text }) => (language === 'sh' ? text : []));
    expect(commands.filter((text) => /(^|\s)# /m.test(text))).toEqual([]);
  });

  it('is finished, and speaks of the product only', () => {
    expect(unfinished([{ path, text: page }])).toEqual([]);
    expect(page).not.toMatch(/TBD|lorem ipsum|\/work\/|\/tmp\//i);
    expect(page.trimEnd()).not.toBe('');
  });
});

describe('Adding a ruleset', () => {
  const page = read('docs/adding-a-ruleset.md');

  it('tells every law, word for word', () => {
    const [, section = ''] = page.split('## The laws');
    const told = [...(section.split('\n## ')[0] ?? '').matchAll(/^- (.*)$/gm)].map(([, law]) => law);
    expect(told).toEqual([...Object.keys(GAME_LAWS), ...Object.keys(WORD_LAWS)]);
  });

  it('lists the files that every ruleset has', () => {
    const listed = [...page.matchAll(/^\| `(\w+\.ts)` \|/gm)].map(([, name = '']) => name);
    const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    for (const { name } of folders) {
      expect(readdirSync(join(ROOT, 'src/games', name))).toEqual(expect.arrayContaining(listed));
    }
    expect(listed).toHaveLength(9);
  });
});

describe('The index', () => {
  const index = read('docs/README.md');
  const guides = [...index.matchAll(/^\| \[.*?\]\((.*?\.md)/gm)].map(([, name = '']) => name);

  it('lists every page, and the README links to it', () => {
    const pages = inDocs
      .filter((path) => !/README|decisions\//.test(path))
      .map((path) => path.slice('docs/'.length));
    expect(pages.filter((name) => !index.includes(`(${name}`))).toEqual([]);
    expect(read('README.md')).toContain('(docs/README.md)');
    expect(guides.length).toBeGreaterThan(8);
  });

  it.each(guides)('%s begins with what one has at the end and what it needs', (name) => {
    const [lead = ''] = read(`docs/${name}`).split('\n## ');
    expect(lead).toMatch(/\bAt the end\b/);
    expect(lead).toContain('You need ');
  });
});

it('The decisions are numbered without gaps and all listed', () => {
  const records = inDocs.filter((path) => /decisions\/\d{4}-/.test(path)).sort();
  const list = read('docs/decisions/README.md');
  records.forEach((path, i) => {
    const [title = ''] = read(path).split('\n');
    expect(title).toMatch(new RegExp(`^# ${i + 1}\\. `));
    expect(list).toContain(`[${title.slice(2)}](${path.split('/').at(-1)})`);
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(read(path)).toContain(`\n## ${part}\n`);
  });
  expect(records.length).toBeGreaterThan(9);
});

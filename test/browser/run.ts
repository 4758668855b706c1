/**
 * `npm run test:browser`: the pages for people in a real browser, against a live server.
 * Ends with `N passed, N failed`; without a browser with one clear line and exit code 1.
 * `npm run test:browser -- docs` runs the checks that have this in their names.
 * With SCREENSHOTS=<folder> every page is also drawn there.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { type Server, startServer } from '../support/server.ts';
import { docsChecks } from './docs.ts';
import { guideChecks } from './guide.ts';
import { pagesChecks } from './pages.ts';
import { playHardshipsChecks } from './play-hardships.ts';
import { playKunstmarktChecks } from './play-kunstmarkt.ts';
import { playKunstmarktDeedsChecks } from './play-kunstmarkt-deeds.ts';
import { playMannersChecks } from './play-manners.ts';
import { playMerchantsSolitaireChecks } from './play-merchants-solitaire.ts';
import { playPagesChecks } from './play-pages.ts';
import { playPictureGalleryChecks } from './play-picture-gallery.ts';
import { playPortraitsChecks } from './play-portraits.ts';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** A machine without a display and without the internet, and often as root. */
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** What a page has asked for and complained about. */
export interface Visit {
  readonly page: Page;
  readonly url: string;
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
  /** Somebody else: another page with a storage of its own, watched like the first one. */
  another(context?: BrowserContextOptions): Promise<Page>;
}

export interface Check {
  readonly name: string;
  readonly path: string;
  readonly context: BrowserContextOptions;
  /** Statuses that the check provokes: a browser complains of every answer of 400 and more. */
  readonly expects?: readonly number[];
  /** The check cuts the connection: of that a browser complains, too. */
  readonly isCutOff?: boolean;
  /** Origins besides Salon's own that it may ask. */
  readonly alsoAsks?: readonly string[];
  /** Throws what is wrong. */
  run(visit: Visit): Promise<void>;
}

async function visit(browser: Browser, { url }: Server, check: Check): Promise<void> {
  const contexts: BrowserContext[] = [];
  const requests: string[] = [];
  const complaints: string[] = [];
  const open = async (options: BrowserContextOptions = check.context): Promise<Page> => {
    const context = await browser.newContext(options);
    contexts.push(context);
    const page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return page;
  };
  try {
    const page = await open();
    await page.goto(`${url}${check.path}`);
    await check.run({ page, url, requests, complaints, another: open });
    expectNothing(
      'a request to another host',
      requests.filter((asked) => !isOwn(asked, [url, ...(check.alsoAsks ?? [])])),
    );
    const unexpected = complaints.filter((one) => !isProvoked(one, check));
    expectNothing('a complaint of the browser', unexpected);
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined)
      await page.screenshot({ path: join(folder, `${check.name}.png`), fullPage: true });
  } finally {
    for (const context of contexts) await context.close();
  }
}

const isProvoked = (complaint: string, { expects = [], isCutOff = false }: Check): boolean =>
  (isCutOff && complaint.includes('net::ERR_')) ||
  expects.some((status) => complaint.includes(`responded with a status of ${status} `));

const isOwn = (asked: string, origins: readonly string[]): boolean =>
  asked.startsWith('data:') || origins.some((origin) => asked.startsWith(`${origin}/`));

function expectNothing(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}: ${found.join(', ')}`);
}

async function runAll(browser: Browser, server: Server): Promise<number> {
  let failed = 0;
  const wanted = process.argv[2] ?? '';
  const checks = [
    ...pagesChecks,
    ...docsChecks,
    ...guideChecks,
    ...playPagesChecks,
    ...playHardshipsChecks,
    ...playMannersChecks,
    ...playPortraitsChecks,
    ...playPictureGalleryChecks,
    ...playMerchantsSolitaireChecks,
    ...playKunstmarktChecks,
    ...playKunstmarktDeedsChecks,
  ].filter(({ name }) => name.includes(wanted));
  for (const check of checks) {
    try {
      await visit(browser, server, check);
      console.log(`ok   ${check.name}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL ${check.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed;
}

if (!existsSync(EXECUTABLE)) {
  console.error(`There is no browser at ${EXECUTABLE}: install Chromium, or name one in CHROMIUM.`);
  process.exit(1);
}
const server = await startServer();
const browser = await chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
const failed = await runAll(browser, server).finally(async () => {
  await browser.close();
  await server.stop();
});
process.exitCode = failed === 0 ? 0 : 1;

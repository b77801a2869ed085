import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, CHROMIUM_ARGS } from '@alltalent/e2e/chromium';
import { describeWalk, type Entry, Ledger, ROLES, sessionsOf, walkAgain, walkFrom } from '@alltalent/e2e/walk';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';
import { findChromium } from '../testing/requirements';

const WAITS = [0, 3, 10];
const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const folder = join(ROOT, '.data/walk');
const notes = join(folder, 'pairs.json');

const { values } = parseArgs({
  options: {
    'at-once': { type: 'string', default: '8' },
    taps: { type: 'string', default: '6' },
    roles: { type: 'string', default: ROLES.join(',') },
    waits: { type: 'string', default: WAITS.join(',') },
    /** Each link of each page is tapped by one role only, which takes a quarter of the time. */
    once: { type: 'boolean', default: false },
    /** Continues with the pairs that the last walk left. */
    resume: { type: 'boolean', default: false },
    /** Stops after this many minutes; the rest is left for --resume. */
    minutes: { type: 'string', default: '600' },
    /** Origin of a running site whose outbox shows login codes. */
    origin: { type: 'string' },
  },
});

/** npm run walk: taps every link of every page on a phone with a slow connection. Exits with 1 when a page failed. */
async function main(): Promise<void> {
  const { path, reason } = findChromium();
  if (!path) throw new Error(`There is no Chromium, because ${reason}.`);
  mkdirSync(folder, { recursive: true });
  const site = values.origin === undefined ? await startOwnSite() : { origin: values.origin, stop: () => Promise.resolve() };
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const known = values.resume && existsSync(notes) ? (JSON.parse(readFileSync(notes, 'utf8')) as Entry[]) : [];
  const ledger = new Ledger(known, { isOnce: values.once });
  const timer = setInterval(() => keep(ledger), 15_000);
  try {
    await walkAll(browser, site.origin, ledger);
  } finally {
    clearInterval(timer);
    keep(ledger);
    await browser.close();
    await site.stop();
  }
  console.log(`\n${describeWalk(ledger.all())}`);
  process.exitCode = ledger.all().some(({ state }) => state === 'failed') ? 1 : 0;
}

async function startOwnSite() {
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  const dataDir = join(folder, 'site');
  rmSync(dataDir, { recursive: true, force: true });
  return startSite({ port: await freePort(), backendPort: await freePort(), dataDir, env: { TRUST_PROXY: '1' }, say });
}

/** Runs several phones at once, each with its own role and wait; one that has finished takes the next. */
async function walkAll(browser: Browser, origin: string, ledger: Ledger): Promise<void> {
  const sessions = await sessionsOf(browser, origin, values.roles.split(','));
  const turns = sessions.flatMap((session) => values.waits.split(',').map((wait) => ({ ...session, wait: Number(wait) })));
  const doubts: (() => Promise<void>)[] = [];
  let onTheWay = 0;
  const end = begun + Number(values.minutes) * 60_000;
  const phone = async () => {
    for (let turn = turns.shift(); turn && Date.now() < end; turn = turns.shift()) {
      const start = ledger.nextStart(turn.role, turn.wait, turn.pages);
      if (start === null && onTheWay === 0) continue;
      turns.push(turn);
      if (start === null) {
        // The phones still at work may find more links.
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      onTheWay += 1;
      const walker = { browser, origin, ledger, taps: Number(values.taps), ...turn };
      const doubt = await walkFrom(walker, start).catch((error: unknown) => say(String(error)));
      if (doubt) doubts.push(() => walkAgain(walker, doubt).catch((error: unknown) => say(String(error))));
      onTheWay -= 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, phone));
  for (const again of doubts) await again();
}

function keep(ledger: Ledger): void {
  const entries = ledger.all();
  writeFileSync(notes, JSON.stringify(entries, null, 1));
  const count = (state: Entry['state']) => entries.filter((entry) => entry.state === state).length;
  say(`${count('well')} of ${entries.length} pairs well, ${count('failed')} failed, ${count('waiting')} waiting`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

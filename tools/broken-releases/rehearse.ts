import { join } from 'node:path';
import type { Browser, Page } from '@alltalent/e2e/chromium';
import { ENDPOINTS, type Release } from '@alltalent/shared/contracts';
import { askControlPlane, type ControlPlane, Refusal } from '../platform/control-plane';
import { type Kind, REMOTE } from './kinds';
import type { Rehearsal } from './rehearsal-table';
import type { SquadEars } from './squad-ears';
import { storeCopy } from './stored-copy';

const PAGE = { path: '/talents', heading: /^talent$/iu };
const OTHER_PAGE = '/';
/** Pages after which a release that does no visible harm is taken for one that stays. */
const MOST_PAGES = 9;
const SERVED_WITHIN_MS = 15_000;
const GIVEN_UP_AFTER_MS = 9000;
const FINAL = new Set(['rendered', 'load_failed', 'render_failed']);
const JUDGED_WITHIN_MS = 1200;

export type Stage = {
  readonly browser: Browser;
  readonly origin: string;
  readonly plane: ControlPlane;
  /** Folder of releases. */
  readonly store: string;
  readonly ears: SquadEars;
  readonly squadMail: string;
};

/** Publishes a broken release, opens pages of visitors from different networks until the release before is back, and says what was seen. */
export async function rehearse(stage: Stage, kind: Kind, turn: number): Promise<Rehearsal> {
  const release = await stableOf(stage.plane);
  const version = `${release.version}-broken-${turn}`;
  const copy = storeCopy({ release, store: stage.store }, version, kind.code ?? {});
  const folder = join(stage.store, REMOTE, version);
  kind.before?.(folder, copy);
  const refused = await publish(stage, kind.record?.(copy) ?? copy);
  const nothing = { kind: kind.name, refused, seen: [], pages: 0, badPages: 0, isRolledBack: false };
  if (refused !== null) return { ...nothing, told: await stage.ears.toldOf(version) };
  await until(async () => (await servedBy(stage.origin)) === version, SERVED_WITHIN_MS);
  kind.after?.(folder, copy);
  const visits = await visitUntilGone(stage, kind, version);
  const told = await stage.ears.toldOf(version);
  if (!visits.isRolledBack) await rollBack(stage, release.version);
  return { ...nothing, ...visits, told };
}

type Visits = Pick<Rehearsal, 'seen' | 'pages' | 'badPages' | 'isRolledBack'>;

async function visitUntilGone({ browser, origin, plane }: Stage, kind: Kind, version: string): Promise<Visits> {
  const seen = new Set<string>();
  let [pages, badPages, isRolledBack] = [0, 0, false];
  while (pages < MOST_PAGES && !isRolledBack) {
    pages += 1;
    // The front door blames a release only while it draws the pages of another one.
    await (await fetch(origin + OTHER_PAGE, { headers: { accept: 'text/html' } })).text();
    const { text, isWell } = await visit(browser, origin, kind, `10.77.${pages}.7`);
    seen.add(text);
    if (!isWell) badPages += 1;
    isRolledBack = await until(async () => (await stableOf(plane)).version !== version, JUDGED_WITHIN_MS);
  }
  if (isRolledBack) await until(async () => (await servedBy(origin)) !== version, SERVED_WITHIN_MS);
  return { seen: [...seen], pages, badPages, isRolledBack };
}

/** Opens the page as a visitor of a network of their own, and reads its heading. */
async function visit(browser: Browser, origin: string, { onTo }: Kind, ip: string): Promise<{ text: string; isWell: boolean }> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': ip } });
  const page = await context.newPage();
  try {
    const outcomes = outcomesOf(page);
    await page.goto(PAGE.path);
    const { heading } = onTo ?? PAGE;
    if (onTo) await goOn(page, onTo.path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    // The page is that of the server until the browser takes over, or has given up.
    await until(async () => outcomes.some((outcome) => FINAL.has(outcome)), GIVEN_UP_AFTER_MS);
    await page.waitForTimeout(300);
    const text = (await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    return { text, isWell: heading.test(text) };
  } finally {
    // Reports leave when the page is left.
    await page.goto('about:blank');
    await context.close();
  }
}

/** Returns what the page reports of the remote, as it comes in. */
function outcomesOf(page: Page): readonly string[] {
  const outcomes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(ENDPOINTS.beacon.path)) return;
    const beacon = request.postDataJSON() as { readonly remote: string; readonly outcome: string };
    if (beacon.remote === REMOTE) outcomes.push(beacon.outcome);
  });
  return outcomes;
}

async function goOn(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

async function publish({ plane, squadMail }: Stage, release: Release): Promise<string | null> {
  try {
    await askControlPlane(plane, {
      endpoint: ENDPOINTS.publishRelease,
      input: { ...release, promotion: 'promote', squad_mail: squadMail },
      remote: REMOTE,
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'VALIDATION_FAILED' ? '400' : error.code;
    throw error;
  }
}

async function rollBack({ plane, origin }: Stage, to: string): Promise<void> {
  const input = { remote: REMOTE, action: 'rollback', reason: 'the rehearsal is over', even_withdrawn: false } as const;
  await askControlPlane(plane, { endpoint: ENDPOINTS.changeRollout, input, remote: REMOTE });
  await until(async () => (await servedBy(origin)) === to, SERVED_WITHIN_MS);
}

async function stableOf({ backendUrl }: ControlPlane): Promise<Release> {
  const { payload } = (await (await fetch(backendUrl + ENDPOINTS.registry.path)).json()) as { readonly payload: string };
  const { rollouts } = JSON.parse(payload) as { readonly rollouts: readonly { readonly remote: string; readonly stable: Release }[] };
  const found = rollouts.find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error(`${REMOTE} is not published.`);
  return found.stable;
}

/** Returns the version of the remote in a new document. */
async function servedBy(origin: string): Promise<string> {
  const html = await (await fetch(origin + OTHER_PAGE)).text();
  return new RegExp(`"remote":"${REMOTE}","version":"([^"]+)"`, 'u').exec(html)?.[1] ?? '';
}

async function until(isSo: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

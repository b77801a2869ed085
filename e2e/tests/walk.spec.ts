import { Ledger } from '../support/walk/ledger';
import { describeWalk } from '../support/walk/report';
import { sessionsOf } from '../support/walk/roles';
import { walkAgain, walkFrom } from '../support/walk/walker';
import { expect, test } from '../support/test';

/** Phones running at once; they mostly wait for the slow connection. */
const AT_ONCE = 6;
/** Taps from each start page. */
const TAPS = 1;

// Alone, because the connection is to be slow, not the machine.
test('REL-02 on a phone with a slow connection a link of every page leads to a page, seconds after it was opened or at once @alone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000);
  const [session] = await sessionsOf(browser, baseURL ?? '', ['anonymous']);
  if (!session) throw new Error('nobody walks');
  const ledger = new Ledger();
  const starts = session.pages.map((start, turn) => ({ start, wait: turn % 3 === 0 ? 3 : 0 }));
  const doubts: (() => Promise<void>)[] = [];
  const phone = async () => {
    for (let next = starts.shift(); next; next = starts.shift()) {
      const walker = { browser, origin: baseURL ?? '', ledger, taps: TAPS, ...session, wait: next.wait };
      const doubt = await walkFrom(walker, next.start);
      if (doubt) doubts.push(() => walkAgain(walker, doubt));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, phone));
  for (const again of doubts) await again();
  const failed = ledger.all().filter(({ state }) => state === 'failed');
  expect(failed, describeWalk(failed)).toEqual([]);
  const walked = ledger.all().filter(({ state }) => state === 'well');
  expect(new Set(walked.map(({ from }) => from)).size).toBeGreaterThanOrEqual(20);
});

test('REL-02 on a phone with a slow connection the campaign page opens 7 s after the home page @alone', async ({ browser, baseURL }) => {
  const [session] = await sessionsOf(browser, baseURL ?? '', ['anonymous']);
  if (!session) throw new Error('nobody walks');
  const ledger = new Ledger();
  const pair = { role: 'anonymous', wait: 7, from: '/', to: '/hiring-influencer' };
  ledger.note(pair, '/', '/hiring-influencer');
  await walkFrom({ browser, origin: baseURL ?? '', ledger, taps: 1, ...session, wait: 7, only: pair.to }, '/');
  expect(ledger.all().find(({ to }) => to === pair.to)?.state).toBe('well');
});

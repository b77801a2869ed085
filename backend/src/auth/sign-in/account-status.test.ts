import { askForCode, newestCode, sendIn } from '../../../test/support/log-in';
import { describeSite, openSite } from '../../../test/support/test-site';

const KNOWN = 'asha.rao@example.com';
const NEW = 'nobody.knows@example.com';
const ROUNDS = 100;
const TOLERANCE_MS = 10;

describeSite(
  'Asking for a code with HIDE_ACCOUNT_STATUS',
  (site) => {
    test('SEC-14 every address gets the same answer; the truth comes after the code', async () => {
      const browser = await site().browse();
      const [known, unknown] = [await askForCode(browser, KNOWN), await askForCode(browser, NEW)];
      expect(known.json()).toEqual(unknown.json());
      expect(known.json()).toMatchObject({ account_status: 1, tnc_agree_show: 0 });
      expect((await browser.get('/api/user/join-progress')).json().data).toMatchObject({ account_status: 1, tnc_agree_show: 0 });
      expect((await sendIn(browser, KNOWN, await newestCode(site(), KNOWN))).json().code).toBe('TERMS_REQUIRED');
      expect((await sendIn(browser, NEW, await newestCode(site(), NEW))).json()).toMatchObject({ account_status: 2, is_login: false });
    });
  },
  { HIDE_ACCOUNT_STATUS: '1' },
);

test('SEC-14 known and unknown addresses take the same time, by the median of a hundred interleaved pairs on SQLite', async () => {
  const site = await openSite();
  const timeOf = async (email: string) => {
    const browser = await site.browse();
    const start = performance.now();
    expect((await askForCode(browser, email)).statusCode).toBe(200);
    return performance.now() - start;
  };
  const differences: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    site.clock.pass(25 * 3600);
    const [first, second] = round % 2 === 0 ? ([KNOWN, NEW] as const) : ([NEW, KNOWN] as const);
    const difference = (await timeOf(first)) - (await timeOf(second));
    differences.push(round % 2 === 0 ? difference : -difference);
  }
  await site.close();
  expect(Math.abs(median(differences))).toBeLessThanOrEqual(TOLERANCE_MS);
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';

const LISTING = `${ENDPOINTS.talentListing.path}?perPage=1`;
const SELECTED = `${ENDPOINTS.selectedTalents.path}?talentIds=1`;
const CLIENT = 'ritu.khanna@example.com';

describeSite('how often a list may be asked for', (site) => {
  const ask = async (browser: TestBrowser, times: number, url = LISTING) => {
    const responses = [];
    for (let count = 0; count < times; count += 1) responses.push((await browser.get(url)).statusCode);
    return responses;
  };
  const refusals = (responses: readonly number[]) => responses.filter((status) => status === 429).length;

  test('SEC-42 sixty lists a minute of one address, chosen ones counted in; then it is told how long to wait', async () => {
    const browser = await site().browse('10.77.1.1');
    expect(await ask(browser, 40)).toEqual(Array(40).fill(200));
    site().clock.pass(20);
    expect(refusals(await ask(browser, 20, SELECTED))).toBe(0);
    const refused = await browser.get(LISTING);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 40 });
    expect(refused.headers['retry-after']).toBe('40');
    expect((await browser.get(SELECTED)).statusCode).toBe(429);
    site().clock.pass(41);
    expect((await browser.get(LISTING)).statusCode).toBe(200);
  });

  test('SEC-42 six hundred lists an hour of one address', async () => {
    const browser = await site().browse('10.77.2.1');
    for (let minute = 0; minute < 10; minute += 1) {
      expect(refusals(await ask(browser, 60))).toBe(0);
      site().clock.pass(61);
    }
    expect(refusals(await ask(browser, 2))).toBe(2);
    site().clock.pass(3600);
    expect(refusals(await ask(browser, 1))).toBe(0);
  });

  test('SEC-42 an account is counted by itself, wherever it asks from and no matter who else asks from there', async () => {
    const visitor = await site().browse('10.77.3.1');
    expect(refusals(await ask(visitor, 61))).toBe(1);
    const user = await signedIn(site(), CLIENT);
    const behind = await site().browse('10.77.3.1');
    for (const [name, value] of user.cookies) behind.cookies.set(name, value);
    expect(refusals(await ask(behind, 60))).toBe(0);
    expect(refusals(await ask(user, 1))).toBe(1);
    expect(refusals(await ask(visitor, 1))).toBe(1);
  });

  test('SEC-42 addresses of one IPv6 line are one', async () => {
    const responses = [];
    for (let count = 1; count <= 61; count += 1) {
      responses.push(...(await ask(await site().browse(`2001:db8:5:6::${count.toString(16)}`), 1)));
    }
    expect(refusals(responses)).toBe(1);
    expect(refusals(await ask(await site().browse('2001:db8:5:7::1'), 1))).toBe(0);
  });

  test('SEC-42 SEC-45 what does not parse is refused as that', async () => {
    const browser = await site().browse('10.77.4.1');
    expect((await browser.get(`${ENDPOINTS.talentListing.path}?filterdata=%7B`)).statusCode).toBe(400);
  });
});

import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { openSite, type TestSite } from '../../../test/support/test-site';

const EVIL = 'https://evil.example';
let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('SEC-25 a preflight from a foreign origin is granted nothing, at any URL', async () => {
  const urls = [...new Set(site.routes.map(({ url }) => url.replace(/:\w+/gu, '1').replace('*', 'x')))];
  expect(urls.length).toBeGreaterThan(20);
  for (const url of urls) {
    const headers = { origin: EVIL, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-xsrf-token' };
    const answer = await site.app.inject({ method: 'OPTIONS', url, headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('SEC-25 a foreign origin may read no response, with a session neither', async () => {
  const browser = await signedIn(site, 'ritu.khanna@example.com');
  for (const origin of [EVIL, 'null', 'http://localhost:8080.evil.example'])
    for (const answer of [
      await browser.get(ENDPOINTS.account.path, { origin }),
      await browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'a@example.com', otp_type: '' }, { origin }),
    ])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

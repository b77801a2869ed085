import { randomUUID } from 'node:crypto';
import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import { withDatabaseTime } from '../database/database-time';
import { apiDocument, endpointNames } from '../openapi/api-document';
import { askForCode, logIn, messagesTo, signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { IdempotencyService, type KeyedRequest } from './idempotency.service';

const CLIENT = 'ritu.khanna@example.com';

function callerOf(path: string): string {
  if (/^\/api\/(?:client|offers|bookings|reviews|threads|account\/team)\//u.test(path)) return CLIENT;
  return path.startsWith('/api/applications') ? 'asha.rao@example.com' : 'leela.iyer@example.com';
}

describeSites('Calls that take an Idempotency-Key', (site) => {
  beforeEach(() => site().clock.pass(25 * 3600));

  const ask = (browser: TestBrowser, key: string, email = CLIENT) =>
    browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: email, otp_type: '' }, { 'idempotency-key': key });
  const service = () => site().app.get(IdempotencyService);
  const aRequest = (more: Partial<KeyedRequest> = {}): KeyedRequest => ({
    route: 'POST /x',
    actor: 'browser:a',
    key: randomUUID(),
    body: {},
    ...more,
  });

  test('REL-17 API-05 a double click on the button that sends a login code sends one, and both clicks get the response', async () => {
    const browser = await site().browse();
    const key = randomUUID();
    const first = await ask(browser, key);
    expect(first.statusCode).toBe(200);
    expect((await ask(browser, key)).body).toBe(first.body);
    expect((await askForCode(browser, CLIENT)).statusCode).toBe(429);
    expect(await messagesTo(site(), CLIENT)).toHaveLength(1);
    expect(DECLARATIONS.sendCode.output.isValidSync(first.json(), { strict: true })).toBe(true);
  });

  test('REL-17 the API document names exactly the endpoints that take a key', async () => {
    const { paths } = apiDocument('http://localhost');
    for (const name of endpointNames().filter((each) => ENDPOINTS[each].method === 'POST')) {
      const { path } = ENDPOINTS[name];
      // A new browser with access each time, because one of the endpoints ends the session.
      const isOfOffice = /^(?:office|office-door|platform)$/u.test(DECLARATIONS[name].access);
      const browser = await (isOfOffice ? openOffice(site()) : signedIn(site(), callerOf(path)));
      const response = await browser.post(path, {}, { 'idempotency-key': 'no UUID' });
      const isTold = JSON.stringify(paths[path]?.post?.parameters).includes('Idempotency-Key');
      expect([name, response.body.includes('Idempotency-Key')]).toEqual([name, isTold]);
    }
  });

  test('REL-17 the limits of codes hold, whatever keys a program invents', async () => {
    const browser = await site().browse();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(browser, randomUUID())).statusCode);
    expect(statuses).toEqual([200, 429, 429, 429, 429]);
  });

  test('REL-17 a key belongs to one user, one browser and one endpoint', async () => {
    const request = aRequest();
    const admission = await service().admit(request);
    expect(admission).toHaveProperty('claim');
    await expect(service().admit(request)).rejects.toMatchObject({ code: 'REQUEST_UNDER_WAY' });
    for (const other of [{ route: 'POST /y' }, { actor: 'browser:b' }, { actor: 'user:a' }, { key: randomUUID() }]) {
      expect(await service().admit({ ...request, ...other })).toHaveProperty('claim');
    }
  });

  test('REL-17 of many that take a dead request over only one runs, and the dead one can store no response any more', async () => {
    const request = aRequest();
    const dead = await service().admit(request);
    site().clock.pass(61);
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => service().admit(request)));
    const won = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    if (!('claim' in dead)) throw new Error('The first one runs.');
    await service().complete(dead.claim, 200, 'late');
    await service().free(dead.claim);
    await expect(service().admit(request)).rejects.toMatchObject({ code: 'REQUEST_UNDER_WAY' });
    if (won[0] && 'claim' in won[0]) await service().complete(won[0].claim, 200, { data: 1 });
    expect(await service().admit(request)).toEqual({ status: 200, response: { data: 1 } });
  });

  test('REL-12 REL-17 a response is stored though its request has used up the time it had for the database', async () => {
    const [failed, done] = [aRequest(), aRequest()];
    await withDatabaseTime(0, async () => {
      const admissions = await Promise.all([failed, done].map((request) => withDatabaseTime(5000, () => service().admit(request))));
      const [first, second] = admissions.flatMap((admission) => ('claim' in admission ? [admission.claim] : []));
      if (!first || !second) throw new Error('Both run.');
      await service().free(first);
      await service().complete(second, 200, { is_fav: 1 });
    });
    expect(await service().admit(failed)).toHaveProperty('claim');
    expect(await service().admit(done)).toEqual({ status: 200, response: { is_fav: 1 } });
  });

  test('REL-17 a response that was sealed with another secret key is not sent; the request runs again', async () => {
    const request = aRequest();
    const first = await service().admit(request);
    if ('claim' in first) await service().complete(first.claim, 200, {});
    await site().dataSource.query("UPDATE idempotency_key SET sealed_answer = 'AAAA'");
    expect(await service().admit(request)).toHaveProperty('claim');
  });

  test('REL-17 after a login a repetition gets no response of before it', async () => {
    const browser = await site().browse();
    const key = randomUUID();
    await ask(browser, key, 'new.face@example.com');
    await logIn(site(), CLIENT, browser);
    expect((await ask(browser, key, 'new.face@example.com')).headers['idempotent-replayed']).toBeUndefined();
  });
});

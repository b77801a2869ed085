import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

test('SEC-61 every response has nosniff and its request id, and reveals nothing about the server', async () => {
  for (const url of [ENDPOINTS.categories.path, '/api/nothing', '/healthz', '/api/xsrf']) {
    const { headers } = await site.app.inject({ method: 'GET', url });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/u);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  }
});

test("a caller's well-formed request id is used, any other is replaced", async () => {
  const idFor = async (id: string) =>
    (await site.app.inject({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idFor('front-door-12345')).toBe('front-door-12345');
  for (const id of ['short', 'a b c d e f g h', 'x'.repeat(65)]) expect(await idFor(id)).not.toBe(id);
});

test('SEC-12 behind one trusted proxy the last hop counts, whatever a visitor puts before it', async () => {
  const ask = async (count: number, hops: string) => {
    const browser = await site.browse();
    return browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: `hop${count}@example.com` }, { 'x-forwarded-for': hops });
  };
  for (let count = 0; count < 60; count += 1) {
    site.clock.pass(30);
    expect((await ask(count, `10.0.0.${count}, 203.0.113.9`)).statusCode).toBe(200);
  }
  expect((await ask(60, '10.0.0.60, 203.0.113.9')).statusCode).toBe(429);
  expect((await ask(60, '10.0.0.60, 203.0.113.10')).statusCode).toBe(200);
});

test('SEC-51 an internal failure reveals only its request id, and the log has it under this id', async () => {
  const spy = jest.spyOn(site.dataSource.manager, 'find').mockRejectedValueOnce(new Error('SELECT secret FROM somewhere'));
  const answer = await site.app.inject({ method: 'GET', url: ENDPOINTS.currencies.path });
  spy.mockRestore();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'INTERNAL', detail: 'Something went wrong on our side. Please try again.' });
  expect(answer.body).not.toMatch(/SELECT|stack|\.ts/u);
  const line = site.log.find((text) => text.includes('SELECT secret'));
  expect(line).toContain(String(answer.headers['x-request-id']));
});

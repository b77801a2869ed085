import { ENDPOINTS } from '@alltalent/shared/contracts';
import { logIn as logInByCode } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { ComputationQueue } from './computation-queue';
import { PasswordsService } from './passwords.service';
import { CLIENT, CLIENT_ID, FAILED, PASSWORD, tryPassword as tryAt } from '../../../test/support/passwords/try-password';

const HOUR = 3600;

describeSites('Guessing passwords', (site) => {
  const tryPassword = (password: string, more: object = {}, browser?: TestBrowser) => tryAt(site(), { password, ...more }, browser);
  const query = (sql: string) => site().dataSource.query(sql);

  beforeEach(async () => {
    site().clock.pass(2 * HOUR);
    await site().app.get(PasswordsService).set(CLIENT_ID, PASSWORD);
  });

  test('SEC-14 LOG-09 an unknown account, one without a password and a wrong password get the same words', async () => {
    const responses = [
      await tryPassword('not the right words'),
      await tryPassword(PASSWORD, { username: 'nobody@example.com' }),
      await tryPassword(PASSWORD, { username: 'dev.mehra@example.com' }),
      await tryPassword(PASSWORD, { username: '+919812345678' }),
    ];
    for (const response of responses) {
      expect(response.json()).toMatchObject(FAILED);
      expect({ ...response.json(), request_id: '' }).toEqual({ ...responses[0]?.json(), request_id: '' });
    }
  });

  test('SEC-14 a guess at an unknown account, or at one without a password, is computed as a wrong password is', async () => {
    const run = jest.spyOn(ComputationQueue.prototype, 'run');
    const computations: number[] = [];
    for (const username of [CLIENT, 'nobody@example.com', 'dev.mehra@example.com', CLIENT]) {
      run.mockClear();
      await tryPassword('not the right words', { username });
      computations.push(run.mock.calls.length);
    }
    run.mockRestore();
    expect(computations).toEqual([1, 1, 1, 1]);
  });

  test('SEC-10 LOG-09 from the fifth wrong password on the wait doubles, from 30 seconds to an hour', async () => {
    const waits: number[] = [];
    for (let count = 1; count <= 13; count += 1) {
      expect((await tryPassword('not the right words')).json()).toMatchObject(FAILED);
      if (count < 5) continue;
      const refused = await tryPassword(PASSWORD);
      expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(refused.headers['retry-after']).toBe(String(refused.json().retry_after));
      waits.push(refused.json().retry_after);
      site().clock.pass(refused.json().retry_after);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect((await tryPassword(PASSWORD)).statusCode).toBe(200);
  });

  test('SEC-10 success forgets the failures, and an unknown account is slowed down just as well', async () => {
    for (let count = 0; count < 4; count += 1) await tryPassword('not the right words');
    expect((await tryPassword(PASSWORD)).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) expect((await tryPassword('not the right words')).statusCode).toBe(422);
    expect((await tryPassword(PASSWORD)).statusCode).toBe(200);
    const unknown = [];
    for (let count = 0; count < 6; count += 1) unknown.push(await tryPassword('not the right words', { username: 'ghost@example.com' }));
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('SEC-10 twenty guesses at once are five', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => site().browse()));
    const responses = await Promise.all(browsers.map((browser) => tryPassword('not the right words', {}, browser)));
    expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  test('SEC-10 a locked password bars nobody: a code still logs in, and a new password opens it again', async () => {
    await tryPassword('not the right words');
    await query('UPDATE password_failure SET failures = 100');
    site().clock.pass(24 * HOUR);
    const locked = await tryPassword(PASSWORD);
    expect(locked.json()).toMatchObject({ status: 403, code: 'LOGIN_LOCKED', detail: expect.stringContaining('Log in with a code') });
    const browser = await logInByCode(site(), CLIENT);
    expect((await browser.post(ENDPOINTS.setPassword.path, { password: 'another quiet sentence' })).statusCode).toBe(200);
    expect((await tryPassword('another quiet sentence')).statusCode).toBe(200);
  });

  test('SEC-10 a stranger who guesses keeps nobody else waiting: a browser that the account knows logs in at once', async () => {
    const known = await logInByCode(site(), CLIENT);
    for (let count = 0; count < 5; count += 1) await tryPassword('not the right words');
    expect((await tryPassword(PASSWORD)).statusCode).toBe(429);
    expect((await tryPassword(PASSWORD, {}, known)).statusCode).toBe(200);
    expect((await tryPassword(PASSWORD)).statusCode).toBe(429);
    await query('UPDATE password_failure SET failures = 100');
    expect((await tryPassword(PASSWORD)).json().code).toBe('LOGIN_LOCKED');
    expect((await tryPassword(PASSWORD, {}, known)).statusCode).toBe(200);
  });

  test('SEC-10 wrong passwords of a known browser make it wait as they do strangers, until there is a new password', async () => {
    const known = await logInByCode(site(), CLIENT);
    for (let count = 0; count < 5; count += 1) expect((await tryPassword('not the right words', {}, known)).statusCode).toBe(422);
    expect((await tryPassword(PASSWORD, {}, known)).json()).toMatchObject({ status: 429, retry_after: 30 });
    await site().app.get(PasswordsService).set(CLIENT_ID, PASSWORD);
    expect((await tryPassword(PASSWORD, {}, known)).statusCode).toBe(200);
  });

  test('SEC-09 an office of twenty people behind one address logs in with passwords within a minute', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => site().browse('10.79.0.1')));
    for (const browser of people) expect((await tryPassword(PASSWORD, {}, browser)).statusCode).toBe(200);
  });

  test('SEC-09 one computer tries ten times a minute and sixty times an hour; another is still served', async () => {
    const browser = await site().browse();
    const spray = (count: number) => tryPassword('not the right words', { username: `someone${count}@example.com` }, browser);
    for (let count = 0; count < 10; count += 1) expect((await spray(count)).statusCode).toBe(422);
    expect((await spray(10)).json()).toMatchObject({ status: 429, retry_after: 60 });
    for (let count = 10; count < 60; count += 1) {
      if (count % 10 === 0) site().clock.pass(61);
      expect((await spray(count)).statusCode).toBe(422);
    }
    site().clock.pass(61);
    expect((await spray(61)).statusCode).toBe(429);
    expect((await tryPassword(PASSWORD)).statusCode).toBe(200);
  });
});

import { ENDPOINTS, type FailuresResponse } from '@alltalent/shared/contracts';
import { publishAll, send, tokenOf } from '../../../test/support/federation/control-plane';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, provenDrawFailure } from '../../../test/support/visitors';

const REMOTE = 'mf_failing';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describeSites('What pages failed with', (site) => {
  beforeAll(() => publishAll(site(), REMOTE, '1', '2'));

  type Report = { readonly reason: string; readonly outcome?: string; readonly userAgent?: string; readonly token?: string };
  async function report({ reason, outcome = 'render_failed', userAgent = PERSON, token = pageToken(site()) }: Report): Promise<void> {
    const browser = await site().browse();
    const body = { remote: REMOTE, version: '2', outcome, reason, stack: `${reason}\n    at card (https://x.example/r/a.js:1:2)`, token };
    expect((await browser.post(ENDPOINTS.beacon.path, body, { 'user-agent': userAgent })).statusCode).toBe(204);
  }
  async function read(remote = REMOTE): Promise<FailuresResponse['failures']> {
    const response = await send(site(), tokenOf(site(), REMOTE), 'GET', `${ENDPOINTS.releaseFailures.path}?remote=${remote}`);
    expect(response.statusCode).toBe(200);
    return response.json<FailuresResponse>().failures;
  }

  test('FED-05 failures that say the same are one group, with counts, browsers, first and last time and a stack', async () => {
    const first = site().clock.now();
    await report({ reason: 'TypeError: a' });
    site().clock.pass(60);
    for (const userAgent of [CHROME, CHROME, PERSON]) await report({ reason: 'TypeError: a', userAgent });
    await report({ reason: 'ChunkLoadError: b', outcome: 'load_failed' });
    await report({ reason: '', outcome: 'rendered' });
    const undrawn = { remote: REMOTE, version: '2', token: pageToken(site()), reason: 'Error: c' };
    await (await site().browse()).post(ENDPOINTS.drawFailure.path, undrawn, provenDrawFailure(site(), undrawn));
    expect(await read()).toEqual([
      {
        version: '2',
        outcome: 'render_failed',
        reason: 'TypeError: a',
        stack: expect.stringContaining('at card'),
        count: 4,
        first_at: first,
        last_at: first + 60_000,
        browsers: [
          { name: 'Chrome 142', count: 2 },
          { name: 'Firefox 140', count: 2 },
        ],
      },
      expect.objectContaining({ outcome: 'draw_failed', reason: 'Error: c', stack: '', browsers: [] }),
      expect.objectContaining({ outcome: 'load_failed', reason: 'ChunkLoadError: b', count: 1 }),
    ]);
    expect(await read('mf_other')).toEqual([]);
  });

  test('FED-05 what is older than a day is not in it', async () => {
    site().clock.pass(24 * 3600 + 1);
    expect(await read()).toEqual([]);
  });

  test('SEC-50 a report without the token of a page brings no stack, and one that is too long is refused', async () => {
    await report({ reason: 'TypeError: forged', token: 'forged' });
    expect(await read()).toEqual([expect.objectContaining({ reason: 'TypeError: forged', stack: '' })]);
    const long = { remote: REMOTE, version: '2', outcome: 'render_failed', stack: 'x'.repeat(2001), token: pageToken(site()) };
    expect((await (await site().browse()).post(ENDPOINTS.beacon.path, long)).statusCode).toBe(400);
  });

  test('SEC-50 no visitor reads failures', async () => {
    const response = await (await site().browse()).get(`${ENDPOINTS.releaseFailures.path}?remote=${REMOTE}`);
    expect(response.statusCode).toBe(401);
  });
});

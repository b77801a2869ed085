import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../testing/test-site';

describeSites('Beacons', (site) => {
  const beacon = { remote: 'mf_talents', version: '1', outcome: 'load_failed', reason: 'no answer', milliseconds: 4000.4 };

  test('what became of a release is stored, with the XSRF token only', async () => {
    const browser = await site().browse();
    expect((await browser.post(ENDPOINTS.beacon.path, beacon)).statusCode).toBe(204);
    expect((await browser.post(ENDPOINTS.beacon.path, beacon, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    const rows = await site().dataSource.query('SELECT outcome, milliseconds FROM release_beacon');
    expect(rows).toEqual([{ outcome: 'load_failed', milliseconds: 4000 }]);
  });

  test('a page that floods is told to wait', async () => {
    const browser = await site().browse('127.0.9.1');
    const answers = [];
    for (let round = 0; round < 5; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 25 }, () => browser.post(ENDPOINTS.beacon.path, beacon)))));
    }
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(120);
  });
});

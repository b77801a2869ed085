import { ENDPOINTS, type Release } from '@alltalent/shared/contracts';
import { putHistory } from '@alltalent/backend/testing/experiment-history';
import { aRelease } from '@alltalent/backend/testing/releases';
import { openSite, type TestSite } from '@alltalent/backend/testing/site';
import { pageToken } from '@alltalent/backend/testing/visitors';
import { publishAtStart } from '../build/publish-at-start';
import { COMMANDS } from './commands';
import type { ControlPlane } from './control-plane';
import { publishToken } from './publish-token';

let site: TestSite;
let plane: ControlPlane;

beforeAll(async () => {
  site = await openSite({ SEED_TALENTS: '0' });
  const { secretKey } = site.config;
  plane = { backendUrl: `http://127.0.0.1:${await site.listen()}`, tokenOf: (remote) => publishToken(secretKey, remote, site.clock.now()) };
  for (const [remote, version] of [
    ['mf_auth', '1'],
    ['mf_landing', '1'],
    ['mf_landing', '2'],
  ] as const) {
    await publishAtStart(aRelease(remote, version) as Release, plane);
  }
});
afterAll(() => site.close());

const run = (line: string) => {
  const [name = '', ...args] = line.split(' ');
  return COMMANDS[name]?.run(args, plane) ?? Promise.reject(new Error(`There is no command ${name}.`));
};

test('FED-04 a test from its plan to its verdict, read from the command line', async () => {
  expect(await run('report')).toBe('There was no test yet.');
  expect(await run('plan mf-landing headline 30 80')).toBe(
    'headline is judged once each variant has 66 visitors: enough to find 30 % to 54 %.',
  );
  await expect(run('plan mf-landing headline 30 80 --routes /nowhere')).rejects.toThrow('has no page /nowhere');
  await expect(run('weight mf-landing B 20 --routes /mf-landing')).rejects.toThrow('it goes with experiment');
  expect(await run('plan mf-landing headline 30 80 --routes /mf-landing')).toBe(
    'headline is judged once each variant has 66 visitors of /mf-landing: enough to find 30 % to 54 %.',
  );
  await run('experiment mf-landing 1 headline B 50');
  expect(await run('report headline')).toMatch(/^headline of mf_landing, \/mf-landing: running/mu);
  expect(await run('report headline')).toMatch(/^B +1 +50 % +0 +0[^]*Verdict: collecting\./mu);
  await putHistory(site, { experiment: 'headline', exposed: { A: 80, B: 75 }, converted: { A: 20, B: 45 } });
  expect(await run('report headline')).toMatch(/^B +1 +50 % +75 +45 +60 %[^]*Verdict: better\. B does better than A\./mu);
  await expect(run('plan mf-landing headline 5 20')).rejects.toThrow('headline has visitors already');
  await run('end mf-landing B');
  expect(await run('report')).toMatch(/^headline +mf_landing +ended/mu);
});

test('FED-05 failures are listed from the command line, and what a page wrote steers no terminal', async () => {
  expect(await run('failures mf-auth')).toBe('No page of mf_auth failed in the last day.');
  const report = { remote: 'mf_landing', version: '2', outcome: 'render_failed', reason: 'TypeError: \u001b[31mx', token: pageToken(site) };
  await (await site.browse()).post(ENDPOINTS.beacon.path, report);
  expect(await run('failures mf-landing')).toMatch(
    /^1 page, mf_landing 2, render_failed: TypeError: \[31mx\n {2}first .+, last .+\n {2}\w/u,
  );
  await expect(run('failures')).rejects.toThrow('Name the remote');
});

test('FED-04 what cannot be parsed is reported in a sentence', async () => {
  await expect(run('report never-was')).rejects.toThrow('There never was an experiment never-was.');
  await expect(run('plan mf-landing headline')).rejects.toThrow('Say what is planned');
  await expect(run('plan mf-landing headline five 20')).rejects.toThrow('"five" is no percentage');
});

import { ENDPOINTS, formatFrontDoor, FRONT_DOOR_HEADER, type FrontDoorStatus, type Release } from '@alltalent/shared/contracts';
import { aRelease } from '@alltalent/backend/testing/releases';
import { visitorMac } from '@alltalent/backend/visitor-proofs';
import { openSite, type TestSite } from '@alltalent/backend/testing/site';
import { publishAtStart } from '../build/publish-at-start';
import { COMMANDS, helpText } from './commands';
import type { ControlPlane } from './control-plane';
import { publishToken } from './publish-token';
import { describeServed } from './served';

let site: TestSite;
let plane: ControlPlane;

beforeAll(async () => {
  site = await openSite({ SEED_TALENTS: '0' });
  const { secretKey } = site.config;
  plane = { backendUrl: `http://127.0.0.1:${await site.listen()}`, tokenOf: (remote) => publishToken(secretKey, remote, site.clock.now()) };
});
afterAll(() => site.close());

const start = (remote: string, version: string) => publishAtStart(aRelease(remote, version) as Release, plane);
const run = (line: string) => {
  const [name = '', ...args] = line.split(' ');
  return COMMANDS[name]?.run(args, plane) ?? Promise.reject(new Error(`There is no command ${name}.`));
};

test('before anything is published, the status says so', async () => {
  await expect(run('status')).rejects.toThrow('nothing is published yet');
});

describe('npm run platform', () => {
  beforeAll(async () => {
    await start('mf_landing', '0');
    for (const version of ['1', '2', '3']) await start('mf_shown', version);
  });

  test('FED-05 an experiment from its start to its end, each step one command', async () => {
    expect(await run('experiment mf-shown 1 hero-test B 12.34')).toMatch(
      /^mf_shown: 1 is variant B of hero-test with 12\.34 %\. Revision \d+; no front door has said yet that it serves it\.$/u,
    );
    expect(await run('status mf-shown')).toMatch(/hero-test is running\n[^]*A, stable +3 +87\.66 %[^]*B +1 +12\.34 %/u);
    await run('pause mf-shown');
    expect(await run('status mf-shown')).toContain('While it is paused everybody gets A.');
    await run('resume mf-shown');
    expect(await run('weight mf-shown B 50')).toMatch(/^mf_shown: variant B gets 50 %\. Revision \d+; no front door/u);
    await run('end mf-shown B');
    expect(await run('status mf-shown')).toMatch(/mf_shown\n[^]*stable +1 +100 %[^]*fallback +3/u);
  });

  test('FED-02 the releases of a remote are listed with their words and bytes, and one of them is shown whole', async () => {
    const record = { commit: 'ab'.repeat(20), is_dirty: true, author: 'Asha', note: 'Warmer words', checks: [] };
    const lint = { name: 'lint', outcome: 'passed', count: 43 } as const;
    const sizesOf = (bytes: number) => [{ name: 'said.home', bytes, budget: 18_250 }];
    await publishAtStart(aRelease('mf_said', '1') as Release, plane, { record: { ...record, sizes: sizesOf(17_000) } });
    await publishAtStart(aRelease('mf_said', '2') as Release, plane, { record: { ...record, checks: [lint], sizes: sizesOf(17_330) } });
    await start('mf_said', '3');
    const table = await run('releases mf-said');
    expect(table).toMatch(
      /2 +fallback +\+330 B \(said\.home\), 1 of 1 changed +Asha +abababababab and changes in no commit +Warmer words/u,
    );
    expect(table).toMatch(/3 +stable +not recorded +not recorded +not recorded +not recorded/u);
    expect(await run('releases mf-said 2')).toContain(
      'checks: lint passed (43)\n  compressed JavaScript, against 1:\n    said.home 17,330 B of 18,250 B, +330 B',
    );
    expect(await run('status mf-said')).toContain('3\n  not recorded');
    await expect(run('releases mf-said 9')).rejects.toThrow('9 is not among the releases');
  });

  test('the audit log names who and why', async () => {
    await COMMANDS['promote']?.run(['mf-shown', '2', '--reason', 'asked by sales'], plane);
    const [names, newest] = (await run('audit mf-shown')).split('\n');
    expect(names).toMatch(/^WHEN +WHO +WHAT +REMOTE +DETAIL$/u);
    expect(newest).toMatch(/token:mf_shown +promote +mf_shown +2 is stable, 1 the fallback\. Reason: asked by sales$/u);
  });

  test('FED-05 a refusal is printed with its own message', async () => {
    await expect(run('rollback mf-landing')).rejects.toThrow('mf_landing has no release to go back to');
    await expect(run('promote mf-shown 77')).rejects.toThrow('version: mf_shown 77 is not published.');
    await expect(run('weight mf-shown B 120')).rejects.toThrow('"120" is no share');
    await expect(run('weight mf-shown B')).rejects.toThrow('Say which percentage.');
    await expect(run('status mf-nobody')).rejects.toThrow('mf_nobody has no release.');
    await expect(run('promote shown 1')).rejects.toThrow('Name the remote');
    await expect(run('promote mf-shown 1 --force')).rejects.toThrow('--force');
  });

  test('SEC-64 a token that is not the remote’s own is refused', async () => {
    const foreign = { ...plane, tokenOf: () => plane.tokenOf('mf_landing') };
    await expect(COMMANDS['rollback']?.run(['mf-shown'], foreign)).rejects.toThrow('The token of mf_landing may not change mf_shown.');
    expect(await run('token mf-shown')).toBe(plane.tokenOf('mf_shown'));
    expect(await run('token talents')).toBe(plane.tokenOf('talents'));
    await expect(Promise.resolve().then(() => run('token nobody'))).rejects.toThrow('Name the remote');
  });

  test('a preview link of the newest release, or of the one that is named, for as long as it says', async () => {
    const [link, words] = (await run('preview mf-shown')).split('\n');
    expect(link).toMatch(/^http:\/\/localhost:\d+\/_preview\?token=[\w-]+$/u);
    expect(words).toMatch(/^shows mf_shown 3 at \/mf-shown in every browser that opens it, until \d{1,2} .* IST\.$/u);
    expect(await run('preview mf-shown 2 --hours 168 --path /mf-shown?a=b')).toContain('shows mf_shown 2 at /mf-shown?a=b in');
    await expect(run('preview mf-shown 77')).rejects.toThrow('version: mf_shown 77 is not published.');
    for (const hours of ['0', '169', '1.5', 'long'])
      await expect(run(`preview mf-shown --hours ${hours}`)).rejects.toThrow(`and not "${hours}".`);
    await expect(run('preview mf-shown --path //evil.example')).rejects.toThrow('path: Use a path of this site');
    await start('mf_taken', '1');
    await start('mf_taken', '2');
    await start('mf_taken', '3');
    expect(await run('withdraw mf-taken 1')).toMatch(/^mf_taken: 1 is withdrawn, and its preview links show it no more\. Revision/u);
    await expect(run('preview mf-taken 1')).rejects.toThrow('version: mf_taken 1 was withdrawn, so no link shows it.');
    await expect(run('withdraw mf-taken 3')).rejects.toThrow('mf_taken 3 is in use');
    const foreign = { ...plane, tokenOf: () => plane.tokenOf('mf_landing') };
    await expect(COMMANDS['preview']?.run(['mf-shown'], foreign)).rejects.toThrow('The token of mf_landing may not change mf_shown.');
    expect((await run('audit mf-shown')).split('\n')[1]).toMatch(/token:mf_shown +preview +mf_shown +A link shows 2 at/u);
  });

  test('an unreachable control plane is reported with its URL', async () => {
    const away = { ...plane, backendUrl: 'http://127.0.0.1:1' };
    await expect(COMMANDS['status']?.run([], away)).rejects.toThrow(
      /^The control plane at http:\/\/127\.0\.0\.1:1 does not answer .*BACKEND_URL/u,
    );
  });

  test('FED-05 a change is reported as done once every front door serves it, otherwise the reason is reported', async () => {
    const say = (status: Partial<FrontDoorStatus>) => {
      const whole = { name: 'door:8080', revision: 0, trouble: '', left_out: '', said_at: site.clock.now(), ...status };
      const headers = { [FRONT_DOOR_HEADER]: formatFrontDoor(whole, visitorMac(site.config.secretKey)) };
      return site.app.inject({ method: 'GET', url: ENDPOINTS.registry.path, headers });
    };
    const change = { remote: 'mf_shown', revision: 1000, waitMs: 0 };
    await say({ revision: 1000 });
    expect(await describeServed(plane, change)).toBe('Revision 1000, served by the front door from the next page load on');
    expect(await run('status mf-shown')).toContain('door:8080 serves revision 1000');
    await say({ revision: 999, trouble: 'it is signed with another key' });
    await expect(describeServed(plane, change)).rejects.toThrow(
      'Revision 1000 is stored, and has not reached visitors: door:8080 serves revision 999 (it is signed with another key).',
    );
    await say({ revision: 1000, left_out: 'mf_shown 3: it lies on a foreign host' });
    await expect(describeServed(plane, change)).rejects.toThrow('door:8080 leaves out: mf_shown 3');
    site.clock.pass(60);
  });

  test('the help names every command', () => {
    for (const name of Object.keys(COMMANDS)) expect(helpText()).toMatch(new RegExp(`^  ${name}( |$)`, 'mu'));
  });
});

import type { Release } from '@alltalent/shared/contracts';
import { aRelease } from '@alltalent/backend/testing/releases';
import { openSite, type TestSite } from '@alltalent/backend/testing/site';
import { describeStart, publishAtStart } from '../build/publish-at-start';
import { COMMANDS } from './commands';
import type { ControlPlane } from './control-plane';
import { publishToken } from './publish-token';

let site: TestSite;
let plane: ControlPlane;

beforeAll(async () => {
  site = await openSite({ SEED_TALENTS: '0' });
  const { secretKey } = site.config;
  plane = { backendUrl: `http://127.0.0.1:${await site.listen()}`, tokenOf: (remote) => publishToken(secretKey, remote, site.clock.now()) };
});
afterAll(() => site.close());

/** Starts the site with a release, and returns what is said about it. */
async function start(remote: string, version: string): Promise<string> {
  const release = aRelease(remote, version) as Release;
  await publishAtStart(release, plane);
  await publishAtStart(aRelease('mf_landing', '0') as Release, plane);
  return (await describeStart(plane, [release])).join('\n');
}
const run = (line: string) => {
  const [name = '', ...args] = line.split(' ');
  return COMMANDS[name]?.run(args, plane) ?? Promise.reject(new Error(`There is no command ${name}.`));
};

describe('A start of the site', () => {
  test('FED-02 shows its own release where nobody chose one, and says so', async () => {
    for (const version of ['1', '1', '2', '1']) {
      expect(await start('mf_start', version)).toBe('1 of 1 remotes show the release of this tree');
    }
  });

  test('FED-05 leaves a release that somebody chose, names it, and says how to change that', async () => {
    await start('mf_chosen', '1');
    await start('mf_chosen', '2');
    await run('promote mf-chosen 1');
    expect(await start('mf_chosen', '3')).toBe(
      "0 of 1 remotes show the release of this tree\nNot of this tree: mf_chosen 1 (chosen by token:mf_chosen; here: 3). To show this tree's: npm run platform -- promote mf-chosen 3; to let each start do so: npm run platform -- follow mf-chosen",
    );
    expect(await run('status mf-chosen')).toContain('mf_chosen, chosen by token:mf_chosen');
    expect(await run('follow mf-chosen')).toContain('the next start of the site shows its own release');
    expect(await start('mf_chosen', '3')).toBe('1 of 1 remotes show the release of this tree');
  });

  test('FED-05 does not bring back what was rolled back', async () => {
    await start('mf_back', '1');
    await start('mf_back', '2');
    await run('rollback mf-back');
    expect(await start('mf_back', '2')).toContain('mf_back 2 was rolled back and stays away');
    expect(await run('status mf-back')).toMatch(/stable +1 +100 %[^]*withdrawn +2/u);
  });

  test('does not bring back a remote that was deleted, and says how to', async () => {
    await start('mf_left', '1');
    await expect(run('delete mf-left')).rejects.toThrow('Say why');
    expect(await run('delete mf-left --reason unused')).toContain('mf_left: deleted; its pages are gone');
    for (const version of ['1', '2'])
      expect(await start('mf_left', version)).toBe(
        '0 of 1 remotes show the release of this tree\nmf_left was deleted by token:mf_left and stays away: npm run platform -- restore mf-left',
      );
    expect(await run('status mf-left')).toMatch(/mf_left, deleted by token:mf_left, restorable until \d{4}-\d\d-\d\d/u);
    expect(await run('restore mf-left')).toContain('mf_left: restored');
    expect(await run('status mf-left')).toMatch(/stable +1 +100 %/u);
  });

  test('leaves the variant of an experiment alone', async () => {
    await start('mf_vary', '1');
    await start('mf_vary', '2');
    await run('experiment mf-vary 1 vary-one B 12.5');
    expect(await start('mf_vary', '1')).toContain('mf_vary 1 is variant B of a test');
  });

  test('says so when a release does not fit', async () => {
    const release = aRelease('mf_unfit', '1', { needs: [{ name: 'react', range: '^99.0.0' }] });
    await expect(publishAtStart(release as Release, plane)).rejects.toThrow('needs react ^99.0.0');
  });
});

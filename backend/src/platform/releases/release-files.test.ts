import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditOf, change, publish, readRegistry, servedOf } from '../../../test/support/federation/control-plane';
import { aStoredRelease, folderOf } from '../../../test/support/federation/stored-release';
import { describeSites } from '../../../test/support/test-site';
import { RolloutsService } from './rollouts.service';

let remotes = 0;

describeSites('Files of the release that visitors are to get', (site) => {
  async function prepare(...versions: readonly string[]): Promise<string> {
    const remote = `mf_files${'abcdefghijklmnopqrstuvwxyz'[(remotes += 1)] ?? ''}`;
    for (const version of versions) expect((await publish(site(), aStoredRelease(site(), remote, version))).statusCode).toBe(200);
    return remote;
  }
  const remove = (remote: string, version: string) => rmSync(folderOf(site(), remote, version), { recursive: true });

  test.each([
    ['missing', (path: string) => rmSync(path)],
    ['another file', (path: string) => writeFileSync(path, 'something else')],
  ])('FED-02 REL-07 a release of which one file is %s is not published; once it is there, it is', async (what, spoil) => {
    const remote = await prepare('1');
    const release = aStoredRelease(site(), remote, '2');
    spoil(join(folderOf(site(), remote, '2'), 'routes.css'));
    const before = await readRegistry(site());
    const response = await publish(site(), release);
    expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_FILES_MISSING']);
    expect(response.json().detail).toBe(`${remote} 2 cannot be published: /r/${remote}/2/routes.css is ${what}. Store its files first.`);
    expect(await readRegistry(site())).toEqual(before);
    expect((await publish(site(), aStoredRelease(site(), remote, '2'))).statusCode).toBe(200);
    expect(await servedOf(site(), remote)).toBe('2 < 1');
  });

  test('FED-05 a rollback to a release without its files is refused, names them and what to do, and changes nothing', async () => {
    const remote = await prepare('1', '2', '3');
    remove(remote, '2');
    const before = await readRegistry(site());
    const response = await change(site(), { remote, action: 'rollback' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_FILES_MISSING']);
    expect(response.json().detail).toBe(
      `${remote} 2 cannot be shown: /r/${remote}/2/remoteEntry.js is missing, /r/${remote}/2/routes.js is missing, /r/${remote}/2/routes.css is missing. Promote 1, whose files are there. Or: Build it again and release it.`,
    );
    expect(await readRegistry(site())).toEqual(before);
    expect(await auditOf(site(), remote)).toHaveLength(3);
    expect((await change(site(), { remote, action: 'promote', version: '1' })).statusCode).toBe(200);
    expect(await servedOf(site(), remote)).toBe('1 < 3');
  });

  test('FED-05 a file that is another one than was published stops a promotion', async () => {
    const remote = await prepare('1', '2');
    writeFileSync(join(folderOf(site(), remote, '1'), 'routes.js'), 'something else');
    const response = await change(site(), { remote, action: 'promote', version: '1' });
    expect(response.json().detail).toContain(`/r/${remote}/1/routes.js is another file. Build it again and release it.`);
    expect(await servedOf(site(), remote)).toBe('2 < 1');
  });

  test('FED-04 FED-05 neither a variant nor the end of an experiment shows a release without its files', async () => {
    const remote = await prepare('1', '2', '3');
    const test = { remote, action: 'experiment', experiment: `exp-${remote.slice(3)}`, variant: 'B', weight: 100 } as const;
    remove(remote, '1');
    expect((await change(site(), { ...test, version: '1' })).json().code).toBe('RELEASE_FILES_MISSING');
    expect((await change(site(), { ...test, version: '2' })).statusCode).toBe(200);
    remove(remote, '2');
    expect((await change(site(), { remote, action: 'end', variant: 'B' })).json().code).toBe('RELEASE_FILES_MISSING');
    expect((await change(site(), { remote, action: 'end' })).statusCode).toBe(200);
  });

  test('FED-05 REL-07 a rollback by itself passes over releases without their files', async () => {
    const remote = await prepare('1', '2', '3', '4');
    for (const version of ['2', '3']) remove(remote, version);
    expect(await site().app.get(RolloutsService).rollBackByItself(remote, '4', 'it failed')).toBe(true);
    expect(await servedOf(site(), remote)).toBe('1 < none');
    expect((await auditOf(site(), remote))[0]?.detail).toBe(
      '4 is withdrawn and 1 stable. 3 was passed over: its files are missing. 2 was passed over: its files are missing. Reason: it failed',
    );
  });

  test('FED-05 a rollback by itself leaves a failing release where no earlier one has its files', async () => {
    const remote = await prepare('1', '2');
    remove(remote, '1');
    expect(await site().app.get(RolloutsService).rollBackByItself(remote, '2', 'it failed')).toBe(false);
    expect(await servedOf(site(), remote)).toBe('2 < 1');
  });
});

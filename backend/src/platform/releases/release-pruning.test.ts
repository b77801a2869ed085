import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENDPOINTS, type PublishRelease } from '@alltalent/shared/contracts';
import { aRelease, auditOf, change, placesOf, publish, readRegistry, send, servedOf } from '../../../test/support/federation/control-plane';
import { aStoredRelease, dateFolder, folderOf, mapsOf } from '../../../test/support/federation/stored-release';
import { describeSites } from '../../../test/support/test-site';
import { ReleasePruning } from './release-pruning.service';

const DAY_S = 24 * 3600;
const NEWER = Array.from({ length: 11 }, (_value, index) => String(index + 20));
let remotes = 0;

describeSites('Files of old releases', (site) => {
  const newRemote = () => `mf_old${'abcdefghijklmnopqrstuvwxyz'[(remotes += 1)] ?? ''}`;
  const add = async (remote: string, version: string, request: Partial<PublishRelease> = {}) => {
    site().clock.pass(1);
    expect((await publish(site(), aStoredRelease(site(), remote, version, request))).statusCode).toBe(200);
  };
  const addCandidates = async (remote: string, versions: readonly string[]) => {
    for (const version of versions) await add(remote, version, { promotion: 'candidate' });
  };
  const prune = () => site().app.get(ReleasePruning).prune();
  const areThere = (remote: string, version: string) => existsSync(folderOf(site(), remote, version));

  test('FED-02 stable, fallback, variants and what was stable within 30 days stay; the rest goes, and its record stays', async () => {
    const remote = newRemote();
    for (const version of ['1', '2', '3', '4', '5']) await add(remote, version);
    await change(site(), { remote, action: 'experiment', version: '3', experiment: `exp-${remote.slice(3)}`, variant: 'B', weight: 100 });
    await addCandidates(remote, NEWER);
    await prune();
    for (const version of ['1', '2', '3', '4', '5', '21']) expect([version, areThere(remote, version)]).toEqual([version, true]);
    expect(areThere(remote, '20')).toBe(false);
    expect(existsSync(mapsOf(site(), remote, '20'))).toBe(false);
    site().clock.pass(31 * DAY_S);
    const before = await readRegistry(site());
    await prune();
    const left = ['1', '2', '3', '4', '5'].filter((version) => areThere(remote, version));
    expect(left).toEqual(['3', '4', '5']);
    expect({ ...(await readRegistry(site())), issued_at: 0, expires_at: 0 }).toEqual({ ...before, issued_at: 0, expires_at: 0 });
    expect((await auditOf(site(), remote))[0]).toMatchObject({ actor: 'platform', action: 'delete-files' });
    expect(site().log.filter((line) => line.includes('files of an old release were deleted') && line.includes(remote))).toHaveLength(3);
    const signed = await send(site(), null, 'GET', ENDPOINTS.publishedRelease.path.replace('{remote}', remote).replace('{version}', '1'));
    expect(signed.statusCode).toBe(200);
  });

  test('FED-02 a release that was replaced yesterday stays, however long ago it became stable', async () => {
    const remote = newRemote();
    await add(remote, '1');
    site().clock.pass(60 * DAY_S);
    for (const version of ['2', '3']) await add(remote, version);
    await addCandidates(remote, NEWER);
    await prune();
    expect(areThere(remote, '1')).toBe(true);
  });

  test('all files of a deleted remote stay for 30 days, while it can be restored, and go then; a new release begins again', async () => {
    const remote = newRemote();
    for (const version of ['1', '2']) await add(remote, version);
    await addCandidates(remote, NEWER);
    const remove = () => change(site(), { remote, action: 'delete', confirmation: remote, reason: 'Unused' });
    await remove();
    await prune();
    expect(['1', '2', ...NEWER].filter((version) => !areThere(remote, version))).toEqual([]);
    site().clock.pass(29 * DAY_S);
    expect((await change(site(), { remote, action: 'restore' })).statusCode).toBe(200);
    await remove();
    site().clock.pass(31 * DAY_S);
    await prune();
    expect(['1', '2', ...NEWER].filter((version) => areThere(remote, version))).toEqual([]);
    const late = await change(site(), { remote, action: 'restore' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'RELEASE_FILES_MISSING']);
    await add(remote, 'again');
    expect((await readRegistry(site())).deleted).toEqual([]);
    expect(await servedOf(site(), remote)).toBe('again < none');
  });

  test('FED-02 a folder that another release names a file of stays', async () => {
    const remote = newRemote();
    await add(remote, '1', { promotion: 'candidate' });
    const base = `/r/${remote}/1/`;
    const { entry, exposes, files } = aStoredRelease(site(), remote, '1');
    const other = aRelease(remote, '2', { base, entry, exposes, files, promotion: 'candidate' });
    expect((await publish(site(), other)).statusCode).toBe(200);
    await addCandidates(remote, NEWER.slice(1));
    await prune();
    expect(areThere(remote, '1')).toBe(true);
  });

  test('SEC-64 a version that leads out of its folder deletes nothing', async () => {
    const remote = newRemote();
    const other = join(site().config.releaseStore ?? '', 'mf_bystander', 'file.js');
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, '');
    for (const version of ['..', '.']) {
      const base = `/r/${remote}/x/`;
      const { entry } = aStoredRelease(site(), remote, 'x');
      const files = [entry];
      const release = { ...aRelease(remote, version), base, entry, exposes: [{ name: 'routes', js: files, css: [] }], files };
      expect((await publish(site(), release)).statusCode).toBe(200);
    }
    await addCandidates(remote, NEWER);
    await prune();
    expect(existsSync(other)).toBe(true);
  });

  test('FED-05 FED-06 a release without its files is neither promoted nor tried, and is back once it is published again', async () => {
    const remote = newRemote();
    await add(remote, 'stable');
    await add(remote, '1', { promotion: 'candidate' });
    await addCandidates(remote, NEWER);
    await prune();
    const refused = await change(site(), { remote, action: 'promote', version: '1' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'RELEASE_FILES_MISSING']);
    expect(refused.json().detail).toContain('its files were deleted on 20');
    expect((await publish(site(), aRelease(remote, '1'))).json().code).toBe('RELEASE_EXISTS');
    await add(remote, '1');
    expect(await servedOf(site(), remote)).toBe('1 < stable');
    await prune();
    expect(areThere(remote, '1')).toBe(true);
    expect((await placesOf(site(), remote))['1']).toBe('stable');
  });

  test('FED-02 what a run that broke off left is deleted by the next one, and fresh files are not', async () => {
    const remote = newRemote();
    await addCandidates(remote, ['1', '2', ...NEWER]);
    await prune();
    for (const version of ['1', '2']) aStoredRelease(site(), remote, version);
    dateFolder(folderOf(site(), remote, '1'), site().clock.now() - 1000);
    dateFolder(folderOf(site(), remote, '2'), site().clock.now() + 1000);
    await prune();
    expect([areThere(remote, '1'), areThere(remote, '2')]).toEqual([false, true]);
  });
});

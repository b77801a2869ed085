import { ENDPOINTS, type PlatformStatusResponse, type ReleaseRecord, type ReleaseStatus } from '@alltalent/shared/contracts';
import { aRelease, publish, publishAll, readRegistry, send, tokenOf } from '../../../test/support/federation/control-plane';
import { describeSites, type TestSite } from '../../../test/support/test-site';

const RECORD: ReleaseRecord = {
  commit: '3f2a'.repeat(10),
  is_dirty: false,
  author: 'Asha Rao',
  note: 'Warmer words on the first screen',
  checks: [
    { name: 'types', outcome: 'passed', count: 212 },
    { name: 'lint', outcome: 'passed', count: 43 },
    { name: 'tests', outcome: 'not-run', count: null },
  ],
  sizes: [
    { name: 'x.home', bytes: 17_330, budget: 18_250 },
    { name: 'x.new', bytes: 900, budget: null },
  ],
};

async function statusOf(site: TestSite, remote: string, version: string): Promise<ReleaseStatus | undefined> {
  const response = await send(site, tokenOf(site, remote), 'GET', ENDPOINTS.platformStatus.path);
  const { remotes } = response.json<PlatformStatusResponse>();
  return remotes.find((one) => one.remote === remote)?.releases.find((one) => one.version === version);
}

describeSites('Records of releases', (site) => {
  test('FED-02 a record is stored as it was sent, each size beside the one of the release that was stable then', async () => {
    const before = { ...RECORD, sizes: [{ name: 'x.home', bytes: 17_000, budget: 18_250 }] };
    await publish(site(), aRelease('mf_said', '1', { record: before }));
    await publish(site(), aRelease('mf_said', '2', { record: RECORD }));
    const first = await statusOf(site(), 'mf_said', '1');
    expect(first?.record).toEqual({ ...before, compared_with: null, sizes: [{ ...before.sizes[0], before: null }] });
    const [home, fresh] = RECORD.sizes;
    const sizes = [
      { ...home, before: 17_000 },
      { ...fresh, before: null },
    ];
    expect((await statusOf(site(), 'mf_said', '2'))?.record).toEqual({ ...RECORD, compared_with: '1', sizes });
  });

  test('FED-02 the registry has nothing of it', async () => {
    await publish(site(), aRelease('mf_quiet', '1', { record: { ...RECORD, note: 'not for visitors' } }));
    expect(JSON.stringify(await readRegistry(site()))).not.toMatch(/not for visitors|Asha Rao|"record"/u);
  });

  test('FED-02 a release without a record, and one from a tree without git, are as good', async () => {
    await publishAll(site(), 'mf_older', '1');
    const bare = { commit: null, is_dirty: null, author: '', note: '', checks: [], sizes: [] };
    expect((await publish(site(), aRelease('mf_older', '2', { record: bare }))).statusCode).toBe(200);
    expect((await statusOf(site(), 'mf_older', '1'))?.record).toBeNull();
    expect((await statusOf(site(), 'mf_older', '2'))?.record).toEqual({ ...bare, compared_with: '1' });
  });

  test.each([
    ['record.commit', { commit: 'main' }, 'whole hash'],
    ['record.commit', { commit: 'a'.repeat(5000) }, 'at most 64'],
    ['record.author', { author: 'x'.repeat(81) }, 'at most 80'],
    ['record.note', { note: 'x'.repeat(201) }, 'at most 200'],
    ['record.note', { note: 'two\nlines' }, 'one line'],
    ['record.is_dirty', { is_dirty: 'maybe' }, ''],
    ['record.checks', { checks: Array.from({ length: 11 }, () => RECORD.checks[0]) }, 'At most 10'],
    ['record.checks[0].name', { checks: [{ name: 'magic', outcome: 'passed', count: null }] }, ''],
    ['record.checks[0].outcome', { checks: [{ name: 'lint', outcome: 'fine', count: null }] }, ''],
    ['record.checks[0].count', { checks: [{ name: 'lint', outcome: 'passed', count: -1 }] }, ''],
    ['record.sizes[0].name', { sizes: [{ name: '<b>', bytes: 1, budget: null }] }, 'letters'],
    ['record.sizes[0].bytes', { sizes: [{ name: 'x', bytes: 1.5, budget: null }] }, ''],
    ['record.sizes[0].budget', { sizes: [{ name: 'x', bytes: 1, budget: 'none' }] }, ''],
  ])('SEC-64 %s is refused in its field, and nothing is stored: %j', async (field, change, text) => {
    const release = aRelease('mf_wrong', '1', { record: { ...RECORD, ...change } as ReleaseRecord });
    const response = await publish(site(), release);
    expect(response.statusCode).toBe(400);
    const { fields } = response.json<{ fields: Readonly<Record<string, string>> }>();
    expect(Object.keys(fields)).toContain(field);
    expect(fields[field]).toContain(text);
    expect(await site().dataSource.query("SELECT id FROM remote_release WHERE remote = 'mf_wrong'")).toEqual([]);
  });
});

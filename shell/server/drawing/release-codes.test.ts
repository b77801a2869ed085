import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseCodes } from './release-codes';
import { releaseReader } from './release-files';

const CODE = 'exports.createRoutes = () => [];';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const aRelease = (integrity = hashOf(CODE)) => ({
  remote: 'mf_test',
  version: '1',
  base: '/r/mf_test/1/',
  server: { url: '/r/mf_test/1/server.cjs', integrity },
});

function codes(read: (url: string) => Promise<Uint8Array>) {
  const failures: string[] = [];
  const clock = { now: 0 };
  const known = new ReleaseCodes(
    read,
    'https://site.test',
    (_release, reason) => failures.push(reason),
    () => clock.now,
  );
  return { known, failures, clock };
}

const serving = (text: string) => jest.fn(() => Promise.resolve(new TextEncoder().encode(text)));

test('FED-01 the code of a release is read once', async () => {
  const read = serving(CODE);
  const { known } = codes(read);
  const expected = { id: hashOf(CODE), code: CODE, base: 'https://site.test/r/mf_test/1/' };
  expect(await Promise.all([known.of(aRelease()), known.of(aRelease())])).toEqual([expected, expected]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('SEC-62 code that is not the published one does not run', async () => {
  const { known, failures } = codes(serving(`${CODE} `));
  const reason = 'its server bundle is another file than the one that was published';
  expect(await known.of(aRelease())).toEqual({ left: 'failed', fault: reason });
  expect(failures).toEqual([expect.stringContaining('another file than the one that was published')]);
});

test('REL-03 a file that could not be fetched is nobody’s fault and is asked for again ten seconds later', async () => {
  const read = serving(CODE).mockRejectedValueOnce(new Error('no route to the host'));
  const { known, clock } = codes(read);
  expect(await known.of(aRelease())).toEqual({ left: 'unreadable', fault: null });
  expect(await known.of(aRelease())).toEqual({ left: 'unreadable', fault: null });
  expect(read).toHaveBeenCalledTimes(1);
  clock.now = 10_001;
  expect(await known.of(aRelease())).toMatchObject({ code: CODE });
});

test('FED-01 an older release without a server bundle is left to browsers', async () => {
  const { known, failures } = codes(serving(CODE));
  expect(await known.of({ remote: 'mf_test', version: '0', base: '/r/', server: undefined })).toEqual({
    left: 'no-bundle',
    fault: null,
  });
  expect(failures).toEqual([]);
});

test('SEC-62 files of the store are read from its folder only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-store-'));
  const store = join(folder, 'releases');
  mkdirSync(join(store, 'mf_test'), { recursive: true });
  writeFileSync(join(store, 'mf_test/server.cjs'), CODE);
  writeFileSync(join(folder, 'secret.key'), 'secret');
  const read = releaseReader(store);
  expect(new TextDecoder().decode(await read('/r/mf_test/server.cjs'))).toBe(CODE);
  const { known } = codes(read);
  expect(await known.of({ ...aRelease(), server: { url: '/r/mf_test/none.cjs', integrity: hashOf('none') } })).toEqual({
    left: 'failed',
    fault: 'its server bundle is missing',
  });
  await expect(read('/r/../secret.key')).rejects.toThrow('outside the release store');
});

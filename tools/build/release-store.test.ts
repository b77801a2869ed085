import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from 's3rver';
import { filesBelow } from './published-files';
import { openReleaseStore } from './release-store';

const root = mkdtempSync(join(tmpdir(), 'alltalent-store-'));
const dist = join(root, 'dist');
const before = { ...process.env };
let server: S3rver;
let origin = '';
const SERVER = 'server/server.0123456789.cjs';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

beforeAll(async () => {
  server = new S3rver({ port: 0, silent: true, directory: join(root, 'bucket'), configureBuckets: [{ name: 'releases', configs: [] }] });
  const { port } = await server.run();
  origin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { S3_ENDPOINT: origin, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  for (const file of ['release.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.map', 'css/one.css', SERVER, `${SERVER}.map`])
    write(file, `${file} of version 1`);
});
afterAll(async () => {
  await server.close();
  process.env = before;
  rmSync(root, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('FED-02 a store of releases in a %s', (kind) => {
  const folder = join(root, 'folder');
  const location = kind === 'folder' ? folder : 's3://releases/site';
  const read = async (file: string): Promise<string | null> => {
    if (kind === 'folder') return readFileSync(join(folder, 'mf_x/1', file), 'utf8');
    const response = await fetch(`${origin}/releases/site/r/mf_x/1/${file}`);
    return response.ok ? response.text() : null;
  };

  test('keeps a build under its remote and version, without its source maps', async () => {
    await (await openReleaseStore(location)).put(dist, 'mf_x', '1');
    for (const file of ['release.json', 'remoteEntry.js', 'css/one.css', SERVER]) expect(await read(file)).toBe(`${file} of version 1`);
    for (const map of ['remoteEntry.js.map', `${SERVER}.map`]) {
      if (kind === 'folder') expect(filesBelow(folder)).not.toContain(`mf_x/1/${map}`);
      else expect(await read(map)).toBeNull();
    }
  });

  test('never writes a version again', async () => {
    write('remoteEntry.js', 'another text');
    await (await openReleaseStore(location)).put(dist, 'mf_x', '1');
    expect(await read('remoteEntry.js')).toBe('remoteEntry.js of version 1');
    write('remoteEntry.js', 'remoteEntry.js of version 1');
  });
});

test.each(['remoteEntry.js', SERVER])('FED-02 a script of a bucket says what it is, and that it never changes: %s', async (file) => {
  const { headers } = await fetch(`${origin}/releases/site/r/mf_x/1/${file}`);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
});

test('FED-02 an upload that broke off is taken up again: the version is whole once its release.json is there', async () => {
  const store = await openReleaseStore('s3://releases/broken');
  const release = readFileSync(join(dist, 'release.json'), 'utf8');
  rmSync(join(dist, 'release.json'));
  await expect(store.put(dist, 'mf_x', '2')).rejects.toThrow('release.json');
  expect((await fetch(`${origin}/releases/broken/r/mf_x/2/remoteEntry.js`)).status).toBe(200);
  write('release.json', release);
  await store.put(dist, 'mf_x', '2');
  expect((await fetch(`${origin}/releases/broken/r/mf_x/2/release.json`)).status).toBe(200);
});

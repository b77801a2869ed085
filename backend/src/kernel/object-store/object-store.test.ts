import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { openS3Server } from '../../../test/support/kernel/s3-server';
import { FolderObjectStore } from './folder-object-store';
import type { ObjectStore } from './object-store';
import { S3ObjectStore } from './s3-object-store';

type Opened = { readonly store: ObjectStore; readonly close: () => Promise<void> };

const folder = mkdtempSync(join(tmpdir(), 'objects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function inFolder(): Promise<Opened> {
  return { store: FolderObjectStore.within(join(folder, 'data')), close: async () => undefined };
}

async function atS3(): Promise<Opened> {
  const server = await openS3Server(join(folder, 's3'));
  return { store: new S3ObjectStore(server.config), close: server.close };
}

describe.each([
  ['a folder', inFolder],
  ['S3', atS3],
])('Objects in %s', (_where, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  const store = () => opened.store;

  test('HIR-03 an object is read as a whole and in parts, and replaced as a whole', async () => {
    const bytes = randomBytes(100_000);
    await store().put('videos/ab/one/video', bytes, 'video/mp4');
    expect(await store().size('videos/ab/one/video')).toBe(100_000);
    expect((await read(await store().read('videos/ab/one/video'))).equals(bytes)).toBe(true);
    expect(await read(await store().read('videos/ab/one/video', { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
    await store().put('videos/ab/one/video', Buffer.from('new'), 'video/mp4');
    expect(String(await read(await store().read('videos/ab/one/video')))).toBe('new');
  });

  test('HIR-03 an object is made from a file, which stays', async () => {
    const file = join(folder, 'source');
    writeFileSync(file, 'from a file');
    await store().put('videos/ab/two/poster', { file }, 'image/jpeg');
    expect(String(await read(await store().read('videos/ab/two/poster')))).toBe('from a file');
    expect(readdirSync(folder)).toContain('source');
    await expect(store().put('videos/ab/two/video', { file: `${file}-missing` }, 'video/mp4')).rejects.toThrow();
    expect(await store().size('videos/ab/two/video')).toBeNull();
  });

  test('HIR-03 what does not exist has no size and no bytes, and is removed without a complaint', async () => {
    expect([await store().size('videos/zz/no/video'), await store().read('videos/zz/no/video')]).toEqual([null, null]);
    await store().remove('videos/zz/no/video');
    await store().put('videos/zz/yes/video', Buffer.from('x'), 'video/mp4');
    await store().remove('videos/zz/yes/video');
    expect(await store().size('videos/zz/yes/video')).toBeNull();
  });

  test('HIR-03 objects are listed by the beginning of their keys, with the time they were written', async () => {
    await store().put('attachments/cd/cdef', Buffer.from('x'), 'image/jpeg');
    const since = Date.now() - 60_000;
    const keys: string[] = [];
    for await (const page of store().list('videos/')) {
      keys.push(...page.map(({ key }) => key));
      for (const { writtenAt } of page) expect(writtenAt).toBeGreaterThan(since);
    }
    expect(keys.sort()).toEqual(['videos/ab/one/video', 'videos/ab/two/poster']);
  });

  test('SEC-47 a key never leads out of the store', async () => {
    for (const key of ['videos/../secret', '/etc/passwd', 'videos', 'videos//x', 'videos/a.b', `videos/${'x'.repeat(65)}`, 'videos/a\0b'])
      await expect(store().read(key)).rejects.toThrow('no key');
  });
});

test('HIR-02 files of messages keep the folder that they had before there was a store', async () => {
  await FolderObjectStore.within(join(folder, 'old')).put('attachments/ab/abcd', Buffer.from('x'));
  expect(readdirSync(join(folder, 'old', 'attachments', 'ab'))).toEqual(['abcd']);
});

async function read(stream: Readable | null): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

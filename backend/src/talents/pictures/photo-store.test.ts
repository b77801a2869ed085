import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPhotoName } from './photo-name';
import { PhotoStore } from './photo-store';

jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual<typeof files>('node:fs/promises') }));

let store: PhotoStore;
beforeEach(async () => {
  store = new PhotoStore(path.join(await files.mkdtemp(path.join(tmpdir(), 'alltalent-store-')), 'photos'));
});
afterEach(() => files.rm(path.dirname(store.root), { recursive: true, force: true }));

const photo = new Map([
  ['640.webp', Buffer.from('small')],
  ['1280.webp', Buffer.from('large')],
]);

/** Everything below the store's root. */
async function everything(): Promise<string[]> {
  const found = await files.readdir(store.root, { recursive: true }).catch(() => []);
  return found.filter((name) => name.includes('webp') || name.includes('part'));
}

function failWith(code: string): jest.SpyInstance {
  const actual = jest.requireActual<typeof files>('node:fs/promises').writeFile;
  return jest.spyOn(files, 'writeFile').mockImplementation(async (file, ...rest) => {
    if (String(file).endsWith('1280.webp')) throw Object.assign(new Error('the disk'), { code });
    await actual(file, ...rest);
  });
}

test('a photo is there whole, and gone whole', async () => {
  const name = newPhotoName();
  await store.save(name, photo);
  expect(await files.readFile(store.absolute({ name, file: '640.webp' }), 'utf8')).toBe('small');
  expect(await everything()).toHaveLength(2);
  await store.remove(name);
  expect(await everything()).toEqual([]);
  await store.remove(name);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
  'REL-22 a disk that says %s refuses the photo with a sentence, and nothing half written stays',
  async (code) => {
    const spy = failWith(code);
    const name = newPhotoName();
    await expect(store.save(name, photo)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Photos cannot be stored right now. Yours was not kept: please try again in a few minutes.',
    });
    expect(await everything()).toEqual([]);
    spy.mockRestore();
    await store.save(name, photo);
    expect(await everything()).toHaveLength(2);
  },
);

test('REL-22 what a process left that ended in the middle goes with the photo', async () => {
  const name = newPhotoName();
  const left = `${path.dirname(store.absolute({ name, file: '640.webp' }))}.part`;
  await files.mkdir(left, { recursive: true });
  await files.writeFile(path.join(left, '640.webp'), 'sma');
  await store.remove(name);
  expect(await everything()).toEqual([]);
});

test.each(['', '..', '../../etc', `${'a'.repeat(31)}/`, 'A'.repeat(32)])('SEC-47 %j is no place of a photo', async (name) => {
  expect(() => store.absolute({ name, file: '640.webp' })).toThrow();
  await expect(store.remove(name)).rejects.toThrow();
  await expect(store.save(name, photo)).rejects.toThrow();
});

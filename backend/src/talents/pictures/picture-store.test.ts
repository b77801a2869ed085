import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asDomainError } from '../../kernel/http/problem.filter';
import { PictureStore } from './picture-store';

jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual<typeof files>('node:fs/promises') }));

let store: PictureStore;
beforeEach(async () => {
  store = new PictureStore(await files.mkdtemp(path.join(tmpdir(), 'alltalent-pictures-')));
});
afterEach(() => files.rm(store.root, { recursive: true, force: true }));

const FILE = 'posters/meher-kaul-0-640.webp';
const render = () => Promise.resolve(Buffer.from('a picture'));
const everything = async () => (await files.readdir(store.root, { recursive: true })).filter((name) => name.includes('.'));

test('REL-22 a picture that found no room is a 503, leaves no half file, and is there once there is room', async () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises').writeFile;
  const spy = jest.spyOn(files, 'writeFile').mockImplementation(async (file) => {
    await actual(file, 'a pic');
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  const failure: unknown = await store.ensure(FILE, render).catch((error: unknown) => error);
  expect(asDomainError(failure)).toMatchObject({ code: 'UNAVAILABLE', options: { retryAfter: 5 } });
  expect(await everything()).toEqual([]);

  spy.mockRestore();
  expect(await store.ensure(FILE, render)).toBe(FILE);
  expect(await everything()).toEqual([FILE]);
});

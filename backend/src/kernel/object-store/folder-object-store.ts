import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, type ObjectSource, ObjectStore, requireKey, type StoredObject } from './object-store';

const PART = '.part';

/** Objects as files below a folder. The first name of a key may have a folder of its own. */
export class FolderObjectStore extends ObjectStore {
  constructor(
    private readonly root: string,
    private readonly places: Readonly<Record<string, string>> = {},
  ) {
    super();
  }

  /** The store of a data folder. Files of messages keep the folder that they had before there was a store. */
  static within(dataDir: string): FolderObjectStore {
    return new FolderObjectStore(path.join(dataDir, 'objects'), { attachments: path.join(dataDir, 'attachments') });
  }

  async put(key: string, source: ObjectSource): Promise<void> {
    const file = this.fileOf(key);
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      if (Buffer.isBuffer(source)) await writeFile(file + PART, source, { flush: true, mode: 0o600 });
      else await copyWhole(source.file, file + PART);
      await rename(file + PART, file);
    } catch (error) {
      await rm(file + PART, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async size(key: string): Promise<number | null> {
    const found = await stat(this.fileOf(key)).catch(nullIfMissing);
    return found?.isFile() ? found.size : null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const handle = await open(this.fileOf(key), 'r').catch(nullIfMissing);
    return handle && createReadStream('', { fd: handle, ...range });
  }

  pathTo(key: string): string {
    return this.fileOf(key);
  }

  /** Removes a file, and the partial file of an interrupted write. */
  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    for (const name of [file, file + PART]) await rm(name, { force: true });
    // Fails while another file is in it.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }

  async *list(prefix: string): AsyncGenerator<readonly StoredObject[]> {
    const names = prefix.split('/').filter((name) => name !== '');
    yield* this.walk(names);
  }

  /** Lists a folder at a time. */
  private async *walk(names: readonly string[]): AsyncGenerator<readonly StoredObject[]> {
    const folder = this.pathOf(names);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const found = new Map<string, number>();
    for (const entry of entries.filter((one) => one.isFile())) {
      const key = [...names, entry.name.replace(PART, '')].join('/');
      const writtenAt = (await stat(path.join(folder, entry.name)).catch(() => null))?.mtimeMs ?? 0;
      found.set(key, Math.max(writtenAt, found.get(key) ?? 0));
    }
    if (found.size > 0) yield [...found].map(([key, writtenAt]) => ({ key, writtenAt }));
    for (const entry of entries.filter((one) => one.isDirectory())) yield* this.walk([...names, entry.name]);
  }

  private fileOf(key: string): string {
    return this.pathOf(requireKey(key).split('/'));
  }

  private pathOf([first = '', ...others]: readonly string[]): string {
    return path.join(this.places[first] ?? path.join(this.root, first), ...others);
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

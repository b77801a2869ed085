import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '../../kernel/domain-error';
import { isPhotoName, type PhotoFile } from './photo-name';

/** A photo's files by name in its folder. */
export type PhotoFiles = ReadonlyMap<string, Buffer>;

/** Stores photos under DATA_DIR/photos, a folder each. A folder is filled under another name, so it is whole or absent. */
export class PhotoStore {
  constructor(readonly root: string) {}

  /** Writes a photo's files. Throws UNAVAILABLE, and leaves nothing behind, when the disk is full. */
  async save(name: string, files: PhotoFiles): Promise<void> {
    const unfinished = this.unfinished(name);
    try {
      await mkdir(unfinished, { recursive: true });
      for (const [file, content] of files) await writeFile(path.join(unfinished, file), content, { flush: true });
      await rename(unfinished, this.folder(name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw unavailable(error);
    }
  }

  /** Removes a photo's folder, and one left unfinished when a process ended in the middle. */
  async remove(name: string): Promise<void> {
    for (const folder of [this.folder(name), this.unfinished(name)]) await rm(folder, { recursive: true, force: true });
  }

  /** Returns the path of a file below the root. */
  relative({ name, file }: PhotoFile): string {
    return path.join(path.relative(this.root, this.folder(name)), file);
  }

  absolute(photo: PhotoFile): string {
    return path.join(this.root, this.relative(photo));
  }

  private folder(name: string): string {
    if (!isPhotoName(name)) throw new Error('This is no name of a photo.');
    return path.join(this.root, name.slice(0, 2), name);
  }

  private unfinished(name: string): string {
    return `${this.folder(name)}.part`;
  }
}

function unavailable(cause: unknown): DomainError {
  const detail = 'Photos cannot be stored right now. Yours was not kept: please try again in a few minutes.';
  return Object.assign(new DomainError('UNAVAILABLE', { detail, retryAfter: 60 }), { cause });
}

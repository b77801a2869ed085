import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ATTACHMENT_ID } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

const PART = '.part';

/** Returns a random id of 128 bits, which is also the file's name. */
export function newAttachmentId(): string {
  return randomBytes(16).toString('base64url');
}

/** Files of messages under DATA_DIR/attachments, in folders by the first two characters of their ids. */
export class AttachmentStore {
  constructor(readonly root: string) {}

  static within(dataDir: string): AttachmentStore {
    return new AttachmentStore(path.join(dataDir, 'attachments'));
  }

  /** Saves a file; throws UNAVAILABLE and leaves nothing behind if the disk is full. */
  async save(id: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(id);
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file + PART, bytes, { flush: true, mode: 0o600 });
      await rename(file + PART, file);
    } catch (cause) {
      await rm(file + PART, { force: true }).catch(() => undefined);
      throw Object.assign(new DomainError('UNAVAILABLE', { detail: t('threads.notStored'), retryAfter: 60 }), { cause });
    }
  }

  /** Removes a file and the partial file of an interrupted save. */
  async remove(id: string): Promise<void> {
    for (const file of [this.fileOf(id), this.fileOf(id) + PART]) await rm(file, { force: true });
  }

  /** Returns the path of a file below the root. */
  relative(id: string): string {
    return path.relative(this.root, this.fileOf(id));
  }

  /** Lists the ids of files that were written before a time, a folder at a time. */
  async *before(time: number): AsyncGenerator<readonly string[]> {
    for (const folder of await entries(this.root)) {
      const names = [...new Set((await entries(path.join(this.root, folder))).map((name) => name.replace(PART, '')))];
      const old: string[] = [];
      for (const id of names.filter((name) => ATTACHMENT_ID.test(name))) if ((await this.writtenAt(id)) < time) old.push(id);
      if (old.length > 0) yield old;
    }
  }

  private async writtenAt(id: string): Promise<number> {
    const times = await Promise.all([this.fileOf(id), this.fileOf(id) + PART].map((file) => stat(file).catch(() => null)));
    return Math.max(...times.map((found) => found?.mtimeMs ?? 0));
  }

  private fileOf(id: string): string {
    if (!ATTACHMENT_ID.test(id)) throw new Error('This is no id of an attachment.');
    return path.join(this.root, id.slice(0, 2), id);
  }
}

async function entries(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

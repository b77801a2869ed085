import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '../../kernel/domain-error';

const NAME = /^[0-9a-f]{32}$/u;

/** Returns a random name of 128 bits; the original file name is not stored. */
export function newCvName(): string {
  return randomBytes(16).toString('hex');
}

export function isCvName(name: string): boolean {
  return NAME.test(name);
}

/** CVs on disk, under DATA_DIR/cvs. Staff get them by the command line and by a call of the office; no public URL serves them. */
export class CvStore {
  constructor(private readonly root: string) {}

  static within(dataDir: string): CvStore {
    return new CvStore(path.join(dataDir, 'cvs'));
  }

  /** Saves a file; throws UNAVAILABLE and leaves nothing behind if the disk is full. */
  async save(name: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(name);
    try {
      await mkdir(this.root, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (error) {
      await rm(`${file}.part`, { force: true }).catch(() => undefined);
      throw unavailable(error);
    }
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.fileOf(name));
  }

  /** Removes a file and the partial file of an interrupted save. */
  async remove(name: string): Promise<void> {
    const file = this.fileOf(name);
    for (const one of [file, `${file}.part`]) await rm(one, { force: true });
  }

  private fileOf(name: string): string {
    if (!isCvName(name)) throw new Error('This is no name of a CV.');
    return path.join(this.root, `${name}.pdf`);
  }
}

function unavailable(cause: unknown): DomainError {
  const detail = 'CVs cannot be stored right now. Yours was not kept: please try again in a few minutes.';
  return Object.assign(new DomainError('UNAVAILABLE', { detail, retryAfter: 60 }), { cause });
}

import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';

const LARGEST = 100 * 1024 * 1024;
const KEPT = 5;

type Limits = { readonly largest?: number; readonly kept?: number };

/** Log on disk in five files of 100 MB at most. Write errors are ignored: the line is lost and the program goes on. */
export class LogFile extends Writable {
  private readonly largest: number;
  private readonly kept: number;
  private size: number;
  private out: WriteStream;

  constructor(
    private readonly file: string,
    { largest = LARGEST, kept = KEPT }: Limits = {},
  ) {
    super();
    this.largest = largest;
    this.kept = kept;
    mkdirSync(dirname(file), { recursive: true });
    this.size = existsSync(file) ? statSync(file).size : 0;
    this.out = this.open();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.size > 0 && this.size + chunk.length > this.largest) this.turnOver();
    this.size += chunk.length;
    // A stream that failed accepts no more data; the next line opens a new one.
    if (this.out.destroyed) this.out = this.open();
    this.out.write(chunk, () => done());
  }

  private turnOver(): void {
    this.out.end();
    rmSync(`${this.file}.${this.kept - 1}`, { force: true });
    for (let number = this.kept - 2; number >= 0; number -= 1) {
      const older = number === 0 ? this.file : `${this.file}.${number}`;
      if (existsSync(older)) renameSync(older, `${this.file}.${number + 1}`);
    }
    this.size = 0;
    this.out = this.open();
  }

  private open(): WriteStream {
    return createWriteStream(this.file, { flags: 'a' }).on('error', () => undefined);
  }
}

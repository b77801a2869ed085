import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';

const LARGEST = 100 * 1024 * 1024;
const MOST_FILES = 5;

type Limits = { readonly largest?: number; readonly mostFiles?: number };

/** Log on disk in five files of 100 MB at most. Write errors are ignored: the line is lost and the program goes on. */
export class LogFile extends Writable {
  private readonly largest: number;
  private readonly mostFiles: number;
  private size: number;
  private out: WriteStream;

  constructor(
    private readonly file: string,
    { largest = LARGEST, mostFiles = MOST_FILES }: Limits = {},
  ) {
    super();
    this.largest = largest;
    this.mostFiles = mostFiles;
    mkdirSync(dirname(file), { recursive: true });
    this.size = existsSync(file) ? statSync(file).size : 0;
    this.out = this.open();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.size > 0 && this.size + chunk.length > this.largest) this.rotate();
    this.size += chunk.length;
    // A stream that failed accepts no more data; the next line opens a new one.
    if (this.out.destroyed) this.out = this.open();
    this.out.write(chunk, () => done());
  }

  private rotate(): void {
    this.out.end();
    rmSync(`${this.file}.${this.mostFiles - 1}`, { force: true });
    for (let number = this.mostFiles - 2; number >= 0; number -= 1) {
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

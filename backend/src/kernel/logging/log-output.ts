import { write, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Bytes that are buffered while nothing can be written; more is lost. */
const MOST_WAITING = 8 * 1024 * 1024;
const AGAIN_AFTER_MS = 50;
/** Lines of this time are written together, because each write costs as much as a database statement. */
const TOGETHER_MS = 20;

/**
 * Standard output that never blocks. Lines that cannot be written, because the disk behind it is full or nothing reads it, are
 * lost; they delay neither a request nor the end of the process.
 */
export class LogOutput {
  private waiting = '';
  private isWriting = false;

  constructor(private readonly target = STANDARD_OUTPUT) {}

  write(line: string): void {
    if (this.waiting.length + line.length > MOST_WAITING) return;
    this.waiting += line;
    if (this.isWriting) return;
    this.isWriting = true;
    process.once('exit', this.writeRest);
    // `unref`, because the exit handler writes the last lines of a process that ends now.
    setTimeout(() => this.writeWaiting(), TOGETHER_MS).unref();
  }

  private writeWaiting(): void {
    const chunk = Buffer.from(this.waiting);
    this.waiting = '';
    this.isWriting = chunk.length > 0;
    if (this.isWriting) this.writeChunk(chunk);
    else process.off('exit', this.writeRest);
  }

  private writeChunk(chunk: Buffer): void {
    write(this.target, chunk, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.writeChunk(chunk), AGAIN_AFTER_MS);
      if (!error && written < chunk.length) return this.writeChunk(chunk.subarray(written));
      setTimeout(() => this.writeWaiting(), TOGETHER_MS).unref();
    });
  }

  private readonly writeRest = (): void => {
    try {
      writeSync(this.target, this.waiting);
    } catch {
      // The process ends; no output is left to report this to.
    }
  };
}

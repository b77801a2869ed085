/** Bytes of one piece, more than most documents have. */
const PIECE_BYTES = 512 * 1024;
/** What more documents at once need is not kept after them. */
const MOST_KEPT = 32;

/**
 * Memory that documents are sent from, used again and again. V8 counts memory outside its heap as a reason to collect all garbage:
 * with new memory for each document it did so every hundred pages, which took a quarter of the time of the thread that sends them.
 */
export class DocumentMemory {
  private readonly free: Buffer[] = [];

  /** Returns memory of a size, with anything in it. It may be recycled only when nothing reads it any more. */
  take(size: number): Buffer {
    if (size > PIECE_BYTES) return Buffer.allocUnsafeSlow(size);
    return (this.free.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)).subarray(0, size);
  }

  recycle({ buffer }: Buffer): void {
    if (buffer.byteLength === PIECE_BYTES && this.free.length < MOST_KEPT) this.free.push(Buffer.from(buffer));
  }
}

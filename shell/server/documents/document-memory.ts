/** Bytes of one piece; most documents are shorter. */
const PIECE_BYTES = 512 * 1024;
/** Pieces that are kept; the memory of more documents at once is left to garbage collection. */
const MOST_KEPT = 32;

/**
 * Memory for documents that are being sent, which is recycled. Memory outside V8's heap makes V8 collect the whole heap: with new
 * memory for each document, it did so every hundred pages, which took a quarter of the sending thread's time.
 */
export class DocumentMemory {
  private readonly free: Buffer[] = [];

  /** Returns memory of this many bytes, whose content is left over from other documents. */
  take(size: number): Buffer {
    if (size > PIECE_BYTES) return Buffer.allocUnsafeSlow(size);
    return (this.free.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)).subarray(0, size);
  }

  /** Keeps memory for another document. Nothing may read it any more. */
  recycle({ buffer }: Buffer): void {
    if (buffer.byteLength === PIECE_BYTES && this.free.length < MOST_KEPT) this.free.push(Buffer.from(buffer));
  }
}

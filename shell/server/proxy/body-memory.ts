type MemoryLimits = {
  /** Bytes of all buffered bodies together. */
  readonly mostBytes: number;
  /** Bytes of the bodies buffered for one line. */
  readonly mostBytesOfOne: number;
};

/** Limits the memory that buffered bodies use, in total and per line. */
export class BodyMemory {
  private total = 0;
  private readonly byLine = new Map<string, number>();

  constructor(private readonly limits: MemoryLimits) {}

  /** Reserves `bytes`. Returns false when a limit would be exceeded. */
  reserve(line: string, bytes: number): boolean {
    const own = (this.byLine.get(line) ?? 0) + bytes;
    if (own > this.limits.mostBytesOfOne || this.total + bytes > this.limits.mostBytes) return false;
    this.byLine.set(line, own);
    this.total += bytes;
    return true;
  }

  release(line: string, bytes: number): void {
    const remaining = (this.byLine.get(line) ?? 0) - bytes;
    if (remaining > 0) this.byLine.set(line, remaining);
    else this.byLine.delete(line);
    this.total -= bytes;
  }
}

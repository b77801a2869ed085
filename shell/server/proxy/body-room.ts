type RoomSize = {
  /** Bytes of all buffered bodies together. */
  readonly mostBytes: number;
  /** Bytes of the bodies buffered for one line. */
  readonly mostBytesOfOne: number;
};

/** Limits the memory that buffered bodies use, in total and per line. */
export class BodyRoom {
  private total = 0;
  private readonly byLine = new Map<string, number>();

  constructor(private readonly size: RoomSize) {}

  /** Reserves `bytes`. Returns false when a limit would be exceeded. */
  take(line: string, bytes: number): boolean {
    const own = (this.byLine.get(line) ?? 0) + bytes;
    if (own > this.size.mostBytesOfOne || this.total + bytes > this.size.mostBytes) return false;
    this.byLine.set(line, own);
    this.total += bytes;
    return true;
  }

  give(line: string, bytes: number): void {
    const left = (this.byLine.get(line) ?? 0) - bytes;
    if (left > 0) this.byLine.set(line, left);
    else this.byLine.delete(line);
    this.total -= bytes;
  }
}

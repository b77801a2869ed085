type RoomSize = {
  /** Bytes of all bodies that are kept at one moment. */
  readonly mostBytes: number;
  /** Of those, bytes that came over one visitor's line. */
  readonly mostBytesOfOne: number;
};

/** How much of what strangers send may lie in memory. */
export class BodyRoom {
  private total = 0;
  private readonly byLine = new Map<string, number>();

  constructor(private readonly size: RoomSize) {}

  /** False when there is no room for it. */
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

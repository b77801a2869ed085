const BYTES_PER_NAME = 16;
const LONGEST_NAME = 320;

/** Names of rows as UTF-8, whose bytes compare as the databases compare names. */
export class SortNames {
  private bytes: Uint8Array;
  private end = 0;
  private starts: Uint32Array;
  private lengths: Uint16Array;
  private readonly encoder = new TextEncoder();

  constructor(size: number) {
    this.bytes = new Uint8Array(size * BYTES_PER_NAME + LONGEST_NAME);
    this.starts = new Uint32Array(size);
    this.lengths = new Uint16Array(size);
  }

  get byteLength(): number {
    return this.bytes.byteLength + this.starts.byteLength + this.lengths.byteLength;
  }

  /** Stores a name. The bytes of a replaced name are not reused. */
  set(row: number, name: string): void {
    if (this.end + name.length * 3 > this.bytes.length) this.growBytes(this.end + name.length * 3);
    const { written } = this.encoder.encodeInto(name, this.bytes.subarray(this.end));
    this.starts[row] = this.end;
    this.lengths[row] = written;
    this.end += written;
  }

  compare(one: number, other: number): number {
    const { bytes, starts, lengths } = this;
    const [oneStart, otherStart] = [starts[one] ?? 0, starts[other] ?? 0];
    const [oneLength, otherLength] = [lengths[one] ?? 0, lengths[other] ?? 0];
    const shared = Math.min(oneLength, otherLength);
    for (let index = 0; index < shared; index += 1) {
      const difference = (bytes[oneStart + index] ?? 0) - (bytes[otherStart + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return oneLength - otherLength;
  }

  grow(size: number): void {
    this.starts = copy(this.starts, new Uint32Array(size));
    this.lengths = copy(this.lengths, new Uint16Array(size));
  }

  private growBytes(needed: number): void {
    this.bytes = copy(this.bytes, new Uint8Array(Math.ceil(needed * 1.1) + LONGEST_NAME));
  }
}

function copy<Values extends Uint8Array | Uint16Array | Uint32Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}

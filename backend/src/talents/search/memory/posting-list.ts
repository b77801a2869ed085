const FIRST_BYTES = 8;
const SEVEN_BITS = 0x7f;
const MORE = 0x80;

/** Rows in ascending order, stored as the steps between them: one byte up to 127, two up to 16,383. */
export class PostingList {
  end = 0;
  count = 0;
  private bytes = new Uint8Array(FIRST_BYTES);
  private last = -1;

  /** Adds a row, which must be greater than all before. */
  add(row: number): void {
    if (this.end + 5 > this.bytes.length) this.grow();
    let step = row - this.last;
    for (; step > SEVEN_BITS; step >>>= 7) this.bytes[this.end++] = (step & SEVEN_BITS) | MORE;
    this.bytes[this.end++] = step;
    this.last = row;
    this.count += 1;
  }

  copyTo(target: Uint8Array, start: number): void {
    target.set(this.bytes.subarray(0, this.end), start);
  }

  private grow(): void {
    const bytes = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + FIRST_BYTES);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }
}

type Marking = {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly marks: Uint8Array;
  /** Mark of the rows to raise; others stay. */
  readonly before: number;
};

/** Raises the marks of a list's rows by one. */
export function raiseMarks({ bytes, start, end, marks, before }: Marking): void {
  let row = -1;
  for (let place = start; place < end;) {
    let byte = bytes[place++] ?? 0;
    let step = byte & SEVEN_BITS;
    for (let shift = 7; byte >= MORE; shift += 7) {
      byte = bytes[place++] ?? 0;
      step |= (byte & SEVEN_BITS) << shift;
    }
    row += step;
    if (marks[row] === before) marks[row] = before + 1;
  }
}

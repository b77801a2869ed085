import type { Selection } from './selection';

/** Array types from narrow to wide: most columns hold small numbers, and narrow arrays are faster to scan. */
const KINDS = [
  { make: (size: number) => new Uint8Array(size), least: 0, most: 254, none: 255 },
  { make: (size: number) => new Int16Array(size), least: -32_767, most: 32_767, none: -32_768 },
  { make: (size: number) => new Int32Array(size), least: -2_147_483_647, most: 2_147_483_647, none: -2_147_483_648 },
  { make: (size: number) => new Float64Array(size), least: -Number.MAX_VALUE, most: Number.MAX_VALUE, none: -Infinity },
] as const;

type Kind = (typeof KINDS)[number];
type Values = ReturnType<Kind['make']>;

/**
 * One number or none for every row, in as few bytes as the numbers allow. Every row has to be written before it is read:
 * memory of unused rows is not initialised, which would take time.
 */
export class NumberColumn {
  private kind: Kind = KINDS[0];
  private values: Values;
  /** Row after the last one ever written. */
  private end = 0;

  constructor(size: number) {
    this.values = this.kind.make(size);
  }

  get byteLength(): number {
    return this.values.byteLength;
  }

  at(row: number): number {
    return this.values[row] ?? this.kind.none;
  }

  set(row: number, value: number | null): void {
    if (value !== null && !fits(this.kind, value)) this.widen(value);
    if (row > this.end) this.values.fill(this.kind.none, this.end, row);
    this.end = Math.max(this.end, row + 1);
    this.values[row] = value ?? this.kind.none;
  }

  grow(size: number): void {
    const values = this.kind.make(size);
    values.set(this.values.subarray(0, this.end));
    this.values = values;
  }

  /** Filters the selection to rows whose number lies between the two; a row without one is left out. */
  filterBetween(selection: Selection, from: number, to: number): void {
    const { least, most } = this.kind;
    selection.count = filterBetween(this.values, selection, { from: Math.max(from, least), to: Math.min(to, most) });
    selection.isEvery = false;
  }

  /** Filters the selection to rows with one of the numbers, which are small, such as ids of lookups. */
  filterOneOf(selection: Selection, numbers: readonly number[]): void {
    const { least, most } = this.kind;
    const known = numbers.filter((number) => number >= 0 && number >= least && number <= most);
    const table = new Uint8Array(Math.max(-1, ...known) + 1);
    for (const number of known) table[number] = 1;
    selection.count = filterOneOf(this.values, selection, table);
    selection.isEvery = false;
  }

  private widen(value: number): void {
    const kind = KINDS.find((candidate) => fits(candidate, value) && candidate.most >= this.kind.most);
    if (!kind) throw new Error(`A column cannot hold ${value}.`);
    const { values, kind: before } = this;
    this.values = kind.make(values.length);
    for (let row = 0; row < this.end; row += 1) {
      const known = values[row] ?? before.none;
      this.values[row] = known === before.none ? kind.none : known;
    }
    this.kind = kind;
  }
}

function fits({ least, most }: Kind, value: number): boolean {
  return value >= least && value <= most && (Number.isInteger(value) || most === Number.MAX_VALUE);
}

type Range = { readonly from: number; readonly to: number };

/** Filters without a branch on the numbers, because a mispredicted branch costs more than the comparison. */
function filterBetween(values: Values, { rows, count, isEvery }: Selection, { from, to }: Range): number {
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const row = isEvery ? index : (rows[index] ?? 0);
    const value = values[row] ?? 0;
    rows[left] = row;
    left += (value >= from ? 1 : 0) & (value <= to ? 1 : 0);
  }
  return left;
}

function filterOneOf(values: Values, { rows, count, isEvery }: Selection, table: Uint8Array): number {
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const row = isEvery ? index : (rows[index] ?? 0);
    rows[left] = row;
    left += table[values[row] ?? 0] ?? 0;
  }
  return left;
}

import type { WantedToken } from '../token-conditions';
import { PostingList, raiseMarks } from './posting-list';
import type { Selection } from './selection';

const BYTES_PER_STEP = 500_000;
const TOKENS_PER_STEP = 2000;

export type Room = { readonly rows: Int32Array; readonly marks: Uint8Array };

/**
 * Finds rows by tokens. Rows of the first load are packed by token; a row that is changed or added afterwards is stored
 * separately with its tokens.
 */
export class RowTokens {
  private readonly idOfToken = new Map<string, number>();
  private readonly tokens: string[] = [];
  private lists: PostingList[] = [];
  private bytes = new Uint8Array(0);
  /** By token id: where its rows begin in `bytes`; those of the next token follow. */
  private starts = new Uint32Array(1);
  private counts = new Uint32Array(0);
  private readonly changed = new Map<number, readonly number[]>();

  get byteLength(): number {
    return this.bytes.byteLength + this.starts.byteLength + this.counts.byteLength;
  }

  /** Adds a row of the first load; rows must arrive in ascending order. */
  append(row: number, tokens: readonly string[]): void {
    for (const id of tokens.map((token) => this.idOf(token)).sort((one, other) => one - other)) {
      while (this.lists.length <= id) this.lists.push(new PostingList());
      this.lists[id]?.add(row);
    }
  }

  /** Packs the lists after the last row was added, in steps. */
  *pack(): Generator<void> {
    const { lists } = this;
    this.starts = new Uint32Array(lists.length + 1);
    this.counts = Uint32Array.from(lists, ({ count }) => count);
    this.bytes = new Uint8Array(lists.reduce((sum, { end }) => sum + end, 0));
    let rested = 0;
    for (const [id, list] of lists.entries()) {
      const start = this.starts[id] ?? 0;
      list.copyTo(this.bytes, start);
      this.starts[id + 1] = start + list.end;
      if (id % TOKENS_PER_STEP !== 0 && start - rested < BYTES_PER_STEP) continue;
      rested = start;
      yield;
    }
    this.lists = [];
  }

  set(row: number, tokens: readonly string[]): void {
    this.changed.set(
      row,
      tokens.map((token) => this.idOf(token)),
    );
  }

  /** Selects the rows that have every token. `marks` must be zero for every row, and is zero again afterwards. */
  select(wanted: readonly WantedToken[], { rows, marks }: Room): Selection {
    const groups = wanted.map((token) => this.idsOf(token)).sort((one, other) => this.countOf(one) - this.countOf(other));
    if (groups.some((ids) => ids.length === 0)) return { rows, count: 0, isEvery: false };
    groups.forEach((ids, index) => {
      for (const id of ids) this.raise(id, marks, index);
    });
    const sets = groups.map((ids) => new Set(ids));
    for (const [row, own] of this.changed) marks[row] = sets.every((ids) => own.some((id) => ids.has(id))) ? groups.length : 0;
    let count = 0;
    for (let row = 0; row < marks.length; row += 1) {
      rows[count] = row;
      count += marks[row] === groups.length ? 1 : 0;
    }
    marks.fill(0);
    return { rows, count, isEvery: false };
  }

  private raise(id: number, marks: Uint8Array, before: number): void {
    const [start, end] = [this.starts[id], this.starts[id + 1]];
    // A token that came with a change has no packed rows.
    if (start !== undefined && end !== undefined) raiseMarks({ bytes: this.bytes, start, end, marks, before });
  }

  private countOf(ids: readonly number[]): number {
    return ids.reduce((sum, id) => sum + (this.counts[id] ?? 0), 0);
  }

  private idsOf({ token, isBeginning }: WantedToken): number[] {
    const id = this.idOfToken.get(token);
    if (!isBeginning) return id === undefined ? [] : [id];
    return this.tokens.flatMap((known, knownId) => (known.startsWith(token) ? [knownId] : []));
  }

  private idOf(token: string): number {
    const known = this.idOfToken.get(token);
    if (known !== undefined) return known;
    const id = this.tokens.push(token) - 1;
    this.idOfToken.set(token, id);
    return id;
  }
}

import type { Selection } from './selection';
import type { WantedWord } from '../word-conditions';

/** Words looked for in one pass: as many as a number has bits. */
const WORDS_PER_PASS = 31;
const MOST_SHORT_IDS = 65_536;
const WORDS_PER_ROW = 12;

type Ids = Uint16Array | Uint32Array;

/** The words of every row, as numbers into one list of all words. */
export class RowWords {
  private readonly idOfWord = new Map<string, number>();
  private readonly words: string[] = [];
  /** By word: how many rows have it. */
  private readonly sizes: number[] = [];
  private ids: Ids;
  private end = 0;
  private starts: Uint32Array;
  private lengths: Uint16Array;

  constructor(size: number) {
    this.ids = new Uint16Array(size * WORDS_PER_ROW);
    this.starts = new Uint32Array(size);
    this.lengths = new Uint16Array(size);
  }

  get byteLength(): number {
    return this.ids.byteLength + this.starts.byteLength + this.lengths.byteLength;
  }

  /** Words that are replaced leave their place empty. */
  set(row: number, words: readonly string[]): void {
    const start = this.starts[row] ?? 0;
    for (const id of this.ids.subarray(start, start + (this.lengths[row] ?? 0))) this.sizes[id] = this.sizeOf(id) - 1;
    const ids = words.map((word) => this.idOf(word));
    if (this.end + ids.length > this.ids.length) this.ids = copy(this.ids, this.makeIds(Math.ceil((this.end + ids.length) * 1.1)));
    this.ids.set(ids, this.end);
    this.starts[row] = this.end;
    this.lengths[row] = ids.length;
    this.end += ids.length;
    for (const id of ids) this.sizes[id] = this.sizeOf(id) + 1;
  }

  /** How many rows may have it; some are counted more than once when several words begin like that. */
  count(wanted: WantedWord): number {
    return this.idsOf(wanted).reduce((sum, id) => sum + this.sizeOf(id), 0);
  }

  /** Only rows that have every one of the words. */
  keepAll(selection: Selection, wanted: readonly WantedWord[]): void {
    for (let start = 0; start < wanted.length; start += WORDS_PER_PASS) {
      const some = wanted.slice(start, start + WORDS_PER_PASS);
      const bits = new Uint32Array(this.words.length);
      some.forEach((word, index) => {
        for (const id of this.idsOf(word)) bits[id] = (bits[id] ?? 0) | (1 << index);
      });
      selection.count = this.keep(selection, bits, 2 ** some.length - 1);
    }
  }

  grow(size: number): void {
    this.starts = copy(this.starts, new Uint32Array(size));
    this.lengths = copy(this.lengths, new Uint16Array(size));
  }

  private keep({ rows, count }: Selection, bits: Uint32Array, all: number): number {
    const { ids, starts, lengths } = this;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index] ?? 0;
      const start = starts[row] ?? 0;
      const end = start + (lengths[row] ?? 0);
      let found = 0;
      for (let place = start; place < end; place += 1) found |= bits[ids[place] ?? 0] ?? 0;
      rows[kept] = row;
      if (found === all) kept += 1;
    }
    return kept;
  }

  private idsOf({ word, isBeginning }: WantedWord): number[] {
    const id = this.idOfWord.get(word);
    if (!isBeginning) return id === undefined ? [] : [id];
    return this.words.flatMap((known, knownId) => (known.startsWith(word) ? [knownId] : []));
  }

  private idOf(word: string): number {
    const known = this.idOfWord.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.idOfWord.set(word, id);
    this.sizes.push(0);
    if (id === MOST_SHORT_IDS) this.ids = copy(this.ids, new Uint32Array(this.ids.length));
    return id;
  }

  private makeIds(size: number): Ids {
    return this.words.length > MOST_SHORT_IDS ? new Uint32Array(size) : new Uint16Array(size);
  }

  private sizeOf(id: number): number {
    return this.sizes[id] ?? 0;
  }
}

function copy<To extends Ids>(from: Ids, to: To): To {
  to.set(from);
  return to;
}

import type { TalentSearchEntity } from '../../schema/talent-search.entity';
import { NumberColumn } from './number-column';
import { RowIds } from './row-ids';
import { RowLists } from './row-lists';
import { RowOrder } from './row-order';
import { type Room, RowTokens } from './row-tokens';
import { SortNames } from './sort-names';

/** Everything by which the listing finds a talent. */
export type IndexedTalent = {
  readonly row: TalentSearchEntity;
  readonly attributes: readonly { readonly attributeId: number; readonly value: number }[];
  readonly tokens: readonly string[];
};

const FIELDS = ['status', 'categoryId', 'subCategoryId', 'cityId', 'genderId', 'bornDay'] as const;
export type Field = (typeof FIELDS)[number];
/** Status of a row whose talent is not listed. */
const NOT_LISTED = 0;
const SPARE_SHARE = 1.05;
const SPARE_ROWS = 64;
/** Room for cached lists, in lists of all talents: 64 bytes for each talent. */
const LISTS_OF_EVERYBODY = 16;

/**
 * Search data of talents, a row of numbers for each. A talent that leaves the list keeps its row, in case it comes back.
 */
export class TalentColumns {
  readonly ids: RowIds;
  readonly tokens: RowTokens;
  readonly byTime: RowOrder;
  readonly byName: RowOrder;
  readonly lists = new RowLists(() => this.size * LISTS_OF_EVERYBODY);
  private readonly fields: Readonly<Record<Field, NumberColumn>>;
  private readonly attributes = new Map<number, NumberColumn>();
  private readonly names: SortNames;
  private createdAt: Uint32Array;
  private size: number;
  /** Scratch memory of one search at a time. */
  private scratch = { rows: new Int32Array(0), marks: new Uint8Array(0) };

  /** Allocates room for about this many talents. */
  constructor(talents: number) {
    const size = Math.ceil(talents * SPARE_SHARE) + SPARE_ROWS;
    this.size = size;
    this.ids = new RowIds(size);
    this.tokens = new RowTokens();
    this.names = new SortNames(size);
    this.createdAt = new Uint32Array(size);
    const column = () => new NumberColumn(size);
    this.fields = {
      status: column(),
      categoryId: column(),
      subCategoryId: column(),
      cityId: column(),
      genderId: column(),
      bornDay: column(),
    };
    this.byTime = new RowOrder(size, (one, other) => this.timeOf(one) - this.timeOf(other) || this.ids.at(one) - this.ids.at(other));
    this.byName = new RowOrder(size, (one, other) => this.names.compare(one, other) || this.ids.at(one) - this.ids.at(other));
  }

  /** Number of rows, unlisted ones included. */
  get count(): number {
    return this.ids.count;
  }

  get byteLength(): number {
    const numbers = [...Object.values(this.fields), ...this.attributes.values()].reduce((sum, column) => sum + column.byteLength, 0);
    const parts = [this.ids, this.tokens, this.names, this.byTime, this.byName, this.createdAt];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, numbers);
  }

  field(name: Field): NumberColumn {
    return this.fields[name];
  }

  /** Returns an attribute's column; null when no talent has it. */
  attribute(id: number): NumberColumn | null {
    return this.attributes.get(id) ?? null;
  }

  isListed(row: number): boolean {
    return this.fields.status.at(row) !== NOT_LISTED;
  }

  /** Returns scratch memory for a search: a row number and a mark for every row, all marks zero. */
  get room(): Room {
    if (this.scratch.rows.length < this.count) this.scratch = { rows: new Int32Array(this.size), marks: new Uint8Array(this.size) };
    return this.scratch;
  }

  /** Adds a talent of the first load, in the order of ids; the orders are filled separately. */
  append(talent: IndexedTalent): void {
    this.tokens.append(this.write(talent), talent.tokens);
  }

  /** Replaces the rows and places of talents. An id without a talent is not listed any more. */
  replace(ids: readonly number[], talents: readonly IndexedTalent[]): void {
    this.lists.clear();
    const known = ids.flatMap((id) => this.ids.find(id) ?? []);
    for (const order of [this.byTime, this.byName]) order.remove(known);
    for (const row of known) this.hide(row);
    const rows = talents.map((talent) => {
      const row = this.write(talent);
      this.tokens.set(row, talent.tokens);
      return row;
    });
    for (const order of [this.byTime, this.byName]) order.insert(rows);
  }

  private write({ row: talent, attributes }: IndexedTalent): number {
    const row = this.ids.rowFor(talent.id);
    if (row >= this.size) this.grow(row + 1);
    for (const field of FIELDS) this.fields[field].set(row, talent[field]);
    this.createdAt[row] = talent.createdAt;
    this.names.set(row, talent.sortName);
    for (const column of this.attributes.values()) column.set(row, null);
    for (const { attributeId, value } of attributes) this.attributeColumn(attributeId).set(row, value);
    return row;
  }

  private hide(row: number): void {
    this.fields.status.set(row, NOT_LISTED);
    this.tokens.set(row, []);
  }

  private attributeColumn(id: number): NumberColumn {
    const known = this.attributes.get(id);
    if (known) return known;
    const column = new NumberColumn(this.size);
    this.attributes.set(id, column);
    return column;
  }

  private timeOf(row: number): number {
    return this.createdAt[row] ?? 0;
  }

  private grow(needed: number): void {
    this.size = Math.ceil(needed * SPARE_SHARE) + SPARE_ROWS;
    for (const column of [...Object.values(this.fields), ...this.attributes.values()]) column.grow(this.size);
    for (const part of [this.ids, this.names]) part.grow(this.size);
    const createdAt = new Uint32Array(this.size);
    createdAt.set(this.createdAt);
    this.createdAt = createdAt;
  }
}

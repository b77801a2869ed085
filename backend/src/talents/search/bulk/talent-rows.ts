import type { TalentRecord } from '../../schema/talent-record';
import type { Cell, TableRows } from './bulk-loader';

export const BULK_TABLES = ['talent', 'talent_attribute', 'talent_credit', 'talent_search', 'talent_word'] as const;

/** Makes rows of an entity's table. */
export type RowMaker = { readonly table: string; readonly columns: readonly string[]; readonly toCells: (row: object) => readonly Cell[] };

export type RowMakers = Readonly<Record<'talent' | 'attribute' | 'credit' | 'search' | 'word', RowMaker>>;

export function toRows({ table, columns, toCells }: RowMaker, rows: readonly object[]): TableRows {
  return { table, columns, rows: rows.map(toCells) };
}

/** Makes the rows of talents, attributes and credits, table by table. */
export function truthRows(makers: RowMakers, records: readonly TalentRecord[]): TableRows[] {
  const attributes = records.flatMap((record) => record.attributes.map((attribute) => ({ talentId: record.id, ...attribute })));
  const credits = records.flatMap((record) => record.credits.map((credit, position) => ({ talentId: record.id, position, ...credit })));
  return [toRows(makers.talent, records), toRows(makers.attribute, attributes), toRows(makers.credit, credits)];
}

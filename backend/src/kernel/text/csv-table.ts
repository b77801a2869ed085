import { stringify } from 'csv-stringify/sync';

/** CSV with line ends of RFC 4180 and quoted line breaks. */
const CSV = { escape_formulas: true, record_delimiter: 'windows', quote_record_delimiter: true } as const;

/**
 * Returns records as CSV (RFC 4180) with a line of names and a byte order mark, without which Excel reads no UTF-8; without both where
 * it goes on with a file. Values that spreadsheets take for formulas are escaped.
 */
export function csvTable(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
  isContinued = false,
): string {
  return stringify([...rows], { ...CSV, header: !isContinued, bom: !isContinued, columns: [...columns] });
}

import { stringify } from 'csv-stringify/sync';

/** CSV with line ends of RFC 4180, quoted line breaks and a byte order mark, without which Excel reads no UTF-8. */
const CSV = { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows', quote_record_delimiter: true } as const;

/** Returns records as CSV (RFC 4180) with a line of names; values that spreadsheets take for formulas are escaped. */
export function csvTable(columns: readonly string[], rows: readonly Readonly<Record<string, string | number>>[]): string {
  return stringify([...rows], { ...CSV, columns: [...columns] });
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endOfRange } from '../../../kernel/text/typed-search';

/** Indexed texts by which queues are searched: table, key, column, what every row of the range has, and whether no two rows share a text. */
const RANGES = {
  'account-email': ['user_account', 'id', 'email', ''],
  'account-id': ['user_account', 'id', 'id', '', 'unique'],
  'account-phone': ['user_account', 'id', 'login_phone', '', 'unique'],
  'account-number': ['user_account', 'id', 'mobile_number', ''],
  'account-name': ['user_account', 'id', 'search_name', ''],
  'account-name-back': ['user_account', 'id', 'search_name_back', ''],
  'account-slug': ['user_account', 'id', 'slug', '', 'unique'],
  'profile-name': ['profile', 'user_id', 'submitted_name', "state = 'pending'"],
  'profile-name-back': ['profile', 'user_id', 'submitted_name_back', "state = 'pending'"],
  'job-title': ['job', 'id', 'submitted_title', "review = 'pending'"],
  'job-poster': ['job', 'id', 'submitted_by', "review = 'pending'"],
  'shown-job-title': ['job', 'id', 'search_title', ''],
  'talent-name': ['talent', 'id', 'search_name', ''],
  'letter-ticket': ['enquiry', 'id', 'ticket', '', 'unique'],
  'letter-email': ['enquiry', 'id', 'email', ''],
  'letter-name': ['enquiry', 'id', 'search_name', ''],
  'letter-opening': ['enquiry', 'id', 'search_opening', ''],
  'letter-words': ['enquiry', 'id', 'search_words', ''],
} as const satisfies Readonly<Record<string, readonly [table: string, key: string, column: string, of: string, unique?: 'unique']>>;

export type RangeName = keyof typeof RANGES;

/** Finds rows whose text has a beginning, each by one range of one index. */
@Injectable()
export class SearchRangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds up to `most` rows of a range whose text begins with `start`, in the order of the text and the key, behind the row `after`. */
  async find(name: RangeName, start: string, after: string | null, most: number): Promise<string[]> {
    const [table, key, column, of, unique] = RANGES[name];
    const last = `(SELECT l.${column} FROM ${table} l WHERE l.${key} = ?)`;
    // Not a comparison of pairs: MariaDB would begin at the start of the index.
    const behind = unique ? `r.${column} > ${last}` : `r.${column} >= ${last} AND (r.${column} > ${last} OR r.${key} > ?)`;
    const conditions = [...(of === '' ? [] : [`r.${of}`]), `r.${column} >= ? AND r.${column} < ?`, ...(after === null ? [] : [behind])];
    const marks = after === null ? 0 : [...behind.matchAll(/\?/gu)].length;
    const values = [start, endOfRange(start), ...Array.from({ length: marks }, () => after)];
    const order = unique ? `r.${column}` : `r.${column}, r.${key}`;
    const sql = `SELECT r.${key} AS found FROM ${table} r WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ${most}`;
    return (await this.dataSource.query<{ found: string | number }[]>(sql, values)).map(({ found }) => String(found));
  }
}

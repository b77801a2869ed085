import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { endOfRange } from '../../kernel/text/typed-search';
import type { LeadRange, LookedLead } from './lead-ranges';
import { LeadEntity } from './lead.entity';

const SQL = {
  adType: 'lead.ad_type',
  assigneeId: 'lead.assignee_id',
  createdAt: 'lead.created_at',
  email: 'lead.email',
  mobile: 'lead.mobile',
  name: 'lead.search_name',
  nameBack: 'lead.search_name_back',
  number: 'lead.phone_number',
  page: 'lead.page',
  releaseVersion: 'lead.release_version',
  state: 'lead.state',
  variant: 'lead.variant',
  verifiedAt: 'lead.verified_at',
} as const;

/** Columns of a LookedLead. */
const LOOKED_AT = [
  'lead.id AS id',
  'lead.dial_code AS dialCode',
  'lead.first_name AS firstName',
  'lead.last_name AS lastName',
  'lead.ad_url AS adUrl',
  ...(['adType', 'assigneeId', 'createdAt', 'email', 'mobile', 'releaseVersion', 'state', 'variant', 'verifiedAt'] as const).map(
    (name) => `${SQL[name]} AS ${name}`,
  ),
];
/** A LookedLead as the engines answer it: MySQL's driver has large numbers as text. */
type RawLead = Omit<LookedLead, 'createdAt' | 'verifiedAt'> & {
  readonly createdAt: number | string;
  readonly verifiedAt: number | string | null;
};

/** Finds leads by ranges of indexes; a page costs as much with a million leads as with a hundred. */
@Injectable()
export class LeadRangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds leads of a range from its end, those before the lead `after` in it; late leads from the beginning, those behind it. */
  async find(range: LeadRange, after: number | null, limit: number): Promise<LookedLead[]> {
    const column = SQL[range.by];
    const query = this.dataSource.getRepository(LeadEntity).createQueryBuilder('lead').select(LOOKED_AT);
    narrow(query, range);
    const isRising = 'before' in range && range.before !== undefined;
    if (after !== null) {
      const sign = isRising ? '>' : '<';
      const last = `(SELECT ${column.replace('lead.', 'last.')} FROM lead_request last WHERE last.id = :after)`;
      query.andWhere(`${column} ${sign}= ${last} AND (${column} ${sign} ${last} OR lead.id ${sign} :after)`, { after });
    }
    const order = isRising ? 'ASC' : 'DESC';
    const rows = await query.orderBy(column, order).addOrderBy('lead.id', order).limit(limit).getRawMany<RawLead>();
    return rows.map((row) => ({
      ...row,
      createdAt: Number(row.createdAt),
      verifiedAt: row.verifiedAt === null ? null : Number(row.verifiedAt),
    }));
  }
}

function narrow(query: SelectQueryBuilder<LeadEntity>, range: LeadRange): void {
  const column = SQL[range.by];
  if ('start' in range) {
    const { start } = range;
    query.where(`${column} >= :start AND ${column} < :end`, { start, end: endOfRange(start) });
    return;
  }
  query.where(`${column} >= :since`, { since: range.since });
  if (range.before !== undefined) query.andWhere(`${column} < :before`, { before: range.before });
  if (range.narrowed === null) return;
  const { column: narrowed, value } = range.narrowed;
  if (value === null) query.andWhere(`${SQL[narrowed]} IS NULL`);
  else query.andWhere(`${SQL[narrowed]} = :value`, { value });
}

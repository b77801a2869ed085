import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type UserAccount, UserEntity } from '../../auth';
import { endOfRange } from '../../kernel/text/typed-search';
import type { PeopleSource } from './people-search';

const SQL: Readonly<Record<PeopleSource['column'], string>> = {
  createdAt: 'person.created_at',
  email: 'person.email',
  id: 'person.id',
  loginPhone: 'person.login_phone',
  mobileNumber: 'person.mobile_number',
  name: 'person.search_name',
  nameBack: 'person.search_name_back',
  slug: 'person.slug',
};

/** Columns of which each account has another value, where it has one. */
const UNIQUE: ReadonlySet<PeopleSource['column']> = new Set(['id', 'loginPhone', 'slug']);

/** Finds accounts by ranges of indexes; a page costs as much with a million accounts as with a hundred. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds accounts of one source in the order of its column, after the account `after`. */
  find(source: PeopleSource, after: string | null, limit: number): Promise<UserAccount[]> {
    const { column, start } = source;
    const sql = SQL[column];
    const [order, isLater] = column === 'createdAt' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
    const query = this.dataSource.getRepository(UserEntity).createQueryBuilder('person').orderBy(sql, order).limit(limit);
    if (!UNIQUE.has(column)) query.addOrderBy('person.id', order);
    if (column !== 'createdAt') query.where(`${sql} >= :start AND ${sql} < :end`, { start, end: endOfRange(start) });
    if (after !== null) {
      const last = `(SELECT ${sql.replace('person.', 'last.')} FROM user_account last WHERE last.id = :after)`;
      const among = UNIQUE.has(column) ? '' : ` OR (${sql} = ${last} AND person.id ${isLater} :after)`;
      query.andWhere(`(${sql} ${isLater} ${last}${among})`, { after });
    }
    return query.getMany();
  }
}

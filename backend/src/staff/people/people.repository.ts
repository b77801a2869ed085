import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { type UserAccount, UserEntity } from '../../auth';
import type { PeopleSource } from './people-search';

/** Greatest character: a range of texts with one beginning ends before it. */
const GREATEST = '\u{10FFFF}';

const SQL: Readonly<Record<PeopleSource['column'], string>> = {
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
  async find({ column, start }: PeopleSource, after: string | null, limit: number): Promise<UserAccount[]> {
    const sql = SQL[column];
    const query = this.people().where(`${sql} >= :start AND ${sql} < :end`, { start, end: `${start}${GREATEST}` });
    query.orderBy(sql).limit(limit);
    if (!UNIQUE.has(column)) query.addOrderBy('person.id');
    if (after !== null) {
      const value = `(SELECT ${sql.replace('person.', 'last.')} FROM user_account last WHERE last.id = :after)`;
      const isLater = UNIQUE.has(column) ? `${sql} > ${value}` : `(${sql} > ${value} OR (${sql} = ${value} AND person.id > :after))`;
      query.andWhere(isLater, { after });
    }
    return query.getMany();
  }

  /** Finds the newest accounts, after the account `after`. */
  async findNewest(after: string | null, limit: number): Promise<UserAccount[]> {
    const query = this.people();
    if (after !== null) {
      const value = '(SELECT last.created_at FROM user_account last WHERE last.id = :after)';
      query.where(`(person.created_at < ${value} OR (person.created_at = ${value} AND person.id < :after))`, { after });
    }
    return query.orderBy('person.created_at', 'DESC').addOrderBy('person.id', 'DESC').limit(limit).getMany();
  }

  private people(): SelectQueryBuilder<UserEntity> {
    return this.dataSource.getRepository(UserEntity).createQueryBuilder('person');
  }
}

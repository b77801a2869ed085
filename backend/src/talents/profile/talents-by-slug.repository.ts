import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import { TalentEntity } from '../schema/talent.entity';

@Injectable()
export class TalentsBySlugRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds adults whose slug leads to a page: visible ones, and private ones, which are hidden in lists only. */
  async find(which: FindOptionsWhere<TalentEntity>, bornUntil: string): Promise<TalentEntity[]> {
    const adult = { ...which, bornOn: LessThanOrEqual(bornUntil) };
    const rows = await this.dataSource.getRepository(TalentEntity).findBy([
      { ...adult, status: TALENT_STATUS.visible },
      { ...adult, status: TALENT_STATUS.hidden, isPrivate: true },
    ]);
    const closed = await this.findClosed(rows.map(({ slug }) => slug));
    return rows.filter(({ slug }) => !closed.has(slug));
  }

  findByIds(ids: readonly number[], bornUntil: string): Promise<TalentEntity[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.find({ id: In([...ids]) }, bornUntil);
  }

  /** Finds slugs whose account is not active: a suspension leaves the status of a private profile as it is. */
  private async findClosed(slugs: readonly string[]): Promise<ReadonlySet<string>> {
    if (slugs.length === 0) return new Set();
    const marks = slugs.map(() => '?').join(', ');
    const sql = `SELECT slug FROM user_account WHERE slug IN (${marks}) AND status <> 'active'`;
    const rows = await this.dataSource.query<{ slug: string }[]>(sql, [...slugs]);
    return new Set(rows.map(({ slug }) => slug));
  }
}

import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { TalentEntity } from '../schema/talent.entity';
import { CHILD_STATUS } from '../search/talent-projection';
import { WITHOUT_GUARDIAN } from './child-profiles.repository';

@Injectable()
export class TalentsBySlugRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds talents who turned to somebody: visible and private adults, and children, whose profiles are on no list. A child's is
   * left out from the eighteenth birthday on.
   */
  async find(which: FindOptionsWhere<TalentEntity>, bornUntil: string): Promise<TalentEntity[]> {
    const adult = { ...which, bornOn: LessThanOrEqual(bornUntil) };
    const rows = await this.dataSource.getRepository(TalentEntity).findBy([
      { ...adult, status: TALENT_STATUS.visible },
      { ...adult, status: TALENT_STATUS.hidden, isPrivate: true },
      { ...which, bornOn: MoreThan(bornUntil), status: CHILD_STATUS },
    ]);
    const closed = await this.findClosed(rows.map(({ slug }) => slug));
    return rows.filter(({ slug }) => !closed.has(slug));
  }

  findByIds(ids: readonly number[], bornUntil: string): Promise<TalentEntity[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.find({ id: In([...ids]) }, bornUntil);
  }

  /** Finds slugs whose account is not active, or a child's whose guardian's is not: the status of the profile stays as it is then. */
  private async findClosed(slugs: readonly string[]): Promise<ReadonlySet<string>> {
    if (slugs.length === 0) return new Set();
    const marks = slugs.map(() => '?').join(', ');
    const sql = `SELECT slug FROM user_account WHERE slug IN (${marks}) AND (status <> 'active' OR ${WITHOUT_GUARDIAN})`;
    const rows = await this.dataSource.query<{ slug: string }[]>(sql, [...slugs]);
    return new Set(rows.map(({ slug }) => slug));
  }
}

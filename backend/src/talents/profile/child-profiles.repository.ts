import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { TalentEntity } from '../schema/talent.entity';
import { CHILD_STATUS } from '../search/talent-projection';

/** Condition on user_account: a child's account without an active guardian who may use it. */
export const WITHOUT_GUARDIAN = `(user_account.id LIKE 'c!_%' ESCAPE '!' AND NOT EXISTS (SELECT 1 FROM account_delegate delegate
  JOIN user_account guardian ON guardian.id = delegate.user_id AND guardian.status = 'active'
  WHERE delegate.account_id = user_account.id AND delegate.standing = 'guardian'))`;

/** Reads profiles of children, who are on no list, with plain SQL on accounts and applications. */
@Injectable()
export class ChildProfilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds a child's profile by slug for the child's own account, and for a client whom the child applied to; null for everybody else. */
  async find(slug: string, viewer: { readonly viewerId: string; readonly bornUntil: string }): Promise<TalentEntity | null> {
    const where = { slug, status: CHILD_STATUS, bornOn: MoreThan(viewer.bornUntil) };
    const talent = await this.dataSource.getRepository(TalentEntity).findOneBy(where);
    return talent && (await this.isFor(slug, viewer.viewerId)) ? talent : null;
  }

  /** Tells whether somebody can see a child's profile at this slug. */
  async isThere(slug: string, bornUntil: string): Promise<boolean> {
    const where = { slug, status: CHILD_STATUS, bornOn: MoreThan(bornUntil) };
    if (!(await this.dataSource.getRepository(TalentEntity).existsBy(where))) return false;
    const sql = `SELECT id FROM user_account WHERE slug = ? AND status = 'active' AND NOT ${WITHOUT_GUARDIAN}`;
    return (await this.dataSource.query<unknown[]>(sql, [slug])).length > 0;
  }

  private async isFor(slug: string, viewerId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT user_account.id FROM user_account WHERE slug = ? AND status = 'active' AND NOT ${WITHOUT_GUARDIAN}
        AND (user_account.id = ? OR EXISTS (SELECT 1 FROM job_application application JOIN job ON job.id = application.job_id
          WHERE application.user_id = user_account.id AND job.owner_id = ? AND application.stage <> 'withdrawn'))`,
      [slug, viewerId, viewerId],
    );
    return rows.length > 0;
  }
}

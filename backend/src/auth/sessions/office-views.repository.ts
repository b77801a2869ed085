import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { OfficeViewEntity } from './office-view.entity';

/** View that was opened, with the account as it is now. */
export type OpenedView = OfficeViewEntity & { readonly roleId: string; readonly status: string };

type Row = { role: string; account_status: string };

@Injectable()
export class OfficeViewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get views(): Repository<OfficeViewEntity> {
    return this.dataSource.getRepository(OfficeViewEntity);
  }

  async insert(view: OfficeViewEntity): Promise<void> {
    await this.views.insert(view);
  }

  /** Makes an unused token a session, by one statement, so that of two uses one counts; false when it is used or over. */
  async open(tokenHash: string, now: number, session: Pick<OfficeViewEntity, 'keyHash' | 'expiresAt'>): Promise<boolean> {
    const unused = { keyHash: tokenHash, openedAt: IsNull(), expiresAt: MoreThanOrEqual(now) };
    return ((await this.views.update(unused, { ...session, openedAt: now })).affected ?? 0) > 0;
  }

  /** Finds an opened view while the session of the office that asked for it is there. */
  async find(sidHash: string, now: number): Promise<OpenedView | null> {
    const { entities, raw } = await this.views
      .createQueryBuilder('view')
      .innerJoin('user_account', 'account', 'account.id = view.user_id')
      .innerJoin(
        'user_session',
        'session',
        'session.sid_hash = view.staff_sid_hash AND session.user_id = view.staff_id AND session.expires_at > :now',
        {
          now,
        },
      )
      .addSelect('account.role_id', 'role')
      .addSelect('account.status', 'account_status')
      .where('view.key_hash = :sidHash AND view.opened_at IS NOT NULL', { sidHash })
      .getRawAndEntities<Row>();
    const [view, row] = [entities[0], raw[0]];
    return view && row ? Object.assign(view, { roleId: row.role, status: row.account_status }) : null;
  }

  async delete(sidHash: string): Promise<void> {
    await this.views.delete({ keyHash: sidHash });
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.views, { expiresAt: LessThan(now) });
  }
}

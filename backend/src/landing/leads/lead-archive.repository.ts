import type { AdType } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThan, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { LeadEntity } from './lead.entity';

export type Lead = Readonly<LeadEntity>;

export type LeadFilter = {
  /** Form of the leads; null for every form. */
  readonly adType: AdType | null;
  readonly since: number;
  readonly includesUnverified: boolean;
};
/** Owner of leads: those sent by the account, and anonymous ones from its e-mail address. */
export type LeadOwner = { readonly userId: string; readonly email: string | null };

/** Lists, exports and deletes stored leads. */
@Injectable()
export class LeadArchiveRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get leads(): Repository<LeadEntity> {
    return this.dataSource.getRepository(LeadEntity);
  }

  async setMessages(id: number, messages: Pick<LeadEntity, 'mailMessageId' | 'hookMessageId'>): Promise<void> {
    await this.leads.update({ id }, messages);
  }

  /** The newest first. */
  find(filter: LeadFilter, limit?: number): Promise<Lead[]> {
    return this.leads.find({ where: whereOf(filter), order: { id: 'DESC' }, ...(limit === undefined ? {} : { take: limit }) });
  }

  count(filter: LeadFilter): Promise<number> {
    return this.leads.countBy(whereOf(filter));
  }

  findOf({ userId, email }: LeadOwner): Promise<Lead[]> {
    const ofEmail = email === null ? [] : [{ userId: IsNull(), email }];
    return this.leads.find({ where: [{ userId }, ...ofEmail], order: { id: 'ASC' } });
  }

  async delete(id: number): Promise<void> {
    await this.leads.delete({ id });
  }

  /** Deletes unconfirmed leads created before `createdBefore` (ms); returns how many. */
  deleteUnverified(createdBefore: number): Promise<number> {
    return deleteInSteps(this.leads, { verifiedAt: IsNull(), createdAt: LessThan(createdBefore) });
  }

  deleteVerified(verifiedBefore: number): Promise<number> {
    return deleteInSteps(this.leads, { verifiedAt: LessThan(verifiedBefore) });
  }
}

function whereOf({ adType, since, includesUnverified }: LeadFilter): FindOptionsWhere<LeadEntity> {
  return {
    createdAt: MoreThanOrEqual(since),
    ...(adType === null ? {} : { adType }),
    ...(includesUnverified ? {} : { verifiedAt: Not(IsNull()) }),
  };
}

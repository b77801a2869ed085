import type { AdType } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThan, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { LeadEntity } from './lead.entity';

export type Lead = Readonly<LeadEntity>;

export type LeadFilter = {
  /** Null: of every form. */
  readonly adType: AdType | null;
  readonly since: number;
  readonly includesUnverified: boolean;
};
/** Whose leads: those sent in while logged in, and those of the address that were sent in by nobody known. */
export type LeadOwner = { readonly userId: string; readonly email: string | null };

/** What is done with leads once they are there. */
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

  /** How many went. */
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

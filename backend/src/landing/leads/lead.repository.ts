import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { LeadEntity } from './lead.entity';

export type NewLead = Omit<LeadEntity, 'id' | keyof typeof UNTOUCHED>;

/** What a lead begins with. */
const UNTOUCHED = { verifyKey: null, mailMessageId: null, hookMessageId: null, state: 'new', assigneeId: null, revision: 0 } as const;

type Agreement = Pick<LeadEntity, 'termsVersion' | 'agreedAt' | 'verifiedAt' | 'verifyKey'>;

@Injectable()
export class LeadRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get leads(): Repository<LeadEntity> {
    return this.dataSource.getRepository(LeadEntity);
  }

  /** Inserts a lead; null if the same request stored one before (unique index). */
  async insert(lead: NewLead): Promise<LeadEntity | null> {
    try {
      const row = { ...lead, ...UNTOUCHED };
      const { identifiers } = await this.leads.insert(row);
      return { ...row, id: Number(identifiers[0]?.['id']) };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  findByRequest(requestKey: string): Promise<LeadEntity | null> {
    return this.leads.findOneBy({ requestKey });
  }

  /** The newest lead that a browser has sent since a moment. */
  findNewestOf(askedBy: string, since: number): Promise<LeadEntity | null> {
    return this.leads.findOne({ where: { askedBy, createdAt: MoreThan(since) }, order: { id: 'DESC' } });
  }

  async setSentTo(id: number, sentTo: LeadEntity['sentTo']): Promise<void> {
    await this.leads.update({ id }, { sentTo });
  }

  /** Marks a lead verified; true for the first request only. */
  async markVerified(id: number, agreement: Agreement): Promise<boolean> {
    const result = await this.leads.update({ id, verifiedAt: IsNull() }, agreement);
    return result.affected === 1;
  }
}

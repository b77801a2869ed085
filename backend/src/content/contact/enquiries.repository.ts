import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThan, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { CAREER_TOPIC, EnquiryEntity } from './enquiry.entity';

export type Enquiry = Readonly<EnquiryEntity>;
type Messages = Pick<EnquiryEntity, 'mailMessageId' | 'receiptMessageId'>;
export type NewEnquiry = Omit<EnquiryEntity, 'id' | keyof Messages>;
/** Letters to the desks are kept apart from applications, which are somebody else's to read. */
export type EnquiryKind = 'letters' | 'applications';
/** Whose: those sent while logged in, and those of the address that were sent by nobody known. */
export type EnquiryOwner = { readonly userId: string; readonly email: string | null };

@Injectable()
export class EnquiriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get enquiries(): Repository<EnquiryEntity> {
    return this.dataSource.getRepository(EnquiryEntity);
  }

  /** Null when its ticket is taken, or one of the same request is there already: the unique indexes decide. */
  async insert(enquiry: NewEnquiry): Promise<Enquiry | null> {
    try {
      const row = { ...enquiry, mailMessageId: null, receiptMessageId: null };
      const { identifiers } = await this.enquiries.insert(row);
      return { ...row, id: Number(identifiers[0]?.['id']) };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async setMessages(id: number, messages: Messages): Promise<void> {
    await this.enquiries.update({ id }, messages);
  }

  findByRequest(requestKey: string): Promise<Enquiry | null> {
    return this.enquiries.findOneBy({ requestKey });
  }

  findByTicket(ticket: string): Promise<Enquiry | null> {
    return this.enquiries.findOneBy({ ticket });
  }

  /** The newest first. */
  find(kind: EnquiryKind, since: number, limit: number): Promise<Enquiry[]> {
    const where = { ...ofKind(kind), createdAt: MoreThanOrEqual(since) };
    return this.enquiries.find({ where, order: { id: 'DESC' }, take: limit });
  }

  count(kind: EnquiryKind, since: number): Promise<number> {
    return this.enquiries.countBy({ ...ofKind(kind), createdAt: MoreThanOrEqual(since) });
  }

  findOf({ userId, email }: EnquiryOwner): Promise<Enquiry[]> {
    const ofAddress = email === null ? [] : [{ userId: IsNull(), email }];
    return this.enquiries.find({ where: [{ userId }, ...ofAddress], order: { id: 'ASC' } });
  }

  findOld(kind: EnquiryKind, before: number, limit: number): Promise<Enquiry[]> {
    return this.enquiries.find({ where: { ...ofKind(kind), createdAt: LessThan(before) }, take: limit });
  }

  async delete(id: number): Promise<void> {
    await this.enquiries.delete({ id });
  }
}

function ofKind(kind: EnquiryKind): FindOptionsWhere<EnquiryEntity> {
  return { topic: kind === 'applications' ? CAREER_TOPIC : Not(CAREER_TOPIC) };
}

import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThan, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { CAREER_TOPIC, ContactMessageEntity } from './contact-message.entity';

export type ContactMessage = Readonly<ContactMessageEntity>;
type Messages = Pick<ContactMessageEntity, 'mailMessageId' | 'receiptMessageId'>;
type Handling = Pick<ContactMessageEntity, 'state' | 'waitingSince' | 'closedAt' | 'closedFrom' | 'waitedSince' | 'assigneeId' | 'version'>;
export type NewContactMessage = Omit<ContactMessageEntity, 'id' | keyof Messages | keyof Handling>;
/** `messages`: contact messages to the desks; `applications`: those to the career desk. Different staff read them. */
export type ContactMessageKind = 'messages' | 'applications';
/** Owner of contact messages: those sent by the account, and anonymous ones from its e-mail address. */
export type ContactMessageOwner = { readonly userId: string; readonly email: string | null };

@Injectable()
export class ContactMessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get contactMessages(): Repository<ContactMessageEntity> {
    return this.dataSource.getRepository(ContactMessageEntity);
  }

  /** Inserts a message; null if the ticket is taken or the same request stored one before (unique indexes). */
  async insert(contactMessage: NewContactMessage): Promise<ContactMessage | null> {
    try {
      const row = { ...contactMessage, ...waitingSince(contactMessage.createdAt), mailMessageId: null, receiptMessageId: null };
      const { identifiers } = await this.contactMessages.insert(row);
      return { ...row, id: Number(identifiers[0]?.['id']) };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async setMessages(id: number, messages: Messages): Promise<void> {
    await this.contactMessages.update({ id }, messages);
  }

  findByRequest(requestKey: string): Promise<ContactMessage | null> {
    return this.contactMessages.findOneBy({ requestKey });
  }

  findByTicket(ticket: string): Promise<ContactMessage | null> {
    return this.contactMessages.findOneBy({ ticket });
  }

  /** The newest first. */
  find(kind: ContactMessageKind, since: number, limit: number): Promise<ContactMessage[]> {
    const where = { ...ofKind(kind), createdAt: MoreThanOrEqual(since) };
    return this.contactMessages.find({ where, order: { id: 'DESC' }, take: limit });
  }

  count(kind: ContactMessageKind, since: number): Promise<number> {
    return this.contactMessages.countBy({ ...ofKind(kind), createdAt: MoreThanOrEqual(since) });
  }

  findOf({ userId, email }: ContactMessageOwner): Promise<ContactMessage[]> {
    const ofEmail = email === null ? [] : [{ userId: IsNull(), email }];
    return this.contactMessages.find({ where: [{ userId }, ...ofEmail], order: { id: 'ASC' } });
  }

  findOld(kind: ContactMessageKind, before: number, limit: number): Promise<ContactMessage[]> {
    return this.contactMessages.find({ where: { ...ofKind(kind), createdAt: LessThan(before) }, take: limit });
  }

  async delete(id: number): Promise<void> {
    await this.contactMessages.delete({ id });
  }
}

function ofKind(kind: ContactMessageKind): FindOptionsWhere<ContactMessageEntity> {
  return { topic: kind === 'applications' ? CAREER_TOPIC : Not(CAREER_TOPIC) };
}

function waitingSince(arrival: number): Handling {
  return { state: 'open', waitingSince: arrival, closedAt: null, closedFrom: null, waitedSince: null, assigneeId: null, version: 0 };
}

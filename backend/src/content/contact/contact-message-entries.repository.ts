import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { ContactMessageEntryEntity } from './contact-message-entry.entity';

export type ContactMessageEntry = Readonly<ContactMessageEntryEntity>;

/** Answers and notes; the database deletes them with their contact message. */
@Injectable()
export class ContactMessageEntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(entry: Omit<ContactMessageEntry, 'id'>): Promise<void> {
    await this.rows.insert({ ...entry, id: `le_${randomBytes(12).toString('hex')}` });
  }

  /** Finds the entries of a contact message, oldest first. */
  find(contactMessageId: number): Promise<ContactMessageEntryEntity[]> {
    return this.rows.find({ where: { contactMessageId }, order: { writtenAt: 'ASC', id: 'ASC' } });
  }

  private get rows(): Repository<ContactMessageEntryEntity> {
    return this.dataSource.getRepository(ContactMessageEntryEntity);
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Answer to a contact message, which was mailed to its sender, or note about it for the office. */
@Entity({ name: 'enquiry_entry' })
export class ContactMessageEntryEntity {
  /** 'le_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ name: 'enquiry_id', type: 'integer' })
  contactMessageId!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'answer' | 'note';

  /** Null once the account of its author is erased. */
  @Column({ name: 'author_id', type: 'varchar', length: 40, nullable: true })
  authorId!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'written_at', type: 'bigint', transformer: largeNumber })
  writtenAt!: number;

  /** Outbox message of an answer; null for a note. */
  @Column({ name: 'mail_message_id', type: 'integer', nullable: true })
  mailMessageId!: number | null;
}

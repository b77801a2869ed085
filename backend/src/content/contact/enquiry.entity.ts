import type { TopicName } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Of those who want to work at All Talent. */
export const CAREER_TOPIC = 'career';

/** A letter to one of the desks; an application is one to the career desk. */
@Entity({ name: 'enquiry' })
export class EnquiryEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** AT-7K3M-9QXD: what the sender and staff call it. */
  @Column({ type: 'varchar', length: 16 })
  ticket!: string;

  /** Scope of the request's idempotency key: however often a request is repeated, it leaves one letter. */
  @Column({ name: 'request_key', type: 'varchar', length: 64, nullable: true })
  requestKey!: string | null;

  @Column({ type: 'varchar', length: 16 })
  topic!: TopicName | typeof CAREER_TOPIC;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'text' })
  message!: string;

  /** Of an application: slug and title of the opening, '' for one that answers none. */
  @Column({ type: 'varchar', length: 120 })
  opening!: string;

  @Column({ name: 'opening_title', type: 'varchar', length: 200 })
  openingTitle!: string;

  /** Of an application, as they were typed; '' where there is none. */
  @Column({ type: 'varchar', length: 30 })
  phone!: string;

  @Column({ type: 'varchar', length: 500 })
  link!: string;

  @Column({ name: 'cv_name', type: 'varchar', length: 40, nullable: true })
  cvName!: string | null;

  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;

  /** Messages in the outbox: to the desk, and the receipt. */
  @Column({ name: 'mail_message_id', type: 'integer', nullable: true })
  mailMessageId!: number | null;

  @Column({ name: 'receipt_message_id', type: 'integer', nullable: true })
  receiptMessageId!: number | null;
}

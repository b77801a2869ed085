import { APPLICATION_TOPIC, type TicketState, type TicketTopic } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Topic of applications to work at All Talent. */
export const CAREER_TOPIC = APPLICATION_TOPIC;

/** A contact message to one of the desks; an application is one to the career desk. The table is called `enquiry`. */
@Entity({ name: 'enquiry' })
export class ContactMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Number of the message for its sender and staff, such as AT-7K3M-9QXD. */
  @Column({ type: 'varchar', length: 16 })
  ticket!: string;

  /** Scope of the request's idempotency key, so that a repeated request stores one message. */
  @Column({ name: 'request_key', type: 'varchar', length: 64, nullable: true })
  requestKey!: string | null;

  @Column({ type: 'varchar', length: 16 })
  topic!: TicketTopic;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** E-mail address in lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'text' })
  message!: string;

  /** Slug and title of an application's opening; '' for one without an opening. */
  @Column({ type: 'varchar', length: 120 })
  opening!: string;

  @Column({ name: 'opening_title', type: 'varchar', length: 200 })
  openingTitle!: string;

  /** Phone and link of an application as typed; '' for none. */
  @Column({ type: 'varchar', length: 30 })
  phone!: string;

  @Column({ type: 'varchar', length: 500 })
  link!: string;

  @Column({ name: 'cv_name', type: 'varchar', length: 40, nullable: true })
  cvName!: string | null;

  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** Outbox messages: the mail to the desk, and the receipt. */
  @Column({ name: 'mail_message_id', type: 'integer', nullable: true })
  mailMessageId!: number | null;

  @Column({ name: 'receipt_message_id', type: 'integer', nullable: true })
  receiptMessageId!: number | null;

  @Column({ type: 'varchar', length: 10 })
  state!: TicketState;

  /** Since when it waits for the office: its arrival, its last answer, or its reopening; null once it is closed. */
  @Column({ name: 'waiting_since', type: 'bigint', nullable: true, transformer: largeNumber })
  waitingSince!: number | null;

  @Column({ name: 'closed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  closedAt!: number | null;

  /** State and start of the wait before it was closed without an answer, for an undo; null otherwise. */
  @Column({ name: 'closed_from', type: 'varchar', length: 10, nullable: true })
  closedFrom!: TicketState | null;

  @Column({ name: 'waited_since', type: 'bigint', nullable: true, transformer: largeNumber })
  waitedSince!: number | null;

  /** Person of the office who is to answer it; null: nobody in particular. */
  @Column({ name: 'assignee_id', type: 'varchar', length: 40, nullable: true })
  assigneeId!: string | null;

  /** Number of its answers, closings and reopenings. */
  @Column({ type: 'integer' })
  version!: number;
}

import type { MailFrequency, NotificationGroup } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../kernel/database/columns';

@Entity('notification')
export class NotificationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'notice_group', type: 'varchar', length: 16 })
  group!: NotificationGroup;

  /** Names what happened; unique for each user. */
  @Column({ name: 'notice_key', type: 'varchar', length: 100 })
  key!: string;

  @Column({ type: 'varchar', length: 200 })
  title!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'varchar', length: 300 })
  path!: string;

  @Column({ type: 'varchar', length: 40 })
  action!: string;

  @Column({ type: 'varchar', length: 300 })
  image!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;

  @Column({ name: 'read_at', type: 'bigint', nullable: true, transformer: largeNumber })
  readAt!: number | null;

  /** 'waiting' for the mail of the day; 'mailing' only within the transaction that enqueues the mail. */
  @Column({ name: 'mail_state', type: 'varchar', length: 8 })
  mailState!: 'none' | 'waiting' | 'mailing' | 'sent';

  /** Message of the outbox that can be taken back with the notification; null for a mail that left at once, and for none. */
  @Column({ name: 'mail_id', type: 'int', nullable: true })
  mailId!: number | null;
}

/** Mail frequencies of a user who changed them. */
@Entity('notification_mail')
export class NotificationMailEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 10 })
  applications!: MailFrequency;

  @Column({ type: 'varchar', length: 10 })
  invites!: MailFrequency;

  @Column({ type: 'varchar', length: 10 })
  threads!: MailFrequency;

  @Column({ type: 'varchar', length: 10 })
  messages!: MailFrequency;

  @Column({ type: 'varchar', length: 10 })
  account!: MailFrequency;
}

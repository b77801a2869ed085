import type { AttachmentKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** What a thread was opened about. */
export type ThreadSubject = 'application' | 'invitation' | 'offer' | 'booking';

/** Messages between a client and a talent about one job, or about none. */
@Entity('thread')
export class ThreadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'client_id', type: 'varchar', length: 40 })
  clientId!: string;

  @Column({ name: 'talent_user_id', type: 'varchar', length: 40 })
  talentUserId!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'job_id', type: 'int', nullable: true })
  jobId!: number | null;

  /** Client, talent and job, so that the same two have one thread about a job. */
  @Column({ name: 'pair_key', type: 'varchar', length: 120 })
  pairKey!: string;

  @Column({ name: 'subject_kind', type: 'varchar', length: 12 })
  subjectKind!: ThreadSubject;

  @Column({ name: 'subject_id', type: 'int' })
  subjectId!: number;

  @Column({ name: 'last_message_id', type: 'int' })
  lastMessageId!: number;

  /** Beginning of the last message, on one line. */
  @Column({ name: 'last_text', type: 'varchar', length: 160 })
  lastText!: string;

  @Column({ name: 'last_sender_id', type: 'varchar', length: 40 })
  lastSenderId!: string;

  @Column({ name: 'last_at', type: 'bigint', transformer: largeNumber })
  lastAt!: number;

  @Column({ name: 'client_unread', type: 'int' })
  clientUnread!: number;

  @Column({ name: 'talent_unread', type: 'int' })
  talentUnread!: number;

  /** Newest message that the client has read. */
  @Column({ name: 'client_read_id', type: 'int' })
  clientReadId!: number;

  /** Newest message that the talent has read. */
  @Column({ name: 'talent_read_id', type: 'int' })
  talentReadId!: number;

  /** Whether both have written. */
  @Column({ name: 'is_answered', type: 'boolean' })
  isAnswered!: boolean;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

/** One message of a thread. */
@Entity('message')
export class MessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'thread_id', type: 'int' })
  threadId!: number;

  @Column({ name: 'sender_id', type: 'varchar', length: 40 })
  senderId!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'has_contact_data', type: 'boolean' })
  hasContactData!: boolean;

  /** Number of files. */
  @Column({ type: 'int' })
  attachments!: number;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}

/** File of a message; without a message while it waits to be sent. */
@Entity('message_attachment')
export class MessageAttachmentEntity {
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id!: string;

  @Column({ name: 'owner_id', type: 'varchar', length: 40 })
  ownerId!: string;

  @Column({ name: 'message_id', type: 'int', nullable: true })
  messageId!: number | null;

  @Column({ type: 'varchar', length: 8 })
  kind!: AttachmentKind;

  @Column({ name: 'media_type', type: 'varchar', length: 40 })
  mediaType!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'int' })
  bytes!: number;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ type: 'int' })
  position!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

import type { AdType, LeadCodeWay, LeadState } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** A form sent on a campaign page. */
@Entity({ name: 'lead_request' })
export class LeadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Scope of the request's idempotency key, so that a repeated request stores one lead. */
  @Column({ name: 'request_key', type: 'varchar', length: 64, nullable: true })
  requestKey!: string | null;

  /** Scope of the idempotency key of the request that sent the code. */
  @Column({ name: 'verify_key', type: 'varchar', length: 64, nullable: true })
  verifyKey!: string | null;

  @Column({ name: 'ad_type', type: 'varchar', length: 40 })
  adType!: AdType;

  /** Path and query of the page on this site. */
  @Column({ name: 'ad_url', type: 'varchar', length: 500 })
  adUrl!: string;

  @Column({ name: 'first_name', type: 'varchar', length: 80 })
  firstName!: string;

  @Column({ name: 'last_name', type: 'varchar', length: 80 })
  lastName!: string;

  /** E-mail address in lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Digits only, like the mobile number. */
  @Column({ name: 'dial_code', type: 'varchar', length: 5 })
  dialCode!: string;

  @Column({ type: 'varchar', length: 17 })
  mobile!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'company_name', type: 'varchar', length: 120 })
  companyName!: string;

  @Column({ name: 'app_id', type: 'varchar', length: 40 })
  appId!: string;

  @Column({ name: 'app_name', type: 'varchar', length: 80 })
  appName!: string;

  /** SHA-256 of the session id: only the browser that sent the lead may resend and verify its code. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  /** Version of the landing remote that the server served to this visitor. */
  @Column({ name: 'release_version', type: 'varchar', length: 80, nullable: true })
  releaseVersion!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  experiment!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  variant!: string | null;

  /** Version of the terms that the sender agreed to. */
  @Column({ name: 'terms_version', type: 'varchar', length: 20, nullable: true })
  termsVersion!: string | null;

  @Column({ name: 'agreed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  agreedAt!: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** Ways its newest code went; empty while none could be sent. */
  @Column({ name: 'sent_to', type: 'varchar', length: 40, transformer: json })
  sentTo!: readonly LeadCodeWay[];

  /** When the code was confirmed; null until then. */
  @Column({ name: 'verified_at', type: 'bigint', nullable: true, transformer: largeNumber })
  verifiedAt!: number | null;

  /** Outbox messages that carry the lead to sales. */
  @Column({ name: 'mail_message_id', type: 'integer', nullable: true })
  mailMessageId!: number | null;

  @Column({ name: 'hook_message_id', type: 'integer', nullable: true })
  hookMessageId!: number | null;

  /** What became of it in the office. */
  @Column({ type: 'varchar', length: 10 })
  state!: LeadState;

  /** Colleague whose lead it is; null for nobody. */
  @Column({ name: 'assignee_id', type: 'varchar', length: 40, nullable: true })
  assigneeId!: string | null;

  /** Number of changes of state and assignee. */
  @Column({ type: 'integer' })
  revision!: number;
}

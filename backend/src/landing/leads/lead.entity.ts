import type { AdType, LeadCodeWay } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, milliseconds } from '../../kernel/database/columns';

/** What somebody asked for on a campaign page. */
@Entity({ name: 'lead_request' })
export class LeadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Scope of the request's idempotency key: however often a request is repeated, it leaves one lead. */
  @Column({ name: 'request_key', type: 'varchar', length: 64, nullable: true })
  requestKey!: string | null;

  /** The same of the request that sent its code in. */
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

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Digits only, as is the mobile number. */
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

  /** SHA-256 of the cookie's id: resend and verify belong to the browser that sent the lead. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  /** Of the landing remote, as the server served it to this visitor. */
  @Column({ name: 'release_version', type: 'varchar', length: 80, nullable: true })
  releaseVersion!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  experiment!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  variant!: string | null;

  /** Version of the terms that were agreed to, and when. */
  @Column({ name: 'terms_version', type: 'varchar', length: 20, nullable: true })
  termsVersion!: string | null;

  @Column({ name: 'agreed_at', type: 'bigint', nullable: true, transformer: milliseconds })
  agreedAt!: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;

  /** Ways its newest code went; empty while none could be sent. */
  @Column({ name: 'sent_to', type: 'varchar', length: 40, transformer: json })
  sentTo!: readonly LeadCodeWay[];

  /** Null while nobody has sent in the code. */
  @Column({ name: 'verified_at', type: 'bigint', nullable: true, transformer: milliseconds })
  verifiedAt!: number | null;

  /** Messages in the outbox that carry the lead to the people who answer it. */
  @Column({ name: 'mail_message_id', type: 'integer', nullable: true })
  mailMessageId!: number | null;

  @Column({ name: 'hook_message_id', type: 'integer', nullable: true })
  hookMessageId!: number | null;
}

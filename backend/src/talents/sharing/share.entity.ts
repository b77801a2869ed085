import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Profiles sent by a sender to a receiver. */
@Entity({ name: 'share' })
export class ShareEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** SHA-256 of the link's token. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  /** Account of the sender; null for a visitor. */
  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  @Column({ name: 'sender_name', type: 'varchar', length: 170 })
  senderName!: string;

  @Column({ name: 'sender_email', type: 'varchar', length: 254 })
  senderEmail!: string;

  /** Number in E.164, as is the receiver's. */
  @Column({ name: 'sender_mobile', type: 'varchar', length: 24 })
  senderMobile!: string;

  @Column({ name: 'receiver_name', type: 'varchar', length: 170 })
  receiverName!: string;

  @Column({ name: 'receiver_first_name', type: 'varchar', length: 80 })
  receiverFirstName!: string;

  @Column({ name: 'receiver_email', type: 'varchar', length: 254 })
  receiverEmail!: string;

  @Column({ name: 'receiver_mobile', type: 'varchar', length: 24 })
  receiverMobile!: string;

  @Column({ type: 'text' })
  description!: string;

  /** Ids in the order shown. */
  @Column({ name: 'talent_ids', type: 'text', transformer: json })
  talentIds!: readonly number[];

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'expires_at', type: 'bigint', transformer: largeNumber })
  expiresAt!: number;

  /** SHA-256 of the token with which a sender without an account manages the share. */
  @Column({ name: 'manage_hash', type: 'varchar', length: 64, nullable: true })
  manageHash!: string | null;

  /** HMAC of the passcode and the link it belongs to. */
  @Column({ name: 'passcode_hash', type: 'varchar', length: 64, nullable: true })
  passcodeHash!: string | null;

  /** Time at which the sender revoked the link. */
  @Column({ name: 'revoked_at', type: 'bigint', nullable: true, transformer: largeNumber })
  revokedAt!: number | null;

  @Column({ type: 'int', default: 0 })
  views!: number;

  /** List that a link was made from by its owner, who copies it; null for profiles that were sent to a receiver. */
  @Column({ name: 'list_id', type: 'int', nullable: true, default: null })
  listId!: number | null;

  /** Token of such a link, sealed with SECRET_KEY, so that its owner can copy it again. */
  @Column({ name: 'sealed_token', type: 'varchar', length: 200, nullable: true, default: null })
  sealedToken!: string | null;

  /** Notes that are shown with the people, by id. */
  @Column({ type: 'text', nullable: true, transformer: json, default: null })
  notes!: Readonly<Record<string, string>> | null;

  @Column({ name: 'last_viewed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  lastViewedAt!: number | null;
}

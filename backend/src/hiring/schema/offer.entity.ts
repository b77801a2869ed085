import type { HiringSide, OfferState, OfferTerms } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Offer of a client to a talent; its terms are in its versions. */
@Entity('offer')
export class OfferEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'client_id', type: 'varchar', length: 40 })
  clientId!: string;

  @Column({ name: 'talent_user_id', type: 'varchar', length: 40 })
  talentUserId!: string;

  /** Profile that was offered to. */
  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'job_id', type: 'int', nullable: true })
  jobId!: number | null;

  @Column({ name: 'role_id', type: 'int', nullable: true })
  roleId!: number | null;

  @Column({ name: 'application_id', type: 'int', nullable: true })
  applicationId!: number | null;

  @Column({ name: 'invitation_id', type: 'int', nullable: true })
  invitationId!: number | null;

  @Column({ type: 'varchar', length: 10 })
  state!: OfferState;

  /** Side whose answer is awaited. */
  @Column({ type: 'varchar', length: 6 })
  turn!: HiringSide;

  @Column({ type: 'int' })
  version!: number;

  /** End of the last day for an answer. */
  @Column({ name: 'answer_until', type: 'bigint', transformer: largeNumber })
  answerUntil!: number;

  @Column({ type: 'text' })
  reason!: string;

  /** Unique while the offer is open: client, role and talent, so that one role has one open offer per person. */
  @Column({ name: 'open_key', type: 'varchar', length: 120, nullable: true })
  openKey!: string | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'moved_at', type: 'bigint', transformer: largeNumber })
  movedAt!: number;

  @Column({ name: 'decided_at', type: 'bigint', nullable: true, transformer: largeNumber })
  decidedAt!: number | null;
}

/** Terms of an offer as one side proposed them. */
@Entity('offer_version')
export class OfferVersionEntity {
  @PrimaryColumn({ name: 'offer_id', type: 'int' })
  offerId!: number;

  @PrimaryColumn({ type: 'int' })
  version!: number;

  @Column({ name: 'by_side', type: 'varchar', length: 6 })
  by!: HiringSide;

  @Column({ type: 'text', transformer: json })
  terms!: OfferTerms;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

export type AcceptanceWay = 'sign_up' | 'login' | 'account' | 'continued_use';

/** Acceptance of a version of the terms by a user. */
@Entity({ name: 'terms_acceptance' })
export class TermsAcceptanceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Day of the text in India, YYYY-MM-DD; older acceptances keep the former names, such as 2024-01. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  version!: string;

  @Column({ type: 'varchar', length: 20 })
  how!: AcceptanceWay;

  @Column({ name: 'accepted_at', type: 'bigint', transformer: largeNumber })
  acceptedAt!: number;
}

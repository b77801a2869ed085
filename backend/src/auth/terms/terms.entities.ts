import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

export type AcceptanceWay = 'sign_up' | 'login' | 'account' | 'continued_use';

/** Who accepted which version of the terms, when and how. */
@Entity({ name: 'terms_acceptance' })
export class TermsAcceptanceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** The day of the text in India, YYYY-MM-DD. A text that the site no longer has keeps the name it was accepted by, 2024-01. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  version!: string;

  @Column({ type: 'varchar', length: 20 })
  how!: AcceptanceWay;

  @Column({ name: 'accepted_at', type: 'bigint', transformer: milliseconds })
  acceptedAt!: number;
}

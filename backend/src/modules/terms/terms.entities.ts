import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../platform/database/columns';

/** A version of the Terms & Conditions. */
@Entity({ name: 'terms_version' })
export class TermsVersionEntity {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  version!: string;

  @Column({ name: 'posted_at', type: 'bigint', transformer: milliseconds })
  postedAt!: number;

  @Column({ name: 'effective_at', type: 'bigint', transformer: milliseconds })
  effectiveAt!: number;

  /** What changes, in a sentence or two. */
  @Column({ type: 'varchar', length: 500 })
  summary!: string;
}

export type AcceptanceWay = 'sign_up' | 'login' | 'account' | 'continued_use';

/** Who accepted which version, when and how. */
@Entity({ name: 'terms_acceptance' })
export class TermsAcceptanceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  version!: string;

  @Column({ type: 'varchar', length: 20 })
  how!: AcceptanceWay;

  @Column({ name: 'accepted_at', type: 'bigint', transformer: milliseconds })
  acceptedAt!: number;
}

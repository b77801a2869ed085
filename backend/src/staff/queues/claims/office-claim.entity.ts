import type { Queue } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../../kernel/database/columns';

/** Claim of an item of a queue by somebody of the office. The key is the item, so nobody has it twice. */
@Entity({ name: 'office_claim' })
export class OfficeClaimEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  queue!: Queue;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  item!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** End of the claim; a later one is made by claiming again. */
  @Column({ name: 'claimed_until', type: 'bigint', transformer: largeNumber })
  until!: number;
}

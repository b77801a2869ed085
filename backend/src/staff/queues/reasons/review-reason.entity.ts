import type { Queue } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../../kernel/database/columns';

/** Reason that somebody of the office wrote about an item of a queue, offered to colleagues afterwards. */
@Entity({ name: 'review_reason' })
export class ReviewReasonEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  queue!: Queue;

  /** SHA-256 of the text, in hexadecimal. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ type: 'varchar', length: 4000 })
  text!: string;

  @Column({ type: 'int' })
  uses!: number;

  @Column({ name: 'used_at', type: 'bigint', transformer: largeNumber })
  usedAt!: number;
}

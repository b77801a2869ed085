import type { VoteChoice } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A visitor's vote on whether one FAQ answer was helpful. */
@Entity({ name: 'faq_vote' })
export class FaqVoteEntity {
  /** Name of the FAQ document. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  name!: string;

  /** Keyed hash of the account's or the browser's id, which identifies nobody. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  voter!: string;

  @Column({ type: 'varchar', length: 3 })
  answer!: VoteChoice;

  @Column({ name: 'voted_at', type: 'bigint', transformer: largeNumber })
  votedAt!: number;
}

/** How many voters said that an answer was helpful, and how many that it was not. */
@Entity({ name: 'faq_vote_count' })
export class FaqVoteCountEntity {
  /** Name of the FAQ document. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'integer' })
  yes!: number;

  @Column({ type: 'integer' })
  no!: number;
}

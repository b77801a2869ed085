import type { VoteChoice } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** What one visitor said about one answer. */
@Entity({ name: 'faq_vote' })
export class FaqVoteEntity {
  /** Of the question. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  name!: string;

  /** A keyed hash of the account, or of the browser's id: nobody can be read from it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  voter!: string;

  @Column({ type: 'varchar', length: 3 })
  answer!: VoteChoice;

  @Column({ name: 'voted_at', type: 'bigint', transformer: milliseconds })
  votedAt!: number;
}

import type { FeedbackChoice } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** What the receiver of a share says to one of its people. */
@Entity({ name: 'share_answer' })
export class ShareAnswerEntity {
  @PrimaryColumn({ name: 'share_id', type: 'int' })
  shareId!: number;

  @PrimaryColumn({ name: 'talent_id', type: 'int' })
  talentId!: number;

  /** Null beside a comment alone. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  answer!: FeedbackChoice | null;

  @Column({ type: 'text' })
  comment!: string;

  @Column({ name: 'answered_at', type: 'bigint', transformer: milliseconds })
  answeredAt!: number;
}

import type { FeedbackChoice } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Feedback of a share's receiver on one of its profiles. */
@Entity({ name: 'share_answer' })
export class ShareFeedbackEntity {
  @PrimaryColumn({ name: 'share_id', type: 'int' })
  shareId!: number;

  @PrimaryColumn({ name: 'talent_id', type: 'int' })
  talentId!: number;

  /** Null when only a comment was given. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  answer!: FeedbackChoice | null;

  @Column({ type: 'text' })
  comment!: string;

  @Column({ name: 'answered_at', type: 'bigint', transformer: largeNumber })
  answeredAt!: number;
}

import type { HiringSide } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** What one side of a done booking wrote about the other. */
@Entity('review')
export class ReviewEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'booking_id', type: 'int' })
  bookingId!: number;

  @Column({ name: 'by_side', type: 'varchar', length: 6 })
  by!: HiringSide;

  @Column({ name: 'author_id', type: 'varchar', length: 40 })
  authorId!: string;

  @Column({ name: 'subject_id', type: 'varchar', length: 40 })
  subjectId!: string;

  @Column({ type: 'int' })
  first!: number;

  @Column({ type: 'int' })
  second!: number;

  @Column({ type: 'int' })
  third!: number;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;

  /** Null until it is shown. */
  @Column({ name: 'shown_at', type: 'bigint', nullable: true, transformer: largeNumber })
  shownAt!: number | null;

  /** When it is shown at the latest, whether or not the other side wrote one. */
  @Column({ name: 'shows_until', type: 'bigint', transformer: largeNumber })
  showsUntil!: number;

  @Column({ type: 'text' })
  reply!: string;

  @Column({ name: 'replied_at', type: 'bigint', nullable: true, transformer: largeNumber })
  repliedAt!: number | null;

  @Column({ name: 'taken_down_at', type: 'bigint', nullable: true, transformer: largeNumber })
  takenDownAt!: number | null;

  @Column({ name: 'taken_down_reason', type: 'text' })
  takenDownReason!: string;
}

/** Sum of the shown reviews of a user on one side; `points` are those of all three questions. */
@Entity('rating')
export class RatingEntity {
  @PrimaryColumn({ name: 'subject_id', type: 'varchar', length: 40 })
  subjectId!: string;

  @PrimaryColumn({ type: 'varchar', length: 6 })
  side!: HiringSide;

  @Column({ type: 'int' })
  count!: number;

  @Column({ type: 'int' })
  points!: number;
}

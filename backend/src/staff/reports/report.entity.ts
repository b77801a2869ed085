import type { ReportReason, ReportSubject } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** An abuse report of something that should not be on the site. */
@Entity('report')
export class ReportEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 12 })
  subject!: ReportSubject;

  @Column({ name: 'subject_id', type: 'int' })
  subjectId!: number;

  @Column({ type: 'varchar', length: 12 })
  reason!: ReportReason;

  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'reporter_id', type: 'varchar', length: 40, nullable: true })
  reporterId!: string | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'closed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  closedAt!: number | null;

  /** What staff did about it. */
  @Column({ type: 'varchar', length: 500 })
  outcome!: string;
}

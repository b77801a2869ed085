import type { UpkeepTask } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A run of a task that the office started. */
@Entity({ name: 'upkeep_run' })
export class UpkeepRunEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  task!: UpkeepTask;

  /** Actor, as the audit trail names it. */
  @Column({ name: 'asked_by', type: 'varchar', length: 80 })
  askedBy!: string;

  @Column({ name: 'asked_at', type: 'bigint', transformer: largeNumber })
  askedAt!: number;

  /** When an instance of the backend took it; null until then. */
  @Column({ name: 'begun_at', type: 'bigint', nullable: true, transformer: largeNumber })
  begunAt!: number | null;

  @Column({ name: 'ended_at', type: 'bigint', nullable: true, transformer: largeNumber })
  endedAt!: number | null;

  /** How many it counted; null for a run that is not over, or failed. */
  @Column({ type: 'integer', nullable: true })
  result!: number | null;
}

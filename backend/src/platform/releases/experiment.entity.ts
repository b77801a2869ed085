import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

export type ExperimentState = 'running' | 'paused' | 'ended';

/** An experiment between releases of one remote. Its name is never reused, because visitors' cookies contain it. */
@Entity({ name: 'experiment' })
export class ExperimentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  /** The remote while the experiment is active, then null. A unique index allows one active experiment per remote. */
  @Column({ name: 'active_remote', type: 'varchar', length: 40, nullable: true })
  activeRemote!: string | null;

  @Column({ type: 'varchar', length: 43 })
  salt!: string;

  /** Patterns of the pages that the experiment is about; null: all of the remote. */
  @Column({ type: 'simple-json', nullable: true })
  routes!: string[] | null;

  @Column({ type: 'varchar', length: 10 })
  state!: ExperimentState;

  @Column({ name: 'started_at', type: 'bigint', transformer: largeNumber })
  startedAt!: number;

  @Column({ name: 'ended_at', type: 'bigint', nullable: true, transformer: largeNumber })
  endedAt!: number | null;
}

/** A variant other than A. A has no row: its release is the stable one, its weight the rest. */
@Entity({ name: 'experiment_variant' })
export class ExperimentVariantEntity {
  @PrimaryColumn({ name: 'experiment_id', type: 'integer' })
  experimentId!: number;

  @PrimaryColumn({ type: 'varchar', length: 1 })
  variant!: string;

  @Column({ type: 'integer' })
  weight!: number;

  @Column({ name: 'release_id', type: 'integer' })
  releaseId!: number;
}

/** A release that a variant (A included) was shown as, and since when. */
@Entity({ name: 'experiment_build' })
export class ExperimentBuildEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'experiment_id', type: 'integer' })
  experimentId!: number;

  @Column({ type: 'varchar', length: 1 })
  variant!: string;

  @Column({ name: 'release_id', type: 'integer' })
  releaseId!: number;

  @Column({ type: 'bigint', transformer: largeNumber })
  since!: number;
}

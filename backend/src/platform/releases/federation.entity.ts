import type { Release } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, milliseconds } from '../../kernel/database/columns';

/** An immutable build of a remote: its content is never updated. */
@Entity({ name: 'remote_release' })
export class ReleaseEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  @Column({ type: 'text', transformer: json })
  content!: Release;

  @Column({ name: 'published_at', type: 'bigint', transformer: milliseconds })
  publishedAt!: number;

  /** When it last became what visitors get by default; null: never yet. */
  @Column({ name: 'stable_at', type: 'bigint', nullable: true, transformer: milliseconds })
  stableAt!: number | null;

  /** When a rollback took it away from visitors. */
  @Column({ name: 'withdrawn_at', type: 'bigint', nullable: true, transformer: milliseconds })
  withdrawnAt!: number | null;
}

/** Which release of a remote is stable, and the one to fall back to. */
@Entity({ name: 'rollout' })
export class RolloutEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ name: 'release_id', type: 'integer' })
  releaseId!: number;

  @Column({ name: 'fallback_id', type: 'integer', nullable: true })
  fallbackId!: number | null;
}

/** One row: grows with every change of a rollout. */
@Entity({ name: 'registry_state' })
export class RegistryStateEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  revision!: number;
}

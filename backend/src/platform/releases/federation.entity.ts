import type { Release, StoredRecord } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

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

  @Column({ name: 'published_at', type: 'bigint', transformer: largeNumber })
  publishedAt!: number;

  /** When the release last became stable; null if never. */
  @Column({ name: 'stable_at', type: 'bigint', nullable: true, transformer: largeNumber })
  stableAt!: number | null;

  /** When the release was withdrawn, by a rollback or by its squad; null if it is not withdrawn. */
  @Column({ name: 'withdrawn_at', type: 'bigint', nullable: true, transformer: largeNumber })
  withdrawnAt!: number | null;

  /** When another release took its place as the stable one; null while it is stable or never was. */
  @Column({ name: 'stable_until', type: 'bigint', nullable: true, transformer: largeNumber })
  stableUntil!: number | null;

  /** When its files were deleted; null while they are there. */
  @Column({ name: 'files_deleted_at', type: 'bigint', nullable: true, transformer: largeNumber })
  filesDeletedAt!: number | null;

  /** What its publisher said of it; null for a release without a record. */
  @Column({ type: 'text', nullable: true, transformer: json })
  record!: StoredRecord | null;
}

/** The stable release of a remote and its fallback. */
@Entity({ name: 'rollout' })
export class RolloutEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ name: 'release_id', type: 'integer' })
  releaseId!: number;

  @Column({ name: 'fallback_id', type: 'integer', nullable: true })
  fallbackId!: number | null;

  /** Who chose the stable release, as in the audit log; null when a start of the site did, which may then choose again. */
  @Column({ name: 'chosen_by', type: 'varchar', length: 80, nullable: true })
  chosenBy!: string | null;

  /** When the remote was deleted; null while it is served. */
  @Column({ name: 'deleted_at', type: 'bigint', nullable: true, transformer: largeNumber })
  deletedAt!: number | null;

  /** Who deleted it, as in the audit log. */
  @Column({ name: 'deleted_by', type: 'varchar', length: 80, nullable: true })
  deletedBy!: string | null;
}

/** The revision of the registry in a single row; each change of a rollout increments it. */
@Entity({ name: 'registry_state' })
export class RegistryStateEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  revision!: number;
}

import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** What pages told of a release, as they told it: for whoever looks for the cause. Nothing is counted here. */
@Entity({ name: 'release_beacon' })
export class BeaconEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  @Column({ type: 'varchar', length: 20 })
  outcome!: string;

  @Column({ type: 'varchar', length: 300 })
  reason!: string;

  @Column({ type: 'integer' })
  milliseconds!: number;

  @Column({ name: 'reported_at', type: 'bigint', transformer: milliseconds })
  reportedAt!: number;
}

/** How a release fared on one page of the front door: once, whatever the page tells. */
@Entity({ name: 'release_report' })
export class PageLoadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  /** Random name in the page's token. */
  @Column({ type: 'varchar', length: 43 })
  page!: string;

  /** Keyed hash of the network (/24, /64) it came from, to tell one place from many; empty after a day. */
  @Column({ type: 'varchar', length: 64 })
  network!: string;

  @Column({ name: 'reported_at', type: 'bigint', transformer: milliseconds })
  reportedAt!: number;

  @Column({ name: 'failed_at', type: 'bigint', nullable: true, transformer: milliseconds })
  failedAt!: number | null;

  /** No code of the release ran. */
  @Column({ name: 'is_boot_failure', type: 'boolean' })
  isBootFailure!: boolean;
}

/** A release that was rolled back by itself: that happens to it once. */
@Entity({ name: 'automatic_rollback' })
export class AutomaticRollbackEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @PrimaryColumn({ type: 'varchar', length: 80 })
  version!: string;

  @Column({ name: 'happened_at', type: 'bigint', transformer: milliseconds })
  happenedAt!: number;
}

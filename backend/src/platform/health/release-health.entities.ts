import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A beacon as a page sent it, for diagnosis; counts come from `PageLoadEntity`. */
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

  /** Of the error; empty for a report without a page's token. */
  @Column({ type: 'varchar', length: 2000 })
  stack!: string;

  /** Name and main version, 'Chrome 142'; empty for the front door's reports. */
  @Column({ type: 'varchar', length: 40 })
  browser!: string;

  @Column({ type: 'integer' })
  milliseconds!: number;

  @Column({ name: 'reported_at', type: 'bigint', transformer: largeNumber })
  reportedAt!: number;
}

/** The outcome of a release on one page of the front door: one row per page and release, however many beacons it sends. */
@Entity({ name: 'release_report' })
export class PageLoadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  /** Random page id from the page's token. */
  @Column({ type: 'varchar', length: 43 })
  page!: string;

  /** Keyed hash of the sender's network (/24 or /64), to count distinct networks; empty after a day. */
  @Column({ type: 'varchar', length: 64 })
  network!: string;

  @Column({ name: 'reported_at', type: 'bigint', transformer: largeNumber })
  reportedAt!: number;

  @Column({ name: 'failed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  failedAt!: number | null;

  /** True if the page failed only at being drawn on the server; the browser drew it without a failure. */
  @Column({ name: 'is_draw_failure', type: 'boolean' })
  isDrawFailure!: boolean;
}

/** A step of a failing release that its squad has been told of; each is told once. */
@Entity({ name: 'release_alarm' })
export class ReleaseAlarmEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @PrimaryColumn({ type: 'varchar', length: 80 })
  version!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  step!: string;

  @Column({ name: 'raised_at', type: 'bigint', transformer: largeNumber })
  raisedAt!: number;
}

/** A release that was rolled back automatically, which happens once per release. */
@Entity({ name: 'automatic_rollback' })
export class AutomaticRollbackEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @PrimaryColumn({ type: 'varchar', length: 80 })
  version!: string;

  @Column({ name: 'happened_at', type: 'bigint', transformer: largeNumber })
  happenedAt!: number;
}

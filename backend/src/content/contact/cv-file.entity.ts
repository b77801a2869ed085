import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** A CV on disk. The row is there before the file and goes after it, so that none is ever lost sight of. */
@Entity({ name: 'cv_file' })
export class CvFileEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  /** SHA-256 of the cookie's id: it belongs to an application of the same browser. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** Keyed hash of the network address it came from. */
  @Column({ name: 'asked_from', type: 'varchar', length: 64, nullable: true })
  askedFrom!: string | null;

  @Column({ type: 'integer' })
  bytes!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;

  /** Of its application; null while it waits for one. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  ticket!: string | null;
}

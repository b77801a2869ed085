import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A CV on disk. The row is stored before the file and deleted after it, so that no file is left without a row. */
@Entity({ name: 'cv_file' })
export class CvFileEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  /** SHA-256 of the session id: only an application of the same browser may claim the file. */
  @Column({ name: 'asked_by', type: 'varchar', length: 64 })
  askedBy!: string;

  /** Keyed hash of the sender's network. */
  @Column({ name: 'asked_from', type: 'varchar', length: 64, nullable: true })
  askedFrom!: string | null;

  @Column({ type: 'integer' })
  bytes!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** Ticket of its application; null while it waits for one. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  ticket!: string | null;
}

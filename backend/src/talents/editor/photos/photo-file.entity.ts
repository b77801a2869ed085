import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../../kernel/database/columns';

/** A photo's folder on disk. The row is there before the files and goes after them, so that none is ever lost sight of. */
@Entity({ name: 'photo_file' })
export class PhotoFileEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** False while it is being written, and from when nothing names it any more. */
  @Column({ name: 'is_kept', type: 'boolean' })
  isKept!: boolean;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}

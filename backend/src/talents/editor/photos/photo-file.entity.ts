import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../../kernel/database/columns';

/** A photo's folder on disk. Its row is written before the files and deleted after them, so no file is without a row. */
@Entity({ name: 'photo_file' })
export class PhotoFileEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** False while the files are being written, and once nothing refers to them any more. */
  @Column({ name: 'is_kept', type: 'boolean' })
  isInUse!: boolean;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

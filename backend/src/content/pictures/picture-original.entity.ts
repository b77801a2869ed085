import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** An uploaded file, re-encoded and not cropped. Its row is written before its file and deleted after it. */
@Entity({ name: 'picture_original' })
export class PictureOriginalEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  /** SHA-256 of the uploaded file, so that an upload can be repeated when its answer was lost. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  /** Account of who uploaded it. */
  @Column({ name: 'added_by', type: 'varchar', length: 40 })
  addedBy!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** False while its file is being written. */
  @Column({ name: 'is_ready', type: 'boolean' })
  isReady!: boolean;
}

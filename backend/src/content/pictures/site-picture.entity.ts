import type { PictureShape, SitePicture } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** A picture that texts name: a part of an original. Its row is written before its files and deleted after them. */
@Entity({ name: 'site_picture' })
export class SitePictureEntity {
  /** Random name of its files. Another part of the original is another picture, as browsers cache a name for good. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 40 })
  original!: string;

  @Column({ type: 'varchar', length: 12 })
  shape!: PictureShape;

  @Column({ type: 'varchar', length: 200, transformer: json })
  crop!: SitePicture['crop'];

  @Column({ type: 'varchar', length: 200 })
  alt!: string;

  /** Account of who made it. */
  @Column({ name: 'added_by', type: 'varchar', length: 40 })
  addedBy!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** When a version of a text named it last; null for none. */
  @Column({ name: 'used_at', type: 'bigint', nullable: true, transformer: largeNumber })
  usedAt!: number | null;

  /** False while its files are being written. */
  @Column({ name: 'is_ready', type: 'boolean' })
  isReady!: boolean;
}

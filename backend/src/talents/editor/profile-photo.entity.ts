import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** A crop in parts of the original's width and height, from 0 to 1. */
export type PhotoCrop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

@Entity({ name: 'profile_photo' })
export class ProfilePhotoEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Position from 0, best first. */
  @Column({ type: 'smallint' })
  position!: number;

  /** Random name of the cropped picture's files; new with every crop, because browsers cache a name for good. */
  @Column({ type: 'varchar', length: 40 })
  name!: string;

  /** Random name of the uncropped picture's files. */
  @Column({ type: 'varchar', length: 40 })
  original!: string;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ type: 'varchar', length: 200 })
  alt!: string;

  @Column({ type: 'varchar', length: 200, transformer: json })
  crop!: PhotoCrop;

  /** SHA-256 of the uploaded file, so that a file is not added twice. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

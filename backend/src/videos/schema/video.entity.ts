import type { VideoPurpose, VideoState } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** An uploaded video. Its files are in the object store, and until it is prepared in the store of uploads. */
@Entity('video')
export class VideoEntity {
  /** 128 random bits in base64url; also the upload's name in its address. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id!: string;

  @Column({ name: 'owner_id', type: 'varchar', length: 40 })
  ownerId!: string;

  @Column({ type: 'varchar', length: 10 })
  purpose!: VideoPurpose;

  @Column({ type: 'varchar', length: 10 })
  state!: VideoState;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  /** Announced until the video is ready, then of the file that is played. */
  @Column({ type: 'int' })
  bytes!: number;

  /** Of the file that is played; '' until it is ready. */
  @Column({ name: 'media_type', type: 'varchar', length: 20 })
  mediaType!: string;

  @Column({ type: 'int' })
  seconds!: number;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ name: 'has_poster', type: 'boolean' })
  hasPoster!: boolean;

  @Column({ name: 'has_captions', type: 'boolean' })
  hasCaptions!: boolean;

  @Column({ type: 'varchar', length: 300 })
  refusal!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  /** When it was first found to be sent or shown; null until then. */
  @Column({ name: 'used_at', type: 'bigint', nullable: true, transformer: largeNumber })
  usedAt!: number | null;

  @Column({ name: 'checked_at', type: 'bigint', transformer: largeNumber })
  checkedAt!: number;

  /** Begun preparations. */
  @Column({ type: 'smallint' })
  attempts!: number;

  /** Who writes the upload or prepares the video until `leasedUntil`; '' for nobody. */
  @Column({ type: 'varchar', length: 22 })
  lease!: string;

  @Column({ name: 'leased_until', type: 'bigint', transformer: largeNumber })
  leasedUntil!: number;
}

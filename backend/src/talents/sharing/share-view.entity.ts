import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that showed a share today; the row is deleted after the day. */
@Entity({ name: 'share_view' })
export class ShareViewEntity {
  @PrimaryColumn({ name: 'share_id', type: 'int' })
  shareId!: number;

  /** HMAC of session id and day: it reveals neither, and does not connect two days. */
  @PrimaryColumn({ name: 'viewer_hash', type: 'varchar', length: 64 })
  viewerHash!: string;

  /** Calendar day in India, YYYY-MM-DD. */
  @Column({ name: 'seen_on', type: 'varchar', length: 10 })
  seenOn!: string;
}

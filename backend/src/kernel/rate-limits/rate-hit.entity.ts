import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../database/columns';

/** One counted use of a rate limit. Buckets contain hashes, never personal data. */
@Entity({ name: 'rate_hit' })
export class RateHitEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 100 })
  bucket!: string;

  @Column({ name: 'hit_at', type: 'bigint', transformer: largeNumber })
  hitAt!: number;
}

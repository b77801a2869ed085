import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was seeded, so that a second start has nothing to do. */
@Entity('seed_state')
export class SeedStateEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 120 })
  fingerprint!: string;
}

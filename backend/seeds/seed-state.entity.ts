import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Version of each seeded part, so that later starts skip it. */
@Entity('seed_state')
export class SeedStateEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 120 })
  fingerprint!: string;
}

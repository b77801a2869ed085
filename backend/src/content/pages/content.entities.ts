import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('story')
export class StoryEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  /** Talent whose story it is; picture, name and slug come from the profile. */
  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ type: 'varchar', length: 120 })
  role!: string;

  @Column({ type: 'text' })
  quote!: string;
}

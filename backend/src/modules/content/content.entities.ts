import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('faq')
export class FaqEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 60 })
  topic!: string;

  @Column({ type: 'varchar', length: 200 })
  question!: string;

  @Column({ type: 'text' })
  answer!: string;
}

@Entity('story')
export class StoryEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  /** Whose story it is; picture, name and address come from the profile. */
  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ type: 'varchar', length: 120 })
  role!: string;

  @Column({ type: 'text' })
  quote!: string;
}

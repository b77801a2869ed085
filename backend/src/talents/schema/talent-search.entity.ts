import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of a talent, with only what the listing filters and sorts by; written together with the talent. */
@Entity('talent_search')
export class TalentSearchEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ name: 'created_at', type: 'int' })
  createdAt!: number;

  /** Folded name, so that every engine sorts alike. */
  @Column({ name: 'sort_name', type: 'varchar', length: 80 })
  sortName!: string;

  @Column({ name: 'category_id', type: 'int' })
  categoryId!: number;

  @Column({ name: 'sub_category_id', type: 'int' })
  subCategoryId!: number;

  @Column({ name: 'city_id', type: 'int' })
  cityId!: number;

  @Column({ name: 'gender_id', type: 'int' })
  genderId!: number;

  /** Birthday in days since 1970; negative before. */
  @Column({ name: 'born_day', type: 'int' })
  bornDay!: number;

  @Column({ type: 'smallint' })
  status!: number;
}

/** A token by which a visible talent is found. */
@Entity('talent_word')
export class TalentTokenEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  word!: string;

  @PrimaryColumn({ name: 'talent_id', type: 'int' })
  talentId!: number;
}

/** A total updated with every write, because counting a million rows takes longer than reading a page. */
@Entity('talent_counter')
export class TalentCounterEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  scope!: string;

  @Column({ type: 'int' })
  total!: number;
}

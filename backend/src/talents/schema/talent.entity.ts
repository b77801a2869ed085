import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json } from '../../kernel/database/columns';
import type { PosterDirections, PublishedParts } from './talent-record';

@Entity('talent')
export class TalentEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 120 })
  slug!: string;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ name: 'gender_id', type: 'int' })
  genderId!: number;

  @Column({ name: 'born_on', type: 'varchar', length: 10 })
  bornOn!: string;

  @Column({ name: 'category_id', type: 'int' })
  categoryId!: number;

  @Column({ name: 'sub_category_id', type: 'int' })
  subCategoryId!: number;

  @Column({ name: 'city_id', type: 'int' })
  cityId!: number;

  @Column({ type: 'varchar', length: 40 })
  region!: string;

  @Column({ type: 'smallint' })
  status!: number;

  @Column({ name: 'is_premium', type: 'boolean' })
  isPremium!: boolean;

  @Column({ name: 'created_at', type: 'int' })
  createdAt!: number;

  @Column({ name: 'featured_position', type: 'smallint', nullable: true })
  featuredPosition!: number | null;

  @Column({ type: 'varchar', length: 160 })
  headline!: string;

  @Column({ type: 'text' })
  about!: string;

  @Column({ type: 'simple-json' })
  skills!: string[];

  @Column({ type: 'simple-json' })
  languages!: string[];

  @Column({ name: 'picture_count', type: 'smallint' })
  pictureCount!: number;

  @Column({ type: 'simple-json' })
  poster!: PosterDirections;

  @Column({ name: 'is_private', type: 'boolean' })
  isPrivate!: boolean;

  @Column({ type: 'text', nullable: true, transformer: json })
  published!: PublishedParts | null;
}

@Entity('talent_attribute')
export class TalentAttributeEntity {
  @PrimaryColumn({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @PrimaryColumn({ name: 'attribute_id', type: 'int' })
  attributeId!: number;

  /** Number, or index among the attribute's options. */
  @Column({ type: 'double' })
  value!: number;
}

@Entity('talent_credit')
export class TalentCreditEntity {
  @PrimaryColumn({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @PrimaryColumn({ type: 'smallint' })
  position!: number;

  @Column({ type: 'smallint' })
  year!: number;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'varchar', length: 80 })
  part!: string;

  @Column({ type: 'varchar', length: 40 })
  kind!: string;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('gender')
export class GenderEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  name!: string;
}

@Entity('category')
export class CategoryEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 60 })
  slug!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ name: 'has_physical', type: 'boolean' })
  hasPhysical!: boolean;

  @Column({ name: 'has_social', type: 'boolean' })
  hasSocial!: boolean;
}

@Entity('sub_category')
export class SubCategoryEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ name: 'category_id', type: 'int' })
  categoryId!: number;

  @Column({ type: 'varchar', length: 60 })
  name!: string;
}

@Entity('city')
export class CityEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'varchar', length: 80 })
  state!: string;

  @Column({ type: 'varchar', length: 80 })
  country!: string;
}

@Entity('attribute')
export class AttributeEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 60 })
  label!: string;

  /** 'physical' or 'social'. */
  @Column({ name: 'attribute_group', type: 'varchar', length: 10 })
  group!: string;

  /** 'dropdown' or 'input'. */
  @Column({ type: 'varchar', length: 10 })
  type!: string;

  @Column({ type: 'simple-json' })
  options!: string[];

  @Column({ type: 'varchar', length: 40 })
  placeholder!: string;

  @Column({ type: 'varchar', length: 10 })
  unit!: string;

  @Column({ name: 'is_public', type: 'boolean' })
  isPublic!: boolean;
}

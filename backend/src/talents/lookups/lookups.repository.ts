import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AttributeEntity, CategoryEntity, CityEntity, GenderEntity, SubCategoryEntity } from '../schema/lookup.entities';

export type Lookups = {
  readonly genders: readonly GenderEntity[];
  readonly categories: readonly CategoryEntity[];
  readonly subCategories: readonly SubCategoryEntity[];
  readonly cities: readonly CityEntity[];
  readonly attributes: readonly AttributeEntity[];
};

/** Reads the lookup tables: a few hundred rows, which the service caches. */
@Injectable()
export class LookupsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async readAll(): Promise<Lookups> {
    const order = { id: 'ASC' } as const;
    const [genders, categories, subCategories, cities, attributes] = await Promise.all([
      this.dataSource.getRepository(GenderEntity).find({ order }),
      this.dataSource.getRepository(CategoryEntity).find({ order }),
      this.dataSource.getRepository(SubCategoryEntity).find({ order }),
      this.dataSource.getRepository(CityEntity).find({ order }),
      this.dataSource.getRepository(AttributeEntity).find({ order }),
    ]);
    return { genders, categories, subCategories, cities, attributes };
  }

  /** Adds a city; does nothing when it exists. */
  async addCity(city: Readonly<CityEntity>): Promise<void> {
    await this.dataSource.manager.upsert(CityEntity, [{ ...city }], ['id']);
  }

  /** Adds or renames lookups; called by seeds and migrations only. */
  async save(lookups: Lookups): Promise<void> {
    const { manager } = this.dataSource;
    await manager.upsert(GenderEntity, [...lookups.genders], ['id']);
    await manager.upsert(CategoryEntity, [...lookups.categories], ['id']);
    await manager.upsert(SubCategoryEntity, [...lookups.subCategories], ['id']);
    await manager.upsert(CityEntity, [...lookups.cities], ['id']);
    await manager.upsert(AttributeEntity, [...lookups.attributes], ['id']);
  }
}

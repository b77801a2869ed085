import type { DataSource } from 'typeorm';
import { ATTRIBUTES } from './attributes';
import { CATEGORIES } from './categories';
import { GENDERS } from './genders';
import { seedStores } from './seed-stores';
import { CITIES } from './regions/cities';

export const LOOKUPS = {
  genders: GENDERS.map((gender) => ({ ...gender })),
  categories: CATEGORIES.map(({ id, slug, name, groups }) => ({
    id,
    slug,
    name,
    hasPhysical: groups.includes('physical'),
    hasSocial: groups.includes('social'),
  })),
  subCategories: CATEGORIES.flatMap((category) => category.subCategories.map(({ id, name }) => ({ id, categoryId: category.id, name }))),
  cities: CITIES.map((city) => ({ ...city })),
  attributes: ATTRIBUTES.map((attribute) => ({ ...attribute, options: [...attribute.options] })),
};

export async function seedLookups(dataSource: DataSource): Promise<void> {
  await seedStores(dataSource).lookups.save(LOOKUPS);
}

import type { CategorySeed, CategoryText, SubCategorySeed } from './category';
import { CRAFT_CATEGORIES } from './craft';
import { SCREEN_CATEGORIES } from './screen';
import { STAGE_CATEGORIES } from './stage';

export type { AttributeGroup, CategorySeed, SubCategorySeed } from './category';

/** Categories in the order of display, which decides their ids. */
const SHOWN_ORDER = [
  'Actor',
  'Model',
  'Singer',
  'Dancer',
  'Influencer',
  'Photographer',
  'Voice Artist',
  'Make-up Artist',
  'Musician',
  'Anchor',
  'Comedian',
  'Writer',
] as const;

const TEXTS = new Map([...SCREEN_CATEGORIES, ...STAGE_CATEGORIES, ...CRAFT_CATEGORIES].map((text) => [text.name, text]));

export const CATEGORIES: readonly CategorySeed[] = SHOWN_ORDER.map((name, index) => {
  const text = TEXTS.get(name);
  if (!text) throw new Error(`No text for category ${name}`);
  return toCategory(text, index + 1);
});

export function findCategory(name: string): CategorySeed {
  const category = CATEGORIES.find((candidate) => candidate.name === name);
  if (!category) throw new Error(`Unknown category ${name}`);
  return category;
}

export function findSubCategory(category: CategorySeed, name: string): SubCategorySeed {
  const found = category.subCategories.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`Category ${category.name} has no ${name}`);
  return found;
}

function toCategory({ name, weight, groups, skills }: CategoryText, id: number): CategorySeed {
  const subCategories = Object.entries(skills).map(([subName, list], index) => ({
    id: id * 100 + index + 1,
    name: subName,
    skills: list.split(', '),
  }));
  return { id, name, slug: name.toLowerCase().replaceAll(' ', '-'), weight, groups, subCategories };
}

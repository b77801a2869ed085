/** Attribute filters that a category offers. */
export type AttributeGroup = 'physical' | 'social';

export type SubCategorySeed = { readonly id: number; readonly name: string; readonly skills: readonly string[] };

export type CategorySeed = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly weight: number;
  readonly groups: readonly AttributeGroup[];
  readonly subCategories: readonly SubCategorySeed[];
};

export type CategoryText = Omit<CategorySeed, 'id' | 'slug' | 'subCategories'> & {
  /** Sub-categories by name, with the skills of their talents. */
  readonly skills: Readonly<Record<string, string>>;
};

/** Which attribute filters a category offers. */
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
  /** Name of each sub-category with the skills its people have. */
  readonly skills: Readonly<Record<string, string>>;
};

import type { FilterAttribute, Named } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { describeAttribute } from './attribute-words';
import { categoriesQuery, gendersQuery, subCategoriesQuery, toSubCategories } from '../../domain/lookups/lookups.query';
import type { SearchChange, TalentSearch } from './talent-search';
import { useCategoryAttributes } from './use-category-attributes';

export type AppliedFilter = { readonly label: string; readonly without: SearchChange };

/** Names the filters of a search. An id whose name is not known, or not yet, goes by what it is. */
export function useAppliedFilters(search: TalentSearch): readonly AppliedFilter[] {
  const { category, subCategory, gender } = search;
  const { data: categories } = useQuery(categoriesQuery);
  const { data: subCategories } = useQuery({
    ...subCategoriesQuery(category ?? 0),
    enabled: category !== undefined,
    select: toSubCategories,
  });
  const { known = [] } = useCategoryAttributes(category);
  const { data: genders } = useQuery({ ...gendersQuery, enabled: gender !== undefined });
  const filters: readonly (AppliedFilter | false)[] = [
    search.location !== '' && { label: search.location, without: { location: '' } },
    category !== undefined && {
      label: nameOf(category, categories) ?? 'Category',
      without: { category: undefined, subCategory: undefined },
    },
    subCategory !== undefined && { label: nameOf(subCategory, subCategories) ?? 'Sub-category', without: { subCategory: undefined } },
    gender !== undefined && { label: nameOf(gender, genders) ?? 'Gender', without: { gender: undefined } },
    describeAges(search),
    ...known.map((attribute) => describeAttributeOf(search, attribute)),
  ];
  return filters.filter((filter) => filter !== false);
}

function nameOf(id: number, rows: readonly Named[] | undefined): string | undefined {
  return rows?.find((row) => row.id === id)?.name;
}

function describeAttributeOf({ attributes }: TalentSearch, attribute: FilterAttribute): AppliedFilter | false {
  const { [String(attribute.id)]: text, ...others } = attributes;
  return text !== undefined && { label: describeAttribute(attribute, text), without: { attributes: others } };
}

function describeAges({ minAge, maxAge }: TalentSearch): AppliedFilter | false {
  const without = { minAge: undefined, maxAge: undefined };
  if (minAge !== undefined && maxAge !== undefined) return { label: `Age ${minAge}–${maxAge}`, without };
  if (minAge !== undefined) return { label: `Age ${minAge} and over`, without };
  if (maxAge !== undefined) return { label: `Age up to ${maxAge}`, without };
  return false;
}

import type { FilterAttribute } from '@alltalent/shared/contracts';
import { type AppliedFilter, nameOf } from '@alltalent/shared/ui/listing';
import { useQuery } from '@tanstack/react-query';
import { describeAttribute } from './attribute-label';
import { categoriesQuery, gendersQuery, subCategoriesQuery, toSubCategories } from '../../domain/lookups/lookups.query';
import type { SearchChange, TalentSearch } from './talent-search';
import { useCategoryAttributes } from './use-category-attributes';

type Applied = AppliedFilter<SearchChange>;

/** Names the filters of a search. An id whose name is not known, or not yet, goes by what it is. */
export function useAppliedFilters(search: TalentSearch): readonly Applied[] {
  const { category, subCategory, gender } = search;
  const { data: categories } = useQuery(categoriesQuery);
  const { data: subCategories } = useQuery({
    ...subCategoriesQuery(category ?? 0),
    enabled: category !== undefined,
    select: toSubCategories,
  });
  const { known = [] } = useCategoryAttributes(category);
  const { data: genders } = useQuery({ ...gendersQuery, enabled: gender !== undefined });
  const filters: readonly (Applied | false)[] = [
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

function describeAttributeOf({ attributes }: TalentSearch, attribute: FilterAttribute): Applied | false {
  const { [String(attribute.id)]: text, ...others } = attributes;
  return text !== undefined && { label: describeAttribute(attribute, text), without: { attributes: others } };
}

function describeAges({ minAge, maxAge }: TalentSearch): Applied | false {
  const without = { minAge: undefined, maxAge: undefined };
  if (minAge !== undefined && maxAge !== undefined) return { label: `Age ${minAge}–${maxAge}`, without };
  if (minAge !== undefined) return { label: `Age ${minAge} and over`, without };
  if (maxAge !== undefined) return { label: `Age up to ${maxAge}`, without };
  return false;
}

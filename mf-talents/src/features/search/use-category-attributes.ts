import type { FilterAttribute } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { type AttributeGroups, subCategoriesQuery, toAttributeGroups } from '../../domain/lookups/lookups.query';
import type { TalentSearch } from './talent-search';

const NONE: readonly FilterAttribute[] = [];

/** What people of a category can be filtered by beside gender and age. */
export function useCategoryAttributes(category: number | undefined) {
  const { data, isError, refetch } = useQuery({
    ...subCategoriesQuery(category ?? 0),
    enabled: category !== undefined,
    select: toAttributeGroups,
  });
  return { groups: data, known: allOf(data), isFailed: isError && !data, retry: refetch };
}

export type CategoryAttributes = ReturnType<typeof useCategoryAttributes>;

/** The search without its attributes where what they mean did not load: the rest of it goes on working. */
export function useListableSearch(search: TalentSearch): TalentSearch {
  const hasAttributes = Object.keys(search.attributes).length > 0;
  const { isFailed } = useCategoryAttributes(hasAttributes ? search.category : undefined);
  return hasAttributes && isFailed ? { ...search, attributes: {} } : search;
}

function allOf(groups: AttributeGroups | undefined): readonly FilterAttribute[] | undefined {
  return groups && (groups.physical.length + groups.social.length > 0 ? [...groups.physical, ...groups.social] : NONE);
}

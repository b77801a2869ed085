import type { FilterAttribute } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { type AttributeGroups, subCategoriesQuery, toAttributeGroups } from '../../../domain/lookups/lookups.query';

const NO_GROUPS: AttributeGroups = { physical: [], social: [] };
const NONE: readonly FilterAttribute[] = [];

/** What casting looks for in people of a category. */
export function useCastingAttributes(categoryId: number | null) {
  const { data, isError, refetch } = useQuery({
    ...subCategoriesQuery(categoryId ?? 0),
    enabled: categoryId !== null,
    select: toAttributeGroups,
  });
  const groups = data ?? NO_GROUPS;
  const attributes = data ? [...groups.physical, ...groups.social] : NONE;
  return { groups, attributes, isKnown: data !== undefined, isFailed: isError && !data, retry: refetch };
}

import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, formatCount, type RoleFitInput } from '@alltalent/shared/contracts';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import styles from './preview.module.css';
import { useOpenRole } from './open-role';
import { useJobContent } from './use-fields';

/** The question travels as text, so that the same one is asked once. */
function roleFitQuery(text: string) {
  return queryOptions({
    queryKey: [OWN_DATA, 'jobs', 'fit', text],
    staleTime: 60_000,
    retry: false,
    // Written by `questionOf` below.
    queryFn: ({ signal }) => request(ENDPOINTS.roleFit, JSON.parse(text) as RoleFitInput, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many people the open role would find. It is a help: where it does not answer, it is absent. */
export function RoleFit() {
  const content = useJobContent();
  const { openRole } = useOpenRole();
  const role = content.roles.find(({ key }) => key === openRole) ?? content.roles[0];
  const category = role?.category_id ?? content.category_id;
  const question: RoleFitInput | null = role
    ? {
        category_id: category,
        gender_id: role.gender_id,
        age_min: role.age_min,
        age_max: role.age_max,
        city_id: content.is_remote ? null : content.city_id,
        skills: role.skills,
      }
    : null;
  const text = useDebouncedValue(JSON.stringify(question));
  const isAsked = role !== undefined && category !== null && text !== 'null';
  const { data, isError } = useQuery({ ...roleFitQuery(text), enabled: isAsked });
  const isShown = isAsked && !isError && data !== undefined;
  return (
    <div role="status">
      {isShown && (
        <p className={`${styles.fit} num`}>
          <strong>{formatCount(data.total)}</strong> {data.total === 1 ? 'person fits' : 'people fit'} {role.name.trim() || 'this part'}.
          {data.without && ` Without ${data.without.skill}: ${formatCount(data.without.total)}.`}
        </p>
      )}
    </div>
  );
}

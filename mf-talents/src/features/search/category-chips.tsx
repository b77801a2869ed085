import { ChipLink, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './filter-chips.module.css';
import { categoriesQuery } from '../../domain/lookups/lookups.query';
import { talentsPath, type TalentSearch } from './talent-search';

const PROMOTED = ['Actor', 'Model', 'Influencer', 'Singer', 'Dancer', 'Voice Artist'];

/** One press to the categories most people come for; a second press takes it back. */
export function CategoryChips({ search }: { readonly search: TalentSearch }) {
  const { data, isPending } = useQuery(categoriesQuery);
  const promoted = PROMOTED.flatMap((name) => data?.find((row) => row.name === name) ?? []);
  return (
    <div className={styles.row} role="group" aria-label="Popular categories">
      {isPending && PROMOTED.map((name) => <Skeleton key={name} className={styles.chip} />)}
      {promoted.map(({ id, name }) => (
        <ChipLink key={id} to={pathOf(search, id)} isCurrent={id === search.category} preventScrollReset>
          {name}
        </ChipLink>
      ))}
    </div>
  );
}

function pathOf(search: TalentSearch, id: number): string {
  return talentsPath({ ...search, category: id === search.category ? undefined : id, subCategory: undefined, page: 1 });
}

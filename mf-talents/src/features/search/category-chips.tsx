import { Chip, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './filter-chips.module.css';
import { categoriesQuery } from '../../domain/lookups/lookups.query';
import type { CategoryChange } from './talent-search';

const PROMOTED = ['Actor', 'Model', 'Influencer', 'Singer', 'Dancer', 'Voice Artist'];

type CategoryChipsProps = { readonly category: number | undefined; readonly onChange: (change: CategoryChange) => void };

/** One press to the categories most people come for; a second press takes it back. */
export function CategoryChips({ category, onChange }: CategoryChipsProps) {
  const { data, isPending } = useQuery(categoriesQuery);
  const promoted = PROMOTED.flatMap((name) => data?.find((row) => row.name === name) ?? []);
  return (
    <div className={styles.row} role="group" aria-label="Popular categories">
      {isPending && PROMOTED.map((name) => <Skeleton key={name} className={styles.chip} />)}
      {promoted.map(({ id, name }) => (
        <Chip
          key={id}
          isPressed={id === category}
          onClick={() => onChange({ category: id === category ? undefined : id, subCategory: undefined })}
        >
          {name}
        </Chip>
      ))}
    </div>
  );
}

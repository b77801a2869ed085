import { useQuery } from '@tanstack/react-query';
import styles from './filter-drawer.module.css';
import { LoadAgain } from '../../domain/lookups/load-again';
import { gendersQuery } from '../../domain/lookups/lookups.query';

type GenderChoiceProps = { readonly value: number | undefined; readonly onChange: (gender: number | undefined) => void };

export function GenderChoice({ value, onChange }: GenderChoiceProps) {
  const { data = [], isError, refetch } = useQuery(gendersQuery);
  const choices = [...data, { id: undefined, name: 'Any' }];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Gender</legend>
      <div className={styles.pills}>
        {choices.map(({ id, name }) => (
          <label key={name} className={styles.pill}>
            <input type="radio" name="gender" value={id ?? ''} checked={id === value} onChange={() => onChange(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {isError && (
        <p className={styles.hint}>
          <LoadAgain what="Genders" onRetry={refetch} />
        </p>
      )}
    </fieldset>
  );
}

import { Icon } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import { t } from '../../messages';
import styles from './reviews.module.css';

const POINTS = ['1', '2', '3', '4', '5'] as const;

/** One to five points, as radio buttons that a thumb can hit. */
export function PointsField({ name, label }: { readonly name: string; readonly label: string }) {
  const id = useId();
  const { value, error, onChange } = useFormField<string>(name);
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.field}
    >
      <span id={id} className={styles.question}>
        {label}
      </span>
      <div className={styles.choices}>
        {POINTS.map((point) => (
          <label key={point} className={styles.choice}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={point}
              checked={value === point}
              aria-label={t('reviews.points', { count: Number(point) })}
              onChange={() => onChange(point)}
            />
            <Icon name="star" isSolid={Number(point) <= Number(value)} />
            <span className="num" aria-hidden="true">
              {point}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

import { useMayChange } from '@alltalent/shared/api';
import type { Applicant } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import styles from '../stars.module.css';
import { useRating } from './use-rating';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars, saved with the press. */
export function RatingField({ applicant }: { readonly applicant: Applicant }) {
  const { id, rating } = applicant;
  const rate = useRating(applicant);
  const mayChange = useMayChange();
  return (
    <fieldset className={styles.choices} disabled={!mayChange}>
      <legend className="vh">Your rating</legend>
      {STARS.map((star) => (
        <label key={star} className={styles.choice} data-on={star <= rating || undefined}>
          <input className="vh" type="radio" name={`rating-${id}`} value={star} checked={star === rating} onChange={() => rate(star)} />
          <span aria-hidden="true" />
          <span className="vh">{star === 1 ? '1 star' : `${star} stars`}</span>
        </label>
      ))}
      {mayChange && rating > 0 && <TextButton onClick={() => rate(0)}>Take the rating back</TextButton>}
    </fieldset>
  );
}

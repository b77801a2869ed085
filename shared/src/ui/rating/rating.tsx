import type { Rating as Rated } from '../../contracts/core/rating';
import { Icon } from '../icon/icon';
import styles from './rating.module.css';

export type RatingProps = {
  readonly rating: NonNullable<Rated>;
  /** Who wrote the reviews. */
  readonly by: 'clients' | 'talents';
};

/** The average of shown reviews, in one line: a star, '4.7 (12)'. */
export function Rating({ rating: { average, count }, by }: RatingProps) {
  const value = average.toFixed(1);
  return (
    <span className={`${styles.rating} num`}>
      <span className="vh">{`Rated ${value} of 5 by ${count} ${by}`}</span>
      <span className={styles.shown} aria-hidden="true">
        <Icon name="star" isSolid />
        {`${value} (${count})`}
      </span>
    </span>
  );
}

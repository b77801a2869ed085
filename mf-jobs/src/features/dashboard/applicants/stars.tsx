import styles from './stars.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** The client's own rating, to read. */
export function Stars({ rating }: { readonly rating: number }) {
  if (rating === 0) return <span className={`muted ${styles.none}`}>Not rated</span>;
  return (
    <span className={styles.stars} role="img" aria-label={`Your rating: ${rating} of 5`}>
      {STARS.map((star) => (
        <i key={star} data-on={star <= rating || undefined} />
      ))}
    </span>
  );
}

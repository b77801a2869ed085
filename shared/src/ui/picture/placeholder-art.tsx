import styles from './picture.module.css';

/** Neutral figure shown in place of a picture that did not load. */
export function PlaceholderArt() {
  return (
    <svg className={styles.art} viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path className={styles.beam} d="M330-20 470 520H40Z" />
      <ellipse className={styles.body} cx="200" cy="500" rx="150" ry="170" />
      <ellipse className={styles.body} cx="200" cy="225" rx="78" ry="95" />
    </svg>
  );
}

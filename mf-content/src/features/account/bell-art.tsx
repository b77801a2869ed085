import styles from './account.module.css';

/** A bell in the light, and nobody ringing. */
export function BellArt() {
  return (
    <svg className={styles.bell} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path className={styles.beam} d="M100 8 172 126H28Z" />
      <ellipse className={styles.floor} cx="100" cy="126" rx="72" ry="15" />
      <path d="M76 108h48l-7-11V82a17 17 0 0 0-34 0v15ZM92 115h16" />
      <path className={styles.lamp} d="M86 14h28l6-10H80Z" />
    </svg>
  );
}

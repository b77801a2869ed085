import { joinClasses } from '../join-classes';
import styles from './logo.module.css';

/** The spotlight and the name. Where it leads is up to the link around it. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={joinClasses(styles.logo, className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.cone} d="M16 1 28 26H4Z" />
        <ellipse className={styles.pool} cx="16" cy="26" rx="12" ry="4.5" />
      </svg>
      All Talent
    </span>
  );
}

import styles from './account-area.module.css';

const MOST_SHOWN = 99;

/** Number beside an icon, which the link's label says in words; nothing for zero. */
export function UnreadBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={`${styles.unread} num`} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

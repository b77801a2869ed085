import { SAFETY_NOTE } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './job-body.module.css';

/** Safety note: what nobody may ask for, and how to report it. */
export function JobSafety({ onReport }: { readonly onReport: () => void }) {
  return (
    <section className={styles.block} aria-label="Safety">
      <div className={styles.safety}>
        <Icon name="shield" />
        <p>
          <strong>{SAFETY_NOTE}</strong> No fee, no paid portfolio, no private meeting at home. If someone asks,{' '}
          <button type="button" className={styles.inline} aria-haspopup="dialog" onClick={onReport}>
            report this call
          </button>{' '}
          and we take it down.
        </p>
      </div>
    </section>
  );
}

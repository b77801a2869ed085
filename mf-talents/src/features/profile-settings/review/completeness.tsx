import type { ProfileStep } from '@alltalent/shared/contracts';
import styles from './review-bar.module.css';

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

/** How much is there, for the eye. */
export function CompletenessRing({ percent }: { readonly percent: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
      <circle className={styles.done} cx="24" cy="24" r={RADIUS} strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`} />
    </svg>
  );
}

/** What to do next, and the way there. */
export function NextStep({ percent, step }: { readonly percent: number; readonly step: ProfileStep | undefined }) {
  return (
    <p className={styles.next}>
      <strong className="num">{percent}% complete</strong>
      {step ? (
        <span>
          <span className={styles.nextWord}>Next: </span>
          <a href={`#${step.place}`}>{step.text}</a>
        </span>
      ) : (
        <span>Nothing is missing</span>
      )}
    </p>
  );
}

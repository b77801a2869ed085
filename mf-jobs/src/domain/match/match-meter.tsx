import type { JobMatch } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import styles from './match-meter.module.css';

/** More bars would not be distinguishable. */
const MOST_BARS = 8;

type MatchMeterProps = { readonly match: JobMatch; readonly lead?: string };

/** 'You match 4/5', with a bar for each requirement. Nothing where nothing is asked. */
export function MatchMeter({ match: { met, of }, lead = 'You match' }: MatchMeterProps) {
  if (of === 0) return null;
  return (
    <span className={`${styles.match} num`}>
      {of <= MOST_BARS && (
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} className={joinClasses(index >= met && styles.off)} />
          ))}
        </span>
      )}
      {lead} {met}/{of}
    </span>
  );
}

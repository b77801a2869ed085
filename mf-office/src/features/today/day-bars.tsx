import { formatCount, formatShortDay } from '@alltalent/shared/contracts';
import { t } from '../../messages/today';
import styles from './today.module.css';

type DayBarsProps = { readonly label: string; readonly days: readonly { readonly day: string; readonly count: number }[] };

const HEIGHT = 48;
const STEP = 12;
const BAR = 9;
/** Shows that a day has a bar of nothing. */
const LEAST = 1;

/** One figure by day: its sum, and a bar for each day; the last one is today and not over. */
export function DayBars({ label, days }: DayBarsProps) {
  const counts = days.map(({ count }) => count);
  const most = Math.max(1, ...counts);
  const sum = counts.reduce((total, count) => total + count, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span className="muted">{label}</span>
        <strong className={`num ${styles.sum}`}>{formatCount(sum)}</strong>
        <span className="muted num">{t('figures.most', { most })}</span>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={t('figures.plot', { label, sum, most, latest: last?.count ?? 0 })}
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => {
          const height = Math.max(LEAST, (count / most) * HEIGHT);
          const isLast = index === days.length - 1;
          return (
            <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} data-last={isLast || undefined}>
              <title>{`${formatShortDay(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={`muted num ${styles.ends}`} aria-hidden="true">
        <span>{first && formatShortDay(first.day)}</span>
        <span>{last && formatShortDay(last.day)}</span>
      </p>
    </figure>
  );
}

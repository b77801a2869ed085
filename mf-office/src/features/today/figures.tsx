import { formatShortDay, type TodayResponse } from '@alltalent/shared/contracts';
import { Icon, TextLink } from '@alltalent/shared/ui';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t, type TodayMessageId } from '../../messages/today';
import { DayBars } from './day-bars';
import styles from './today.module.css';

type Days = TodayResponse['days'];
type Figure = Exclude<keyof Days[number], 'day'>;

const FIGURES: readonly (readonly [Figure, TodayMessageId])[] = [
  ['sign_ups', 'figures.signUps'],
  ['profiles_approved', 'figures.profiles'],
  ['jobs_posted', 'figures.jobs'],
  ['applications', 'figures.applications'],
  ['leads', 'figures.leads'],
];

/** Plots of the last fourteen days, with the same figures as a table. */
export function Figures({ days }: { readonly days: Days }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        {t('figures.title')}
      </h2>
      <ul className={styles.plots}>
        {FIGURES.map(([figure, label]) => (
          <li key={figure}>
            <DayBars label={t(label)} days={days.map(({ day, [figure]: count }) => ({ day, count }))} />
          </li>
        ))}
      </ul>
      <p className={styles.toAll}>
        <TextLink to="/office/figures" hasArrow>
          {t('figures.toAll')}
        </TextLink>
      </p>
      <details className={styles.table}>
        <summary>
          <Icon name="down" />
          {t('figures.asTable')}
        </summary>
        <ScrollTable label={t('figures.title')}>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              {FIGURES.map(([figure, label]) => (
                <th key={figure} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatShortDay(day.day)}</th>
                {FIGURES.map(([figure]) => (
                  <td key={figure}>{day[figure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </section>
  );
}

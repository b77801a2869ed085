import type { Figures } from '@alltalent/shared/contracts';
import { Disclosure } from '@alltalent/shared/ui';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t } from '../../messages/figures';
import type { Figure } from './figure-list';
import { changeInWords, valueInWords, wholePeriod } from './figure-words';
import styles from './figures.module.css';
import { Plot } from './plot';
import type { PlotPoint } from './plot-drawing';

type FigureCardProps = { readonly figure: Figure; readonly figures: Figures; readonly isRunning: boolean };

/** A figure: its value for all days, how it changed, its plot, and the same as a table. */
export function FigureCard({ figure: { key, label, measure }, figures: { by, now, before, periods }, isRunning }: FigureCardProps) {
  const name = t(label);
  const points: readonly PlotPoint[] = periods.map(({ from, to, now: of, before: earlier }) => ({
    from,
    to,
    now: of[key],
    before: earlier[key],
  }));
  return (
    <section className={styles.card} aria-label={name}>
      <header>
        <h2 className={styles.name}>{name}</h2>
        <p className={`num ${styles.value}`}>{valueInWords(now.total[key], measure)}</p>
        <p className={`muted num ${styles.change}`}>{changeInWords(now.total[key], before.total[key], measure)}</p>
      </header>
      <Plot label={name} by={by} measure={measure} points={points} isRunning={isRunning} />
      <Disclosure className={styles.folded} summary={t('figures.table')}>
        <ScrollTable className={styles.scroll} label={t('figures.plot', { label: name, by })}>
          <thead>
            <tr>
              <th scope="col">{t('figures.period', { by })}</th>
              <th scope="col">{t('figures.tableNow')}</th>
              <th scope="col">{t('figures.tableBefore')}</th>
            </tr>
          </thead>
          <tbody className="num">
            {points.map((point) => (
              <tr key={point.from}>
                <th scope="row">{wholePeriod(by, point)}</th>
                <td>{valueInWords(point.now, measure)}</td>
                <td>{valueInWords(point.before, measure)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Disclosure>
    </section>
  );
}

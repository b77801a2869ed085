import type { Figures } from '@alltalent/shared/contracts';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t } from '../../messages/figures';
import styles from './figures.module.css';

type LeadLine = Figures['leads'][number];

/** Leads by page and variant, those with the most first, each with a bar. */
export function LeadFigures({ leads }: { readonly leads: readonly LeadLine[] }) {
  const most = Math.max(1, ...leads.map(({ now }) => now));
  return (
    <section className={styles.card} aria-label={t('figures.leadsTitle')}>
      <h2 className={styles.name}>{t('figures.leadsTitle')}</h2>
      {leads.length === 0 ? (
        <p className="muted">{t('figures.leadsNone')}</p>
      ) : (
        <ScrollTable className={styles.wide} label={t('figures.leadsTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('figures.page')}</th>
              <th scope="col">{t('figures.testAndVariant')}</th>
              <th scope="col">{t('figures.tableNow')}</th>
              <td className={styles.share} aria-hidden="true" />
              <th scope="col">{t('figures.tableBefore')}</th>
            </tr>
          </thead>
          <tbody>
            {leads.map((line) => (
              <LeadRow key={`${line.page} ${line.experiment} ${line.variant}`} line={line} most={most} />
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  );
}

function LeadRow({ line: { page, experiment, variant, now, before }, most }: { readonly line: LeadLine; readonly most: number }) {
  return (
    <tr>
      <th scope="row">{page || t('figures.otherPage')}</th>
      <td>{variant === '' ? <span className="muted">{t('figures.noTest')}</span> : t('figures.variant', { experiment, variant })}</td>
      <td className="num">{now}</td>
      <td className={styles.share} aria-hidden="true">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none">
          <rect width={(100 * now) / most} height={10} />
        </svg>
      </td>
      <td className="num">{before}</td>
    </tr>
  );
}

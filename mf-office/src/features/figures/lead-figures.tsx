import type { Figures } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import { useOffice } from '../../domain/office-page/confirming';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t } from '../../messages/figures';
import styles from './figures.module.css';

type LeadLine = Figures['leads'][number];

type LeadFiguresProps = {
  readonly leads: readonly LeadLine[];
  /** First day that is counted. */
  readonly from: string;
};

/** Leads by page and variant, those with the most first, each with a bar; for who may read leads, each line leads to its own. */
export function LeadFigures({ leads, from }: LeadFiguresProps) {
  const { rights } = useOffice();
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
              <LeadRow
                key={`${line.page} ${line.experiment} ${line.variant}`}
                line={line}
                most={most}
                path={rights.includes('leads') ? leadsOf(line, from) : null}
              />
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  );
}

/** The list of leads with the filters of a line; null for the pages that are counted together. */
function leadsOf({ page, variant }: LeadLine, since: string): string | null {
  if (page === '') return null;
  return `/office/leads?${new URLSearchParams({ page, ...(variant !== '' && { variant }), since }).toString()}`;
}

type LeadRowProps = { readonly line: LeadLine; readonly most: number; readonly path: string | null };

function LeadRow({ line: { page, experiment, variant, now, before }, most, path }: LeadRowProps) {
  return (
    <tr>
      <th scope="row">{path === null ? page || t('figures.otherPage') : <Link to={path}>{page}</Link>}</th>
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

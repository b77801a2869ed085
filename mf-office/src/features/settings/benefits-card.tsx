import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t } from '../../messages/settings';
import { MARK_NAMES, MARKS } from './setting-part';
import styles from './settings.module.css';

/** Benefits of the plans side by side. */
export function BenefitsCard({ settings: { plans } }: { readonly settings: StaffMembershipSettings }) {
  const rows = [
    [t('benefits.applications'), plans.map(({ benefits }) => applicationsOf(benefits.applications_per_month))],
    [t('benefits.photos'), plans.map(({ benefits }) => t('benefits.upTo', { count: benefits.portfolio_photos }))],
    ...MARK_NAMES.map((mark) => [t(MARKS[mark]), plans.map(({ benefits }) => t(benefits[mark] ? 'benefits.yes' : 'benefits.no'))] as const),
  ] as const;
  return (
    <>
      <ScrollTable label={t('benefits.table')} className={styles.benefits}>
        <thead>
          <tr>
            <th scope="col">{t('benefits.name')}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={plans[index]?.id} className="num">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={`muted ${styles.small}`}>{t('benefits.configured')}</p>
    </>
  );
}

function applicationsOf(count: number | null): string {
  return count === null ? t('benefits.noLimit') : t('benefits.perMonth', { count });
}

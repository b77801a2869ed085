import { t } from '../../messages';
import { BENEFIT_ROWS } from './benefit-rows';
import type { PlanOffer } from './plan-offers';
import { PlanAction } from './plan-action';
import { PlanHead } from './plan-head';
import { GivesMark } from './plan-values';
import styles from './plans.module.css';

/** The plans side by side: a column each, a row for each benefit. */
export function PlanTable({ offers }: { readonly offers: readonly PlanOffer[] }) {
  return (
    <table className={styles.table}>
      <caption className="vh">{t('plans.compared')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t('plans.corner')}
          </th>
          {offers.map((offer) => (
            <th key={offer.plan.id} scope="col" className={styles.column} data-first={offer.isFirst || undefined}>
              <PlanHead {...offer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BENEFIT_ROWS.map(({ id, name, of }) => (
          <tr key={id}>
            <th scope="row" className={styles.benefit}>
              {name}
            </th>
            {offers.map(({ plan, isFirst }) => (
              <td key={plan.id} className={styles.cell} data-first={isFirst || undefined}>
                <GivesMark gives={of(plan.benefits)} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.benefit}>
            <span className="vh">{t('plans.chooseRow')}</span>
          </th>
          {offers.map((offer) => (
            <td key={offer.plan.id} className={styles.end} data-first={offer.isFirst || undefined}>
              <PlanAction {...offer} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

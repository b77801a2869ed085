import { t } from '../../messages';
import { BENEFIT_ROWS } from './benefit-rows';
import type { PlanOffer } from './plan-offers';
import { PlanAction } from './plan-action';
import { PlanName, PlanPrice } from './plan-head';
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
            <span className="vh">{t('plans.corner')}</span>
          </th>
          {offers.map((offer) => (
            <th key={offer.plan.id} scope="col" className={styles.column} data-first={offer.isFirst || undefined}>
              <PlanName {...offer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.priceName}>
            {t('plans.price')}
          </th>
          {offers.map((offer) => (
            <td key={offer.plan.id} className={styles.priceCell} data-first={offer.isFirst || undefined}>
              <div className={styles.offer}>
                <PlanPrice {...offer} />
                <PlanAction {...offer} />
              </div>
            </td>
          ))}
        </tr>
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
      </tbody>
    </table>
  );
}

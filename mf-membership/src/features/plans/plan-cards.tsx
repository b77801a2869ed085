import { Card } from '@alltalent/shared/ui';
import { BENEFIT_ROWS } from './benefit-rows';
import type { PlanOffer } from './plan-offers';
import { PlanAction } from './plan-action';
import { PlanName, PlanPrice } from './plan-head';
import { GivesMark } from './plan-values';
import styles from './plans.module.css';

/** The plans one below the other, on a narrow page: each with what it includes, so that the next price is near. */
export function PlanCards({ offers }: { readonly offers: readonly PlanOffer[] }) {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.plan.id}>
          <Card className={styles.card} data-first={offer.isFirst || undefined}>
            <div>
              <h2 className={styles.cardName}>
                <PlanName {...offer} />
              </h2>
              <PlanPrice {...offer} />
            </div>
            <PlanAction {...offer} />
            <dl className={styles.gives}>
              {BENEFIT_ROWS.filter(({ of }) => of(offer.plan.benefits) !== false).map(({ id, name, of }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>
                    <GivesMark gives={of(offer.plan.benefits)} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

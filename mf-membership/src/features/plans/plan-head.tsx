import { type CurrencyRate, formatMinor, type Plan } from '@alltalent/shared/contracts';
import { Badge } from '@alltalent/shared/ui';
import { useAboutSum, percentOf } from '../../domain/sums/about-sum';
import { t } from '../../messages';
import styles from './plans.module.css';

export type PlanHeadProps = {
  readonly plan: Plan;
  readonly rates: readonly CurrencyRate[];
  readonly taxRate: number;
  readonly isOwn: boolean;
};

/** Name of a plan, with a badge if it is the visitor's own. */
export function PlanName({ plan: { id, name }, isOwn }: Pick<PlanHeadProps, 'plan' | 'isOwn'>) {
  const isFree = id === 'free';
  return (
    <span className={styles.name}>
      <strong>{name}</strong>
      {isOwn && <Badge kind={isFree ? 'soft' : 'premium'}>{t('plans.own')}</Badge>}
    </span>
  );
}

/** Price of a plan with tax, and an estimate in the visitor's currency. */
export function PlanPrice({ plan, rates, taxRate }: Omit<PlanHeadProps, 'isOwn'>) {
  const { tagline, price_minor: price, currency, term_months: months } = plan;
  const about = useAboutSum(price, rates);
  return (
    <div className={styles.head}>
      <p className={`num ${styles.price}`}>
        <span className={styles.sum}>{formatMinor(price, currency)}</span>{' '}
        {price > 0 && <span className={styles.term}>{t('plans.term', { months })}</span>}
      </p>
      <p className={`num ${styles.tax}`}>{price > 0 ? t('plans.tax', { percent: percentOf(taxRate) }) : t('plans.noPrice')}</p>
      {about !== '' && <p className={`num ${styles.tax}`}>{about}</p>}
      {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
    </div>
  );
}

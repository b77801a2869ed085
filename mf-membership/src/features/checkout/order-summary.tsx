import { type CurrencyRate, formatMinor, longDayInIndia, type Quote } from '@alltalent/shared/contracts';
import { Card } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { useAboutSum, percentOf } from '../../domain/sums/about-sum';
import { t } from '../../messages';
import styles from './checkout.module.css';

type OrderSummaryProps = {
  readonly quote: Quote;
  readonly rates: readonly CurrencyRate[];
  readonly isUpdating: boolean;
  /** Field for a promo code. */
  readonly children: ReactNode;
};

/** Summary of the order: the total with tax first, then its parts. */
export function OrderSummary({ quote, rates, isUpdating, children }: OrderSummaryProps) {
  const { plan_name: plan, total_minor: total, currency } = quote;
  const about = useAboutSum(total, rates);
  return (
    <Card className={styles.summary} role="region" aria-labelledby="order-title">
      <h2 id="order-title" className={styles.summaryTitle}>
        {t('checkout.order', { plan })}
      </h2>
      <div className={styles.total} aria-live="polite" aria-busy={isUpdating}>
        <p className={`num ${styles.sum}`}>
          <span className="vh">{t('checkout.total')} </span>
          {formatMinor(total, currency)}
        </p>
        <p className="num muted">{t('checkout.withTax', { tax: taxText(quote) })}</p>
      </div>
      {about !== '' && <p className={`num muted ${styles.small}`}>{about}</p>}
      <Lines quote={quote} />
      <p className={styles.small}>{termText(quote)}</p>
      {quote.promo.has_shoot && <p className={styles.small}>{t('checkout.withShoot')}</p>}
      {children}
    </Card>
  );
}

function Lines({ quote }: { readonly quote: Quote }) {
  const { currency, list_minor: list, discount_minor: discount, taxable_minor: taxable, taxes, total_minor: total, promo } = quote;
  const sum = (minor: number) => formatMinor(minor, currency);
  const reduced = [
    { name: t('checkout.listPrice'), value: sum(list) },
    { name: t('checkout.discount', { code: promo.code }), value: `\u2212${sum(discount)}` },
  ];
  const made = [
    { name: t('checkout.withoutTax'), value: sum(taxable) },
    ...taxes.map(({ name, rate_basis_points: rate, amount_minor: minor }) => ({
      name: t('checkout.taxLine', { name, percent: percentOf(rate) }),
      value: sum(minor),
    })),
  ];
  return (
    <dl className={`num ${styles.lines}`}>
      {(discount > 0 ? [...reduced, ...made] : made).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.lastLine}>
        <dt>{t('checkout.totalLine')}</dt>
        <dd>{sum(total)}</dd>
      </div>
    </dl>
  );
}

function taxText({ taxes, currency }: Quote): string {
  const rate = taxes.reduce((sum, tax) => sum + tax.rate_basis_points, 0);
  const tax = taxes.reduce((sum, { amount_minor: minor }) => sum + minor, 0);
  return t('checkout.taxSum', { percent: percentOf(rate), sum: formatMinor(tax, currency) });
}

function termText({ starts_at: from, ends_at: to, promo }: Quote): string {
  const days = { from: longDayInIndia(from), to: longDayInIndia(to) };
  return promo.extra_days > 0 ? t('checkout.termWithDays', { ...days, days: promo.extra_days }) : t('checkout.term', days);
}

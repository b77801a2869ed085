import { ENDPOINTS, formatMinor, longDayInIndia, shortMomentInIndia, type StaffOrderDetail } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { FactLines, Facts } from '../../domain/review/facts';
import money from '../../domain/money/money.module.css';
import { PAYMENT_STATE_NAMES } from '../../domain/money/words';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t } from '../../messages/money';
import styles from './order.module.css';

type OrderProps = { readonly order: StaffOrderDetail };

/** Plan, extras, sums and term. */
export function Bought({ order }: OrderProps) {
  const sum = (minor: number) => formatMinor(minor, order.currency);
  const unlessNone = (minor: number) => (minor === 0 ? '' : sum(minor));
  return (
    <Part title={t('order.bought')}>
      <FactLines
        facts={[
          [t('order.plan'), t('order.planValue', { plan: order.plan_name, months: order.term_months })],
          [t('order.renews'), order.renews ? t('order.renewsOn') : ''],
          [t('order.shoot'), order.has_shoot ? t('order.included') : ''],
          [t('order.extraDays'), order.extra_days === 0 ? '' : String(order.extra_days)],
          [t('order.code'), order.code],
          [t('order.list'), sum(order.list_minor)],
          [t('order.discount'), unlessNone(order.discount_minor)],
          [t('order.taxable'), sum(order.taxable_minor)],
          [t('order.cgst'), unlessNone(order.cgst_minor)],
          [t('order.sgst'), unlessNone(order.sgst_minor)],
          [t('order.igst'), unlessNone(order.igst_minor)],
          [t('order.total'), <strong key="total">{sum(order.total_minor)}</strong>],
          [t('order.term'), termOf(order)],
          [t('order.consent'), order.consent],
        ]}
      />
    </Part>
  );
}

function termOf({ period }: StaffOrderDetail): string {
  if (!period) return '';
  const days = { from: longDayInIndia(period.starts_at), to: longDayInIndia(period.ends_at) };
  return t(period.is_revoked ? 'order.revoked' : 'order.termValue', days);
}

export function Payments({ payments }: Pick<StaffOrderDetail, 'payments'>) {
  return (
    <Part title={t('order.payments')}>
      {payments.length === 0 && <p className="muted">{t('order.noPayments')}</p>}
      <ul className={styles.list}>
        {payments.map(({ ref, provider, amount_minor: amount, currency, state, reason, refund_ref: refund, seen_at: seen }) => (
          <li key={`${provider} ${ref}`}>
            <span>
              <span className="num">{formatMinor(amount, currency)}</span>{' '}
              <span className={money.mark} data-state={state}>
                {t(PAYMENT_STATE_NAMES[state])}
              </span>
            </span>
            <span className="muted num">
              {provider} {ref}
              {refund !== '' && <span className={styles.below}>{t('payment.refundRef', { ref: refund })}</span>}
              {reason !== '' && <span className={styles.below}>{reason}</span>}
            </span>
            <time className="muted num" dateTime={seen}>
              {shortMomentInIndia(seen)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The invoice and the credit note, as links to their files. */
export function Books({ invoices }: Pick<StaffOrderDetail, 'invoices'>) {
  return (
    <Part title={t('order.books')}>
      {invoices.length === 0 && <p className="muted">{t('order.noBooks')}</p>}
      <ul className={styles.list}>
        {invoices.map(({ id, number, kind, issued_at: at }) => (
          <li key={id}>
            <a href={ENDPOINTS.staffInvoice.path.replace('{id}', String(id))} download>
              {t(kind === 'invoice' ? 'order.invoice' : 'order.credit', { number })}
            </a>
            <span className="muted">{longDayInIndia(at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Buyer({ order: { user_id: userId, buyer_name: name, buyer_email: email, billing } }: OrderProps) {
  const { rights } = useOffice();
  const shown = name || email;
  return (
    <Part title={t('order.buyer')}>
      <dl className={layout.account}>
        <div>
          <dt>{t('order.account')}</dt>
          <dd>
            {userId === null && t('orders.deleted')}
            {userId !== null && (rights.includes('people') ? <TextLink to={`/office/people/${userId}`}>{shown}</TextLink> : shown)}
          </dd>
        </div>
        {email !== '' && (
          <div>
            <dt>{t('order.email')}</dt>
            <dd>{email}</dd>
          </div>
        )}
        {billing.length > 0 && (
          <div>
            <dt>{t('order.billing')}</dt>
            <dd className={styles.billing}>{billing.join('\n')}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}

export function OrderFacts({ order }: OrderProps) {
  const facts = [
    [t('order.id'), order.id],
    [t('order.placed'), shortMomentInIndia(order.placed_at)],
    [t('order.paid'), order.paid_at === null ? '' : shortMomentInIndia(order.paid_at)],
    [t('order.provider'), order.provider],
  ] as const;
  return (
    <Part title={t('order.facts')}>
      <Facts facts={facts} />
    </Part>
  );
}

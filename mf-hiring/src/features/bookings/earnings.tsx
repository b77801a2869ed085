import { formatDay, formatMoney } from '@alltalent/shared/contracts';
import { EmptyState, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { feeText } from '../../domain/fees/fee-text';
import { Loaded } from '../../domain/loaded/loaded';
import lines from '../../domain/page/lines.module.css';
import { t } from '../../messages';
import styles from './bookings.module.css';
import { earningsQuery } from './bookings.query';

/** Fees of work that is done, with one total for each currency. */
export function Earnings() {
  return (
    <Loaded query={useQuery(earningsQuery)} loading={t('bookings.earningsLoading')} failure={t('bookings.earningsFailed')}>
      {({ totals, data }) =>
        data.length === 0 ? (
          <EmptyState title={t('bookings.noEarnings')}>{t('bookings.noEarningsText')}</EmptyState>
        ) : (
          <section className={styles.part} aria-labelledby="earnings">
            <h2 id="earnings">{t('bookings.viewEarnings')}</h2>
            <p className="muted">{t('bookings.earningsNote')}</p>
            <ul className={styles.totals} aria-label={t('bookings.totals')}>
              {totals.map(({ currency, sum }) => (
                <li key={currency} className="num">
                  <strong>{formatMoney(sum, currency)}</strong> {t('bookings.inAll', { currency })}
                </li>
              ))}
            </ul>
            <ul className={lines.list} aria-label={t('bookings.viewEarnings')}>
              {data.map((line) => (
                <li key={line.booking_id} className={lines.line}>
                  <div className={lines.what}>
                    <p className={lines.name}>
                      <TextLink to={`/bookings/${line.booking_id}`}>{line.title}</TextLink>
                    </p>
                    <p className="num muted">{t('bookings.earnedFrom', { name: line.client, day: formatDay(line.ends_on) })}</p>
                  </div>
                  <p className="num">
                    <strong>{line.sum === null ? feeText(line) : formatMoney(line.sum, line.currency)}</strong>
                    {line.sum === null ? <span className="muted"> {t('bookings.notInTotal')}</span> : null}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

import { formatDay, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { t } from '../../messages/settings';
import { aboutThousand } from './rate-words';
import styles from './settings.module.css';

/** Currencies in which prices are estimated. */
export function RatesCard({ settings: { rates, currencies } }: { readonly settings: StaffMembershipSettings }) {
  const nameOf = (code: string) => currencies.find((one) => one.code === code)?.name ?? code;
  if (rates.length === 0) return <p>{t('rates.none')}</p>;
  return (
    <>
      <ul className={styles.lines} aria-label={t('rates.title')}>
        {rates.map(({ currency, per_rupee: perRupee, as_of: day }) => (
          <li key={currency} className={styles.line}>
            <strong>{t('rates.name', { name: nameOf(currency), code: currency })}</strong>
            <span className="num">{aboutThousand(currency, perRupee)}</span>
            <span className={`muted num ${styles.small}`}>{t('rates.day', { day: formatDay(day) })}</span>
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.small}`}>{t('rates.text')}</p>
    </>
  );
}

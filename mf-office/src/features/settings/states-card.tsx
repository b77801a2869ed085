import { type StaffMembershipSettings, supplyPlaceName } from '@alltalent/shared/contracts';
import { t } from '../../messages/settings';
import styles from './settings.module.css';

/** Names of the states in which no shoots are offered. */
export function StatesCard({ settings: { shoot_excluded_states: states } }: { readonly settings: StaffMembershipSettings }) {
  if (states.length === 0) return <p>{t('states.none')}</p>;
  return (
    <>
      <ul className={styles.names} aria-label={t('states.title')}>
        {states.map((code) => (
          <li key={code}>{supplyPlaceName(code)}</li>
        ))}
      </ul>
      <p className={`muted ${styles.small}`}>{t('states.text')}</p>
    </>
  );
}

import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { Disclosure } from '@alltalent/shared/ui';
import { t } from '../../messages/settings';
import styles from './settings.module.css';

type Managers = StaffMembershipSettings['managers'];

/** Talent managers with the number of their members; former ones below. */
export function ManagersCard({ settings: { managers } }: { readonly settings: StaffMembershipSettings }) {
  const active = managers.filter(({ is_active: isActive }) => isActive);
  const former = managers.filter(({ is_active: isActive }) => !isActive);
  return (
    <>
      {active.length === 0 ? <p>{t('managers.none')}</p> : <List label={t('managers.title')} managers={active} />}
      {former.length > 0 && (
        <Disclosure summary={t('managers.former', { count: former.length })}>
          <List label={t('managers.former', { count: former.length })} managers={former} />
          <p className={`muted ${styles.small}`}>{t('managers.formerText')}</p>
        </Disclosure>
      )}
      <p className={`muted ${styles.small}`}>{t('managers.text')}</p>
    </>
  );
}

function List({ label, managers }: { readonly label: string; readonly managers: Managers }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {managers.map(({ name, email, members }) => (
        <li key={email} className={styles.line}>
          <strong>{name}</strong>
          <span>{email}</span>
          <span className={`muted num ${styles.small}`}>{t('managers.members', { count: members })}</span>
        </li>
      ))}
    </ul>
  );
}

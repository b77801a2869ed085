import type { PersonItem } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages';
import styles from './person-marks.module.css';

const NAMES: Readonly<Record<PersonItem['status'], MessageId>> = {
  active: 'account.active',
  suspended: 'account.suspended',
  terminated: 'account.terminated',
  withheld: 'account.withheld',
};

/** State of an account; nothing for one that is active, as most are. */
export function StatusMark({ status }: { readonly status: PersonItem['status'] }) {
  return status === 'active' ? null : <span className={styles.status}>{t(NAMES[status])}</span>;
}

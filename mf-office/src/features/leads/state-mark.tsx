import type { LeadState } from '@alltalent/shared/contracts';
import { t } from '../../messages/leads';
import { STATE_NAMES } from './lead-words';
import styles from './leads.module.css';

/** What became of a lead, in a word. */
export function StateMark({ state }: { readonly state: LeadState }) {
  return (
    <span className={styles.state} data-state={state}>
      {t(STATE_NAMES[state])}
    </span>
  );
}

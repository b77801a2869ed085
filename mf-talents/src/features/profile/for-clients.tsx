import type { TalentProfile } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './for-clients.module.css';
import { forClientsText } from '../../domain/profile/profile-text';

/** What there is that this visitor does not see. */
export function ForClients({ sections }: { readonly sections: TalentProfile['for_clients'] }) {
  if (sections.length === 0) return null;
  return (
    <p className={styles.line}>
      <Icon name="lock" />
      {forClientsText(sections)} Phone and e-mail are never shown.
    </p>
  );
}

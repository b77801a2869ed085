import type { InvitationState, JobInvitation } from '@alltalent/shared/contracts';
import { Icon, type IconName, TextLink } from '@alltalent/shared/ui';
import { MessageButton } from '@alltalent/shared/ui/message-button';
import { agoOf } from '../../../domain/days/ago';
import { offerToInvited } from '../../../domain/offers/offer-paths';
import { t } from '../../../messages';
import { TalentLine } from '../talent-line';
import styles from './invites.module.css';

const STATES: Readonly<Record<InvitationState, { readonly label: string; readonly icon: IconName }>> = {
  open: { label: 'Waiting', icon: 'mail' },
  applied: { label: 'Applied', icon: 'check' },
  declined: { label: 'Declined', icon: 'minus' },
  closed: { label: 'Call closed', icon: 'lock' },
};

type InvitationListProps = { readonly invitations: readonly (JobInvitation & { readonly job?: { readonly title: string } })[] };

/** People who were invited, for what, and what became of it. */
export function InvitationList({ invitations }: InvitationListProps) {
  const now = new Date();
  return (
    <ul className={styles.list}>
      {invitations.map(({ id, talent, role, job, at, state }) => (
        <li key={id} className={styles.line}>
          <TalentLine talent={talent}>
            {role}
            {job && `, ${job.title}`} · {agoOf(at, now)}
          </TalentLine>
          <span className={styles.state} data-state={state}>
            <Icon name={STATES[state].icon} />
            {STATES[state].label}
          </span>
          <span className={styles.ways}>
            <TextLink to={offerToInvited(id)}>
              {t('moves.makeOffer')}
              <span className="vh"> to {talent.name}</span>
            </TextLink>
            <MessageButton about={{ invitation: id }} size="small">
              {t('moves.message')}
              <span className="vh"> {talent.name}</span>
            </MessageButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

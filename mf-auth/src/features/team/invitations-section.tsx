import { refusalOf, request, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, type SentInvitation } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../messages';
import { roleName } from './role-texts';
import styles from './team.module.css';
import { useTeamChanged } from './use-team-changed';

type InvitationsSectionProps = { readonly invitations: readonly SentInvitation[]; readonly onDone: (message: string) => void };

/** Invitations without an answer, open ones first. */
export function InvitationsSection({ invitations, onDone }: InvitationsSectionProps) {
  return (
    <PageSection id="invitations" title={t('team.invitations')}>
      {invitations.length === 0 ? (
        <p className="muted">{t('team.noInvitations')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('team.invitations')}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onDone={onDone} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

type InvitationRowProps = { readonly invitation: SentInvitation; readonly onDone: (message: string) => void };

function InvitationRow({ invitation, onDone }: InvitationRowProps) {
  const { id, email, role, expires_at: expiresAt, is_open: isOpen } = invitation;
  const invite = useKeyedRequest(ENDPOINTS.inviteColleague);
  const again = useChange(() => invite({ email, role }), onDone);
  const withdrawal = useChange(() => request(ENDPOINTS.withdrawInvitation, { id }), onDone);
  const failed = [again, withdrawal].find(({ error, isPending }) => error !== null && !isPending);
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{email}</strong>
        </p>
        <p className="muted num">
          {t(isOpen ? 'team.openUntil' : 'team.endedOn', { role: roleName(role), day: longDayInIndia(expiresAt) })}
        </p>
      </div>
      <div className={styles.choices}>
        <Button variant="line" size="small" isPending={again.isPending} onClick={() => again.mutate()}>
          {t('team.sendAgain')}
          <span className="vh"> {email}</span>
        </Button>
        <Button variant="line" size="small" isPending={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          {t('team.withdraw')}
          <span className="vh"> {email}</span>
        </Button>
      </div>
      {failed && (
        <div className={styles.refusal}>
          <Alert kind="error">{refusalOf(failed.error)}</Alert>
        </div>
      )}
    </li>
  );
}

function useChange(send: () => Promise<{ readonly message: string }>, onDone: (message: string) => void) {
  const reload = useTeamChanged();
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: async ({ message }) => {
      await reload();
      onDone(message);
    },
  });
}

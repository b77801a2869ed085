import { refusalOf, request, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type TeamInvitation } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Alert, Button, TextLink } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { t } from '../../messages';
import styles from './invitation.module.css';
import { JoinedTeam } from './joined-team';

type InvitationAnswerProps = { readonly token: string; readonly invitation: TeamInvitation };

/** What this reader can do: log in, answer, or learn why the invitation is not for them. */
export function InvitationAnswer({ token, invitation }: InvitationAnswerProps) {
  const { reader, email } = invitation;
  if (reader === 'invited') return <Answer token={token} />;
  if (reader === 'visitor') return <Login email={email} />;
  if (reader === 'holder') {
    return (
      <p>
        {t('invitation.holder')} <TextLink to="/account/team">{t('invitation.toTeams')}</TextLink>
      </p>
    );
  }
  return (
    <>
      <p>{t('invitation.other', { email })}</p>
      <p>
        <TextLink to="/frontend/logout">{t('invitation.logout')}</TextLink>
      </p>
      <p>
        <TextLink to="/account#contact">{t('invitation.addAddress')}</TextLink>
      </p>
    </>
  );
}

function Login({ email }: { readonly email: string }) {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{t('invitation.login', { email })}</p>
      <Button onClick={() => openJoinPanel(pathname + search)}>Login / My Account</Button>
    </>
  );
}

function Answer({ token }: { readonly token: string }) {
  const accept = useKeyedRequest(ENDPOINTS.acceptInvitation);
  const acceptance = useMutation({ networkMode: 'always', mutationFn: () => accept({ token }) });
  const refusal = useMutation({ networkMode: 'always', mutationFn: () => request(ENDPOINTS.declineTeamInvitation, { token }) });
  if (acceptance.data) return <JoinedTeam {...acceptance.data} />;
  if (refusal.data) return <p role="status">{refusal.data.message}</p>;
  const isPending = acceptance.isPending || refusal.isPending;
  const error = acceptance.error ?? refusal.error;
  return (
    <>
      {error !== null && !isPending && <Alert kind="error">{refusalOf(error)}</Alert>}
      <div className={styles.actions}>
        <Button isPending={acceptance.isPending} onClick={() => !isPending && acceptance.mutate()}>
          {t('invitation.accept')}
        </Button>
        <Button variant="line" isPending={refusal.isPending} onClick={() => !isPending && refusal.mutate()}>
          {t('invitation.decline')}
        </Button>
      </div>
    </>
  );
}

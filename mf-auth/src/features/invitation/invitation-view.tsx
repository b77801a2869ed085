import { ApiError, messageOf, request, type Session, useSession } from '@alltalent/shared/api';
import { ENDPOINTS, type TeamInvitation } from '@alltalent/shared/contracts';
import { Skeleton, TextLink } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { t } from '../../messages';
import { InvitationAnswer } from './invitation-answer';
import styles from './invitation.module.css';

/** The answer depends on who reads it. */
const invitationQuery = (token: string, readerId: string) =>
  queryOptions({
    queryKey: ['team-invitation', token, readerId],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.teamInvitation, { token }, { signal })).data,
    retry: false,
    // The answer ends the invitation, and what was answered stays on the page.
    staleTime: Infinity,
  });

/** Says who invites to which team as what, and takes the answer. Opening the page answers nothing. */
export function InvitationView() {
  const [params] = useSearchParams();
  const session = useSession();
  const token = params.get('token') ?? '';
  const query = useQuery({ ...invitationQuery(token, readerOf(session)), enabled: token !== '' && session.status !== 'loading' });
  if (token === '' || (!query.data && isUseless(query.error))) {
    return <NoInvitation detail={token === '' ? t('invitation.incomplete') : messageOf(query.error)} />;
  }
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>{t('invitation.title')}</h1>
      <QueryView query={query} failure={t('invitation.failure')} loading={(isShown) => <InvitationLoading isShown={isShown} />}>
        {(invitation) => (
          <>
            <InvitationText invitation={invitation} />
            <InvitationAnswer token={token} invitation={invitation} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function readerOf(session: Session): string {
  return session.status === 'ready' ? (session.user.acting?.person_id ?? session.user.user_id) : 'visitor';
}

/** Whether the link does not work any more, or was cut. */
function isUseless(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.problem.status);
}

function InvitationText({ invitation: { team, invited_by: inviter, role } }: { readonly invitation: TeamInvitation }) {
  const sentence =
    inviter === '' || inviter === team ? t('invitation.fromHolder', { team }) : t('invitation.fromColleague', { inviter, team });
  return (
    <>
      <p className="lede">{sentence}</p>
      <p>{t('invitation.role', { role })}</p>
    </>
  );
}

function NoInvitation({ detail }: { readonly detail: string }) {
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>{t('invitation.useless')}</h1>
      <p className="lede" role="status">
        {detail}
      </p>
      <p>
        <TextLink to="/account/team">{t('invitation.toTeams')}</TextLink>
      </p>
    </div>
  );
}

function InvitationLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('invitation.loading')}>
      {isShown && <Skeleton shape="block" height="9rem" />}
    </div>
  );
}

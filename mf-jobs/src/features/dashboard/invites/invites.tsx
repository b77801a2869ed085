import type { ClientOverviewResponse } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../dashboard.query';
import { PartLoading } from '../part-loading';
import { useDashboardPlace } from '../use-dashboard-place';
import { InvitationList } from './invitation-list';
import { InviteTalent } from './invite-talent';
import styles from './invites.module.css';

/** List of invitations, with the invitation form when the URL names a talent. */
export function Invites() {
  const { talent } = useDashboardPlace().place;
  return (
    <>
      {talent !== null && <InviteTalent key={talent} talent={talent} />}
      <QueryView
        query={useQuery(overviewQuery)}
        failure="Your invites did not load"
        loading={(isShown) => <PartLoading label="Loading your invites" isShown={isShown} height="4rem" />}
      >
        {({ invitations }) => <Invited invitations={invitations} hasForm={talent !== null} />}
      </QueryView>
    </>
  );
}

type InvitedProps = { readonly invitations: ClientOverviewResponse['invitations']; readonly hasForm: boolean };

function Invited({ invitations, hasForm }: InvitedProps) {
  if (invitations.length === 0) return hasForm ? null : <NobodyInvited />;
  return (
    <section aria-labelledby="invited-people">
      <header className={styles.header}>
        <h2 id="invited-people">Invited to your open calls</h2>
        {!hasForm && (
          <ButtonLink variant="line" size="small" icon="search" to="/talents">
            Find somebody to invite
          </ButtonLink>
        )}
      </header>
      <InvitationList invitations={invitations} />
    </section>
  );
}

function NobodyInvited() {
  const action = (
    <ButtonLink variant="ink" to="/talents">
      Find talent
    </ButtonLink>
  );
  return (
    <EmptyState title="You have invited nobody yet" action={action}>
      Open a profile you like and press Invite; it comes back here, with your open roles to choose from.
    </EmptyState>
  );
}

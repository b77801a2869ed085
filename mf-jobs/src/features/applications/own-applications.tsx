import type { OwnApplicationsResponse } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useSearchParams } from 'react-router';
import { ApplicationCard } from './application-card';
import css from './applications.module.css';
import { FormerInvitations } from './former-invitations';
import { InvitationCard } from './invitation-card';
import { NoApplications, NoneShown } from './no-applications';
import { ShowFilter } from './show-filter';
import { partsOf, shownBy } from './shown-applications';
import { useOwnApplications } from './use-own-applications';
import { useTarget } from './use-target';

/** Everything the talent is asked for and applied for, and where it stands. */
export function OwnApplications() {
  const query = useOwnApplications();
  return (
    <QueryView query={query} failure="Your applications did not load" loading={(isShown) => <ApplicationsLoading isShown={isShown} />}>
      {(response) => <Applications response={response} />}
    </QueryView>
  );
}

function Applications({ response }: { readonly response: OwnApplicationsResponse }) {
  const [params] = useSearchParams();
  const target = useTarget();
  const parts = partsOf(response);
  const shown = shownBy(params.get('show'), target, parts);
  if (response.data.length + response.invitations.length === 0) return <NoApplications />;
  return (
    <>
      {parts.invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 id="invitations" className={css.heading}>
            Invitations
          </h2>
          {parts.invitations.map((invitation) => (
            <InvitationCard key={invitation.id} invitation={invitation} />
          ))}
        </section>
      )}
      <section aria-labelledby="applications">
        <div className={css.heading}>
          <h2 id="applications">Applications</h2>
          <ShowFilter shown={shown} parts={parts} />
        </div>
        {parts[shown].map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
        {parts[shown].length === 0 && <NoneShown shown={shown} />}
      </section>
      {shown === 'finished' && <FormerInvitations invitations={parts.formerInvitations} />}
    </>
  );
}

function ApplicationsLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={css.loading} role="status" aria-label="Loading your applications">
      {isShown && Array.from({ length: 3 }, (_, index) => <Skeleton key={index} shape="block" height="9rem" />)}
    </div>
  );
}

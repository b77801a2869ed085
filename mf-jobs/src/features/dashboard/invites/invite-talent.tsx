import { ApiError } from '@alltalent/shared/api';
import type { InviteOptionsResponse } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { inviteOptionsQuery } from '../dashboard.query';
import { PartLoading } from '../part-loading';
import { TalentLine } from '../talent-line';
import { InviteForm } from './invite-form';
import styles from './invites.module.css';

/** Form to invite a talent to one of the own open roles. */
export function InviteTalent({ talent }: { readonly talent: number }) {
  const { data, error, refetch } = useQuery(inviteOptionsQuery(talent));
  const isSkeletonShown = useDelayed(!data && !error);
  if (data && !isSkeletonShown) return <Options options={data} />;
  if (!error) return <PartLoading label="Loading your open roles" isShown={isSkeletonShown} rows={2} />;
  if (error instanceof ApiError && error.problem.status === 404) return <NobodyThere />;
  return <ErrorState title="Your open roles did not load" error={error} onRetry={() => void refetch()} />;
}

function Options({ options }: { readonly options: InviteOptionsResponse }) {
  const { talent, jobs } = options;
  return (
    <section className={styles.invite} aria-labelledby="invite">
      <h2 id="invite">Invite {talent.name}</h2>
      <TalentLine talent={talent}>{[talent.headline, talent.location].filter(Boolean).join(' · ')}</TalentLine>
      {jobs.length === 0 ? <NoOpenJob /> : <InviteForm options={options} />}
    </section>
  );
}

function NoOpenJob() {
  const action = (
    <ButtonLink variant="ink" to="/post-a-job">
      Post a job
    </ButtonLink>
  );
  return (
    <EmptyState title="You have no open call to invite to" headingLevel={3} action={action}>
      Post one, and come back to this profile.
    </EmptyState>
  );
}

function NobodyThere() {
  const action = (
    <ButtonLink variant="ink" to="/talents">
      Find talent
    </ButtonLink>
  );
  return (
    <EmptyState title="This profile is not on the site" action={action}>
      It may be hidden for now, or gone.
    </EmptyState>
  );
}

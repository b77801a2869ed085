import { ENDPOINTS, type OwnInvitation } from '@alltalent/shared/contracts';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useState } from 'react';
import { jobPath } from '../../address/job-path';
import { AskDialog } from './ask-dialog';
import css from './applications.module.css';
import { JobLine } from './job-line';
import { useApplicationChange } from './use-application-change';

/** A client asks this talent for a part. */
export function InvitationCard({ invitation }: { readonly invitation: OwnInvitation }) {
  const { id, job, role, message } = invitation;
  const titleId = `role-of-invitation-${id}`;
  return (
    <article id={`invitation-${id}`} className={css.card} tabIndex={-1} aria-labelledby={titleId}>
      <JobLine job={job} role={role} titleId={titleId} />
      {message !== '' && (
        <blockquote className={css.note} aria-label={`Message of ${job.posted_by}`}>
          {message}
        </blockquote>
      )}
      <div className={css.ways}>
        <ButtonLink size="small" to={`${jobPath(job)}#apply`}>
          Apply<span className="vh"> for {role}</span>
        </ButtonLink>
        <ButtonLink variant="line" size="small" to={jobPath(job)}>
          See the call<span className="vh"> for {role}</span>
        </ButtonLink>
        <Decline invitation={invitation} />
      </div>
    </article>
  );
}

function Decline({ invitation: { id, role, job } }: { readonly invitation: OwnInvitation }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useApplicationChange(ENDPOINTS.declineInvitation, close);
  function close() {
    setIsAsking(false);
    reset();
  }
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Decline<span className="vh"> {role}</span>
      </Button>
      <AskDialog
        title="Decline this invitation?"
        yes="Decline"
        no="Keep it"
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate({ id })}
        onClose={close}
      >
        {job.posted_by} sees that you declined {role}. While the call is open you can still apply for it.
      </AskDialog>
    </>
  );
}

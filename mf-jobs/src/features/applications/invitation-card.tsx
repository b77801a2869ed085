import type { OwnInvitation } from '@alltalent/shared/contracts';
import { ButtonLink, TextButton } from '@alltalent/shared/ui';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useState } from 'react';
import { jobPath } from '../../domain/job-path/job-path';
import css from './applications.module.css';
import { Decline } from './decline';
import { JobLine } from './job-line';

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
        <ReportInvitation invitation={invitation} />
      </div>
    </article>
  );
}

function ReportInvitation({ invitation: { id, job } }: { readonly invitation: OwnInvitation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton className={css.quiet} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Report<span className="vh"> the invitation of {job.posted_by}</span>
      </TextButton>
      <ReportDialog subject="invitation" subjectId={id} what="this invitation" isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

import type { OwnJob } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './posting.module.css';
import { waitingText } from './review-text';

const DASHBOARD = '/client/dashboard?tab=jobs';

/** What happened to the job that was sent in, and where to go from here. */
export function Sent({ job }: { readonly job: OwnJob }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWaiting = job.state === 'review' || job.has_changes_in_review;
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent" ref={title} tabIndex={-1}>
        {isWaiting ? 'In review' : 'It is on the call list'}
      </h2>
      <p className="lede">
        {isWaiting ? waitingText(job) : 'Talent see it now. Who applies comes up on your dashboard, and you are told.'}
      </p>
      <div className={styles.choices}>
        {!isWaiting && <ButtonLink to={`/jobs/${job.id}-${job.slug}`}>See it as talent do</ButtonLink>}
        <ButtonLink variant={isWaiting ? 'action' : 'line'} to={DASHBOARD}>
          My jobs
        </ButtonLink>
      </div>
    </section>
  );
}

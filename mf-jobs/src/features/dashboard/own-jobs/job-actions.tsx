import { useMayChange } from '@alltalent/shared/api';
import type { OwnJobRow } from '@alltalent/shared/contracts';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useState } from 'react';
import { hasPassed } from '../../../domain/days/closing';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { ExtendButton } from './extend-button';
import styles from './own-jobs.module.css';
import { useDuplicateJob } from './use-duplicate-job';

const EndJobDialog = lazyDialog(() => import(/* webpackChunkName: "jobs.end" */ './end-job-dialog').then((part) => part.EndJobDialog));

type JobActionsProps = { readonly job: OwnJobRow; readonly onGone: () => void };

/** What can be done with a job as it stands; the server has the last word. */
export function JobActions({ job, onGone }: JobActionsProps) {
  const { id, slug, state, closes_on } = job;
  const mayChange = useMayChange();
  const [isEnding, setIsEnding] = useState(false);
  const { duplicate, isPending } = useDuplicateJob(job);
  const canReopen = state === 'closed' && hasPassed(closes_on, new Date());
  const name = job.title || 'Untitled draft';
  return (
    <div className={styles.actions} role="group" aria-label={`Actions for ${name}`}>
      {mayChange && state !== 'closed' && (
        <ButtonLink variant="line" size="small" to={`/post-a-job?job=${id}`}>
          {state === 'draft' ? 'Go on writing' : 'Edit'}
        </ButtonLink>
      )}
      {mayChange && (state === 'open' || canReopen) && <ExtendButton job={job} label={canReopen ? 'Open again' : 'Extend'} />}
      {mayChange && (
        <Button variant="line" size="small" isPending={isPending} onClick={duplicate}>
          Duplicate
        </Button>
      )}
      {mayChange && (state === 'open' || state === 'draft') && (
        <Button variant="line" size="small" onClick={() => setIsEnding(true)}>
          {state === 'open' ? 'Close' : 'Discard'}
        </Button>
      )}
      {(state === 'open' || state === 'closed') && (
        <ButtonLink variant="line" size="small" icon="eye" to={`/jobs/${id}-${slug}`}>
          See the page
        </ButtonLink>
      )}
      {isEnding && <EndJobDialog job={job} onClose={() => setIsEnding(false)} onGone={onGone} />}
    </div>
  );
}

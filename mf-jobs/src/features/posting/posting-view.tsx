import type { OwnJob } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { JobForm } from './job-form';
import styles from './posting.module.css';
import { DraftProvider, useJobDraft } from './use-job-draft';

type PostingViewProps = {
  /** The client's id; '' for a visitor. */
  readonly owner: string;
  /** The job in the address; null for a new one. */
  readonly job: OwnJob | null;
};

export function PostingView({ owner, job }: PostingViewProps) {
  const { draft, number } = useJobDraft({ owner, job });
  return (
    <DraftProvider value={draft}>
      <div className={`wrap ${styles.page}`}>{job?.state === 'closed' ? <Closed /> : <JobForm key={number} />}</div>
    </DraftProvider>
  );
}

function Closed() {
  const action = (
    <ButtonLink variant="ink" to="/client/dashboard?tab=jobs">
      My jobs
    </ButtonLink>
  );
  return (
    <>
      <h1 className={styles.title}>Post a Job</h1>
      <EmptyState title="This job is closed" action={action}>
        Nobody can apply any more, so there is nothing to change. On your dashboard you can make a new draft of it.
      </EmptyState>
    </>
  );
}

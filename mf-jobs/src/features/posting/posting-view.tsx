import type { OwnJob } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { postingAddress } from './posting-address';
import { PostingForm } from './posting-form';
import styles from './posting.module.css';
import { Preview } from './preview';
import { PreviewPane } from './preview-pane';
import { SaveLine } from './save-line';
import { Sent } from './sent';
import { StaleChoice } from './stale-choice';
import { StateNotice } from './state-notice';
import { StepNav } from './step-nav';
import { useDraftAddress } from './use-draft-address';
import { DraftProvider, useDraftState, useJobDraft } from './use-job-draft';
import { useSendIn } from './use-send-in';
import { useSteps } from './use-steps';

type PostingViewProps = {
  /** The client's id; '' for a visitor. */
  readonly owner: string;
  /** The job in the address; null for a new one. */
  readonly job: OwnJob | null;
};

export function PostingView({ owner, job }: PostingViewProps) {
  const draft = useJobDraft({ owner, job });
  return (
    <DraftProvider value={draft}>
      <div className={`wrap ${styles.page}`}>{job?.state === 'closed' ? <Closed /> : <Writing isVisitor={owner === ''} />}</div>
    </DraftProvider>
  );
}

function Writing({ isVisitor }: { readonly isVisitor: boolean }) {
  useDraftAddress();
  const { job } = useDraftState();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const steps = useSteps();
  const logIn = isVisitor ? () => openJoinPanel(postingAddress(null, steps.step)) : null;
  const { isBusy, failure, sent, sendIn } = useSendIn(steps.goToErrors, logIn);
  if (sent !== null) {
    return (
      <>
        <h1 className={styles.title}>Post a Job</h1>
        <div className={styles.columns}>
          <Sent job={sent} />
          <Preview />
        </div>
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{job === null || job.state === 'draft' ? 'Post a Job' : 'Edit the job'}</h1>
        <SaveLine onLogIn={logIn} />
      </header>
      <StateNotice />
      <StaleChoice />
      <StepNav current={steps.step} />
      <div className={styles.columns}>
        <PostingForm steps={steps} isVisitor={isVisitor} isBusy={isBusy} failure={failure} onSendIn={sendIn} />
        <PreviewPane isClient={!isVisitor} />
      </div>
    </>
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

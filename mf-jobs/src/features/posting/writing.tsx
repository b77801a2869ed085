import type { OwnJob } from '@alltalent/shared/contracts';
import { PostingForm } from './posting-form';
import styles from './posting.module.css';
import { Preview } from './preview';
import { PreviewPane } from './preview-pane';
import { SaveLine } from './save-line';
import { Sent } from './sent';
import { StaleChoice } from './stale-choice';
import { JobStateAlert } from './job-state-alert';
import { StepNav } from './step-nav';
import { useAutosave } from './use-autosave';
import { useDraftUrl } from './use-draft-url';
import { useDraftState } from './use-job-draft';
import { useSteps } from './use-steps';

type WritingProps = {
  /** The job as it was taken; null before it is sent in. */
  readonly sent: OwnJob | null;
  /** Asks a visitor to log in; null for who is logged in. */
  readonly onLogIn: (() => void) | null;
};

/** The job while it is written, step by step, and what became of it once it is sent in. */
export function Writing({ sent, onLogIn }: WritingProps) {
  useDraftUrl();
  useAutosave();
  const { job } = useDraftState();
  const steps = useSteps();
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
      <header className={styles.header}>
        <h1 className={styles.title}>{job === null || job.state === 'draft' ? 'Post a Job' : 'Edit the job'}</h1>
        <SaveLine onLogIn={onLogIn} />
      </header>
      <JobStateAlert />
      <StaleChoice />
      <StepNav current={steps.step} />
      <div className={styles.columns}>
        <PostingForm steps={steps} isVisitor={onLogIn !== null} />
        <PreviewPane isClient={onLogIn === null} />
      </div>
    </>
  );
}

import { JOB_STEPS, type JobContent, type JobState, type JobStep } from '@alltalent/shared/contracts';
import { Button, ButtonLink, Alert } from '@alltalent/shared/ui';
import { useFormikContext } from 'formik';
import { postingUrl, STEP_NAMES } from './posting-url';
import styles from './posting.module.css';
import { useDraftState } from './use-job-draft';

const SEND = {
  draft: 'Post the job',
  review: 'Send it in again',
  open: 'Send the changes in',
  closed: '',
} as const satisfies Record<JobState, string>;

type StepEndProps = { readonly step: JobStep; readonly isVisitor: boolean };

/** Back and continue buttons of a step; on the last step the button that submits. */
export function StepEnd({ step, isVisitor }: StepEndProps) {
  const { job } = useDraftState();
  const { status: failure, isSubmitting } = useFormikContext<JobContent>();
  const place = JOB_STEPS.indexOf(step);
  const before = JOB_STEPS[place - 1];
  const next = JOB_STEPS[place + 1];
  const send = isVisitor ? 'Log in and post it' : SEND[job?.state ?? 'draft'];
  return (
    <>
      {typeof failure === 'string' && <Alert kind="error">{failure}</Alert>}
      <div className={styles.end}>
        {before && (
          <ButtonLink variant="line" to={postingUrl(job?.id ?? null, before)}>
            Back to {STEP_NAMES[before]}
          </ButtonLink>
        )}
        <Button type="submit" isPending={isSubmitting} className={styles.on}>
          {next ? `Next: ${STEP_NAMES[next]}` : send}
        </Button>
      </div>
    </>
  );
}

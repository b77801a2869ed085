import { JOB_STEPS, type JobStep } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { postingUrl, STEP_NAMES } from './posting-url';
import styles from './steps.module.css';
import { errorsOfStep } from './job-errors';
import { useDraftState } from './use-job-draft';
import { useJobErrors } from './use-job-errors';

/** Navigation between the four steps in any order; a step is done when nothing in it is missing. */
export function StepNav({ current }: { readonly current: JobStep }) {
  const { job } = useDraftState();
  const errors = useJobErrors();
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {JOB_STEPS.map((step, index) => {
          const isDone = Object.keys(errorsOfStep(step, errors)).length === 0;
          return (
            <li key={step} data-current={step === current || undefined}>
              <Link
                to={postingUrl(job?.id ?? null, step)}

                preventScrollReset
                aria-current={step === current ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                {isDone && step !== current ? <Icon name="check" /> : <span className="num">{index + 1}</span>}
                <b>
                  {STEP_NAMES[step]}
                  {isDone && <span className="vh">, done</span>}
                </b>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

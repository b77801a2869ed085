import { JOB_STEPS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { postingUrl, STEP_NAMES } from './posting-url';
import styles from './review-list.module.css';
import { readFirstText } from './review-text';
import { isForMinors } from './role-text';
import { StaffReadFirst } from './staff-read-first';
import { errorsOfStep } from './job-errors';
import { useJobContent } from './use-fields';
import { useDraftState } from './use-job-draft';
import { useJobErrors } from './use-job-errors';

/** What is still missing, step by step, and what happens once it is sent in. */
export function ReviewList() {
  const { job } = useDraftState();
  const content = useJobContent();
  const errors = useJobErrors();
  const isReadFirst = content.has_intimacy || content.roles.some(isForMinors);
  return (
    <section className={styles.review} aria-labelledby="review">
      <h3 id="review">Before it goes out</h3>
      <ul>
        {JOB_STEPS.map((step) => {
          const missing = [...new Set(Object.values(errorsOfStep(step, errors)))];
          return (
            <li key={step} data-done={missing.length === 0 || undefined}>
              <Icon name={missing.length === 0 ? 'check' : 'alert'} />
              <Link to={postingUrl(job?.id ?? null, step)}>{STEP_NAMES[step]}</Link>
              <span>{missing.length === 0 ? 'All there' : missing.join('. ')}</span>
            </li>
          );
        })}
      </ul>
      {isReadFirst ? <StaffReadFirst /> : <p className="muted">{readFirstText(job)}</p>}
    </section>
  );
}

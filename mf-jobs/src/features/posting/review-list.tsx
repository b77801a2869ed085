import { JOB_STEPS, type JobStep, stepOfJobField } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { postingAddress, STEP_NAMES } from './posting-address';
import styles from './review-list.module.css';
import { readFirstWords } from './review-words';
import { isForMinors } from './role-words';
import { StaffReadFirst } from './staff-read-first';
import { useDraftState } from './use-job-draft';
import { useLacks } from './use-lacks';

/** What is still missing, step by step, and what happens once it is sent in. */
export function ReviewList() {
  const { content, job } = useDraftState();
  const lacks = Object.entries(useLacks());
  const ofStep = (step: JobStep) => lacks.filter(([field]) => stepOfJobField(field) === step).map(([, message]) => message);
  const isReadFirst = content.has_intimacy || content.roles.some(isForMinors);
  return (
    <section className={styles.review} aria-labelledby="review">
      <h3 id="review">Before it goes out</h3>
      <ul>
        {JOB_STEPS.map((step) => {
          const missing = [...new Set(ofStep(step))];
          return (
            <li key={step} data-done={missing.length === 0 || undefined}>
              <Icon name={missing.length === 0 ? 'check' : 'alert'} />
              <Link to={postingAddress(job?.id ?? null, step)}>{STEP_NAMES[step]}</Link>
              <span>{missing.length === 0 ? 'All there' : missing.join('. ')}</span>
            </li>
          );
        })}
      </ul>
      {isReadFirst ? <StaffReadFirst /> : <p className="muted">{readFirstWords(job)}</p>}
    </section>
  );
}

import { useNow } from '@alltalent/shared/state';
import { joinClasses } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useEffect, useId } from 'react';
import { closingOf } from '../../domain/days/closing';
import { t } from '../../messages';
import { AppliedList } from './applied-list';
import type { ApplyFormProps } from './apply-form';
import styles from './apply-panel.module.css';
import { ApplySaid } from './apply-said';
import { ApplySent } from './apply-sent';
import type { Apply } from './use-apply';

const loadForm = () => import(/* webpackChunkName: "jobs.apply-form" */ './apply-form').then((part) => part.ApplyForm);
const ApplyForm = lazySection<ApplyFormProps>({
  name: 'jobs.apply-form',
  load: loadForm,
  loading: 'Loading the form',
  failure: t('forms.notLoaded'),
  height: '22rem',
});

/** Panel for applying: the form, the reason there is none, or the application that was sent. */
export function ApplyPanel({ apply, className }: { readonly apply: Apply; readonly className?: string }) {
  const id = useId();
  const { job, view, application, applied } = apply;
  const isOver = view.kind === 'closed' || job.state === 'closed';
  const closing = closingOf(job.closes_on, useNow());
  const hasForm = view.kind === 'form';
  const isSent = application.sentRole !== null;
  const mayApply = view.kind === 'loading';
  // The form's code and the state load together; failures appear when the panel opens.
  useEffect(() => {
    if (mayApply) loadForm().catch(() => undefined);
  }, [mayApply]);
  return (
    <section className={joinClasses(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {isOver ? 'Applications closed' : view.kind === 'own' ? 'This is your call' : 'Apply'}
        </h2>
        {!isOver && <p className={joinClasses('num', styles.closes, closing.isSoon && styles.soon)}>{closing.text}</p>}
      </div>
      {isSent && <ApplySent apply={apply} />}
      {!isSent && applied.length > 0 && <AppliedList applied={applied} />}
      {!isSent && (hasForm ? <ApplyForm job={job} view={view} application={application} /> : <ApplySaid job={job} view={view} />)}
    </section>
  );
}

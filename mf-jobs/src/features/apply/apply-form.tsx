import { applyForJobSchema, JOB_LIMITS, type JobDetail, type JobForTalent, REVIEW_TIME } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormAlert, FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../messages';
import { checkApplication } from './apply-check';
import { type ApplyDraft, applyMemory, fittingDraft } from './apply-draft';
import styles from './apply-panel.module.css';
import type { ApplyView } from './apply-view';
import { PictureChoice } from './picture-choice';
import { RoleChoice } from './role-choice';
import type { Application } from './use-application';

export type ApplyFormProps = {
  readonly job: JobDetail;
  readonly view: Extract<ApplyView, { readonly kind: 'form' }>;
  readonly application: Application;
};

export function ApplyForm({ job, view: { roles, state }, application }: ApplyFormProps) {
  const { isSending, refusal, keep, logIn, send } = application;
  const [initial] = useState(() => ({ values: applyMemory.read(job.id), errors: refusal?.fields ?? {}, status: refusal?.other }));
  const handleSubmit = async (values: ApplyDraft, form: FormikHelpers<ApplyDraft>) => {
    if (state === null) return logIn();
    form.setStatus(undefined);
    const refused = await send(applyForJobSchema.cast(fittingDraft(values, roles, state)));
    form.setErrors(refused?.fields ?? {});
    form.setStatus(refused?.other);
  };
  return (
    <Formik<ApplyDraft>
      initialValues={initial.values}
      initialErrors={initial.errors}
      initialTouched={Object.fromEntries(Object.keys(initial.errors).map((name) => [name, true]))}
      initialStatus={initial.status}
      validate={(values) => (state === null ? {} : checkApplication(fittingDraft(values, roles, state), job.question))}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ values }) => (
        <Form className={styles.form} aria-label="Apply for this call" noValidate>
          <ApplyFields job={job} roles={roles} state={state} draft={fittingDraft(values, roles, state)} />
          {state?.profile_in_review && <Alert kind="info">{t('apply.changesInReview', { time: REVIEW_TIME })}</Alert>}
          <FormAlert />
          <AllowanceHint allowance={state?.allowance} />
          <SubmitButton isBlock isPending={isSending} aria-haspopup={state ? undefined : 'dialog'}>
            {state ? 'Send application' : 'Log in and apply'}
          </SubmitButton>
          {!state && (
            <p className={styles.hint}>Log in first: what you wrote is still here when you come back, and nothing is sent before.</p>
          )}
          <Draft values={values} onEdit={keep} />
        </Form>
      )}
    </Formik>
  );
}

type ApplyFieldsProps = Pick<ApplyFormProps, 'job'> & Pick<ApplyFormProps['view'], 'roles' | 'state'> & { readonly draft: ApplyDraft };

function ApplyFields({ job, roles, state, draft }: ApplyFieldsProps) {
  return (
    <>
      <RoleChoice roles={roles} invited={state?.invited_role_ids ?? []} chosen={draft.role_id} />
      {state && state.photos.length > 0 && <PictureChoice photos={state.photos} chosen={draft.photos} />}
      <FormTextArea label="Note" name="note" rows={4} hint={<NoteHint note={draft.note} />} />
      {job.question !== '' && <FormTextArea label={job.question} name="answer" rows={2} isRequired />}
    </>
  );
}

function NoteHint({ note }: Pick<ApplyDraft, 'note'>) {
  return (
    <span className={styles.count}>
      <span>Only the client reads it</span>
      <span className="num">
        {note.trim().length} / {JOB_LIMITS.note}
      </span>
    </span>
  );
}

/** The number of applications is shown when this many or fewer are left. */
const FEW_LEFT = 2;

function AllowanceHint({ allowance }: Pick<JobForTalent, 'allowance'>) {
  if (!allowance || allowance.limit === null) return null;
  const { used, limit } = allowance;
  if (limit - used > FEW_LEFT) return null;
  return <p className={`num ${styles.hint}`}>{used < limit ? t('apply.used', { used, limit }) : t('apply.invitedAnyway')}</p>;
}

type DraftProps = { readonly values: ApplyDraft; readonly onEdit: (draft: ApplyDraft) => void };

/** Stores the form's values from the first edit on. */
function Draft({ values, onEdit }: DraftProps) {
  const stored = useRef(values);
  const keep = useEffectEvent(onEdit);
  useEffect(() => {
    if (stored.current === values) return;
    stored.current = values;
    keep(values);
  }, [values]);
  return null;
}

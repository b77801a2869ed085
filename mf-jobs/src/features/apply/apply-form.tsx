import { JOB_LIMITS, type JobDetail, REVIEW_TIME } from '@alltalent/shared/contracts';
import { Button, Alert, TextArea } from '@alltalent/shared/ui';
import { focusFirstError } from '@alltalent/shared/ui/form';
import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '../../messages';
import styles from './apply-panel.module.css';
import type { ApplyView } from './apply-view';
import { PictureChoice } from './picture-choice';
import { RoleChoice } from './role-choice';
import type { Application } from './use-application';

type ApplyFormProps = {
  readonly job: JobDetail;
  readonly view: Extract<ApplyView, { readonly kind: 'form' }>;
  readonly application: Application;
};

export function ApplyForm({ job, view: { roles, state }, application }: ApplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, isSending, edit, submit } = application;
  // Only what is pressed moves the focus: an edit takes messages away and leaves it where it is.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isSending) return;
    isAsked.current = false;
    focusFirstError(form.current);
  }, [problems, isSending]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    isAsked.current = true;
    submit();
  };
  return (
    <form ref={form} className={styles.form} aria-label="Apply for this call" noValidate onSubmit={handleSubmit}>
      <RoleChoice
        roles={roles}
        invited={state?.invited_role_ids ?? []}
        value={draft.roleId}
        error={problems.role_id}
        onChange={(roleId) => edit({ roleId })}
      />
      {state && state.photos.length > 0 && (
        <PictureChoice photos={state.photos} chosen={draft.photos} error={problems.photos} onChange={(photos) => edit({ photos })} />
      )}
      <NoteField value={draft.note} error={problems.note} onChange={(note) => edit({ note })} />
      {job.question !== '' && (
        <TextArea
          label={job.question}
          name="answer"
          rows={2}
          isRequired
          value={draft.answer}
          error={problems.answer}
          onChange={(answer) => edit({ answer })}
        />
      )}
      {state?.profile_in_review && <Alert kind="info">{t('apply.changesInReview', { time: REVIEW_TIME })}</Alert>}
      {problems.other && <Alert kind="error">{problems.other}</Alert>}
      <Button type="submit" isBlock isPending={isSending} aria-haspopup={state ? undefined : 'dialog'}>
        {state ? 'Send application' : 'Log in and apply'}
      </Button>
      {!state && <p className={styles.hint}>Log in first: what you wrote is still here when you come back, and nothing is sent before.</p>}
    </form>
  );
}

type NoteFieldProps = { readonly value: string; readonly error: string | undefined; readonly onChange: (note: string) => void };

function NoteField({ value, error, onChange }: NoteFieldProps) {
  const hint = (
    <span className={styles.count}>
      <span>Only the client reads it</span>
      <span className="num">
        {value.trim().length} / {JOB_LIMITS.note}
      </span>
    </span>
  );
  return <TextArea label="Note" name="note" rows={4} value={value} error={error} hint={hint} onChange={onChange} />;
}

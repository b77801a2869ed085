import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusalOf, useKeyedRequest } from '../../api';
import { ApiError } from '../../api/api-error';
import { ENDPOINTS } from '../../contracts/endpoints';
import { JOB_LIMITS, REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason, type ReportSubject } from '../../contracts/jobs/job-values';
import { Button } from '../button/button';
import { FieldError } from '../field/field-error';
import { TextArea } from '../field/text-area';
import { focusFirstError } from '../form/focus-first-error';
import { Alert } from '../alert/alert';
import styles from './report.module.css';

type ReportFormProps = { readonly subject: ReportSubject; readonly subjectId: number; readonly onSent: () => void };
type Problems = { readonly reason?: string; readonly text?: string; readonly other?: string };

const NO_REASON = 'Please choose what is wrong';
const ERROR_ID = 'report-reason-error';

export function ReportForm({ subject, subjectId, onSent }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const { problems, isSending, send } = useReport(onSent);
  useEffect(() => {
    focusFirstError(form.current);
  }, [problems]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(reason, text, { subject, subject_id: subjectId });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <ReasonChoice value={reason} error={problems.reason} onChange={setReason} />
      <TextArea
        label="What happened (optional)"
        name="text"
        rows={4}
        value={text}
        onChange={setText}
        error={problems.text}
        hint="What you saw, and where. Please leave phone numbers and addresses out."
      />
      {problems.other && <Alert kind="error">{problems.other}</Alert>}
      <Button type="submit" isPending={isSending}>
        Send the report
      </Button>
    </form>
  );
}

type ReasonChoiceProps = {
  readonly value: ReportReason | null;
  readonly error: string | undefined;
  readonly onChange: (reason: ReportReason) => void;
};

function ReasonChoice({ value, error, onChange }: ReasonChoiceProps) {
  return (
    <fieldset
      className={styles.reasons}
      role="radiogroup"
      aria-describedby={error && ERROR_ID}
      aria-invalid={error && value === null ? true : undefined}
    >
      <legend className={styles.legend}>What is wrong?</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name="report-reason" checked={value === reason} onChange={() => onChange(reason)} />
          {REPORT_REASON_LABELS[reason]}
        </label>
      ))}
      {error && value === null && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </fieldset>
  );
}

/** Sends a report once; what was refused is told at its field, and nothing that was written is lost. */
function useReport(onSent: () => void) {
  const report = useKeyedRequest(ENDPOINTS.sendReport);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setIsSending] = useState(false);
  const send = async (
    reason: ReportReason | null,
    text: string,
    about: { readonly subject: ReportSubject; readonly subject_id: number },
  ) => {
    const found = findProblems(reason, text);
    setProblems(found);
    if (isSending || reason === null || found.text !== undefined) return;
    setIsSending(true);
    try {
      await report({ ...about, reason, text: text.trim() });
      onSent();
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return { problems, isSending, send };
}

function findProblems(reason: ReportReason | null, text: string): Problems {
  const { reportText } = JOB_LIMITS;
  return {
    ...(reason === null ? { reason: NO_REASON } : {}),
    ...(text.trim().length > reportText ? { text: `At most ${reportText} characters` } : {}),
  };
}

function problemsOf(error: unknown): Problems {
  const atText = error instanceof ApiError ? error.problem.fields?.['text'] : undefined;
  return atText === undefined ? { other: refusalOf(error) } : { text: atText };
}

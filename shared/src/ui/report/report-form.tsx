import { Form, Formik, type FormikHelpers } from 'formik';
import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS } from '../../contracts/endpoints';
import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason, type ReportSubject } from '../../contracts/jobs/job-values';
import { sendReportSchema } from '../../contracts/notifications/notifications';
import { FieldError } from '../field/field-error';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton, useFormField } from '../form';
import styles from './report.module.css';

export type ReportFormProps = { readonly subject: ReportSubject; readonly subjectId: number; readonly onSent: () => void };
type Values = { readonly reason: ReportReason | ''; readonly text: string };

const SCHEMA = sendReportSchema.pick(['reason', 'text']);
const ERROR_ID = 'report-reason-error';

export function ReportForm({ subject, subjectId, onSent }: ReportFormProps) {
  const report = useKeyedRequest(ENDPOINTS.sendReport);
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await report({ subject, subject_id: subjectId, ...SCHEMA.cast(values) });
      onSent();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <Formik<Values> initialValues={{ reason: '', text: '' }} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={styles.form} noValidate>
        <ReasonChoice />
        <FormTextArea
          label="What happened (optional)"
          name="text"
          rows={4}
          hint="What you saw, and where. Please leave phone numbers and addresses out."
        />
        <FormAlert />
        <SubmitButton>Send the report</SubmitButton>
      </Form>
    </Formik>
  );
}

function ReasonChoice() {
  const { value, error, onChange } = useFormField<ReportReason | ''>('reason');
  return (
    <fieldset className={styles.reasons} role="radiogroup" aria-describedby={error && ERROR_ID} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>What is wrong?</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name="reason" checked={value === reason} onChange={() => onChange(reason)} />
          {REPORT_REASON_LABELS[reason]}
        </label>
      ))}
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </fieldset>
  );
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_LIMITS, type Queue } from '@alltalent/shared/contracts';
import { Button, Chip, Dialog } from '@alltalent/shared/ui';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { t } from '../../messages';
import { OFFICE_DATA } from '../office-session/office-session.query';
import styles from './queue.module.css';

export type ReasonDialogProps = {
  readonly queue: Queue;
  /** Title of the item. */
  readonly subject: string;
  readonly title: string;
  /** What follows from it, in words. */
  readonly text: string;
  readonly label: string;
  /** Who reads the reason; the person whose item it is, if nothing is said. */
  readonly hint?: string | undefined;
  readonly yes: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('reason.missing') } : {});

/** Asks for the reason of a decision, and offers those that were written before. */
export function ReasonDialog({ queue, subject, title, text, label, hint = t('reason.hint'), yes, onSend, onClose }: ReasonDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} className={styles.reasonDialog}>
      <Formik
        initialValues={EMPTY}
        validate={check}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={({ reason }) => onSend(reason.trim())}
      >
        <Form className={styles.form} noValidate method="dialog">
          <p>
            <strong>{subject}</strong>: {text}
          </p>
          <ReasonField label={label} hint={hint} />
          <EarlierReasons queue={queue} />
          <Button type="submit" variant="ink">
            {yes}
          </Button>
        </Form>
      </Formik>
    </Dialog>
  );
}

function ReasonField({ label, hint }: { readonly label: string; readonly hint: string }) {
  const { submitForm } = useFormikContext();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submitForm();
  };
  return (
    <FormTextArea
      name="reason"
      label={label}
      hint={hint}
      rows={4}
      maxLength={OFFICE_LIMITS.reason}
      isRequired
      autoFocus
      onKeyDown={handleKey}
    />
  );
}

function EarlierReasons({ queue }: { readonly queue: Queue }) {
  const { values, setFieldValue } = useFormikContext<typeof EMPTY>();
  const { data = [] } = useQuery({
    queryKey: [...OFFICE_DATA, 'reasons', queue],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.officeReasons, { queue }, { signal })).data,
  });
  if (data.length === 0) return null;
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('reason.earlier')}</legend>
      {data.map((reason) => (
        <Chip key={reason} isPressed={values.reason === reason} onClick={() => void setFieldValue('reason', reason, true)}>
          {reason}
        </Chip>
      ))}
    </fieldset>
  );
}

import { Dialog, TextButton } from '@alltalent/shared/ui';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import styles from '../page/page.module.css';

export type ReasonDialogProps = {
  readonly title: string;
  /** What follows, in words. */
  readonly text: string;
  readonly label: string;
  readonly yes: string;
  readonly missing: string;
  /** The server's name of the field. */
  readonly name: 'reason' | 'text';
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks once before a change that needs words for the other side. */
export function ReasonDialog({ title, text, label, yes, missing, name, onSend, onClose }: ReasonDialogProps) {
  const empty: Readonly<Record<string, string>> = { [name]: '' };
  const send = async (values: typeof empty, form: FormikHelpers<typeof empty>) => {
    form.setStatus(undefined);
    try {
      await onSend((values[name] ?? '').trim());
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(empty) });
    }
  };
  const check = (values: typeof empty) => ((values[name] ?? '').trim() === '' ? { [name]: missing } : {});
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Formik initialValues={empty} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={send}>
        <Form className={styles.form} noValidate>
          <p>{text}</p>
          <FormTextArea name={name} label={label} rows={4} maxLength={HIRING_LIMITS.reason} isRequired autoFocus />
          <FormAlert />
          <div className={styles.actions}>
            <SubmitButton variant="ink">{yes}</SubmitButton>
            <TextButton className={styles.target} onClick={onClose}>
              {t('hiring.leave')}
            </TextButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

import { CANCEL_REASON_LABELS, CANCEL_REASONS, type CancelReason, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { FormAlert, FormSelectField, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';

export type CancelDialogProps = {
  readonly name: string;
  readonly onSend: (input: { readonly reason: CancelReason; readonly text: string }) => Promise<unknown>;
  readonly onClose: () => void;
};

const EMPTY = { reason: '', text: '' };
const OPTIONS = CANCEL_REASONS.map((value) => ({ value, label: CANCEL_REASON_LABELS[value] }));
const check = ({ reason }: typeof EMPTY) => (reason === '' ? { reason: t('bookings.chooseReason') } : {});

/** Cancels the booking with a reason that the other side reads. */
export function CancelDialog({ name, onSend, onClose }: CancelDialogProps) {
  const cancel = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    const reason = CANCEL_REASONS.find((known) => known === values.reason);
    form.setStatus(undefined);
    if (reason === undefined) return;
    try {
      await onSend({ reason, text: values.text.trim() });
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen title={t('bookings.cancelTitle')} onClose={onClose}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={cancel}>
        <Form className={page.form} noValidate>
          <p>{t('bookings.cancelText', { name })}</p>
          <FormSelectField
            name="reason"
            label={t('bookings.reason')}
            placeholder={t('bookings.chooseReason')}
            options={OPTIONS}
            isRequired
          />
          <FormTextArea name="text" label={t('bookings.cancelWords', { name })} rows={3} maxLength={HIRING_LIMITS.reason} />
          <FormAlert />
          <div className={page.actions}>
            <SubmitButton variant="ink">{t('bookings.cancelYes')}</SubmitButton>
            <TextButton className={page.target} onClick={onClose}>
              {t('bookings.keep')}
            </TextButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

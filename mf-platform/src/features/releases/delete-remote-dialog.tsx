import { messageOf } from '@alltalent/shared/api';
import { DELETED_KEPT_DAYS } from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { t } from '../../messages/owners';
import css from './releases.module.css';
import { useChange } from './use-change';

type DeleteRemoteDialogProps = { readonly remote: string; readonly onClose: () => void };
type Values = { readonly reason: string; readonly confirmation: string };

const EMPTY: Values = { reason: '', confirmation: '' };

/** Deletes a remote; its name is typed first, and compared by the server. */
export function DeleteRemoteDialog({ remote, onClose }: DeleteRemoteDialogProps) {
  const { mutateAsync, isPending } = useChange(onClose);
  const handleSubmit = async ({ reason, confirmation }: Values, form: FormikHelpers<Values>) => {
    if (isPending) return;
    form.setStatus(undefined);
    try {
      await mutateAsync({
        remote,
        action: 'delete',
        reason: reason.trim(),
        confirmation: confirmation.trim(),
        even_withdrawn: false,
      });
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY), statusOf: messageOf });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('delete.title', { remote })}>
      <Formik<Values> initialValues={EMPTY} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={handleSubmit}>
        <Form className={css.form} noValidate>
          <p>{t('delete.text')}</p>
          <p>{t('delete.undo', { days: DELETED_KEPT_DAYS })}</p>
          <FormTextField name="reason" label={t('delete.reason')} hint={t('delete.reasonHint')} maxLength={300} isRequired />
          <FormTextField
            name="confirmation"
            label={t('delete.confirmation', { remote })}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <FormAlert />
          <div className={css.foot}>
            <SubmitButton variant="danger" isPending={isPending}>
              {t('delete.send')}
            </SubmitButton>
            <TextButton onClick={onClose}>{t('delete.leave')}</TextButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

function check({ reason, confirmation }: Values): FormikErrors<Values> {
  return {
    ...(reason.trim() === '' && { reason: t('delete.reasonMissing') }),
    ...(confirmation.trim() === '' && { confirmation: t('delete.confirmationMissing') }),
  };
}

import { messageOf, OWN_DATA, request } from '@alltalent/shared/api';
import { type DeleteAccountInput, deleteAccountSchema, ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import styles from './account.module.css';
import { useFreshAction } from './use-fresh-action';

const REASON_LENGTH = 500;

export function DeletionQuestion({ onClose }: { readonly onClose: () => void }) {
  const handleSubmit = useDeletion(onClose);
  return (
    <Formik<DeleteAccountInput>
      initialValues={{ reason: '' }}
      validationSchema={deleteAccountSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.question} noValidate>
        <ul className={styles.points}>
          <li>{t('deletion.atOnce')}</li>
          <li>{t('deletion.until', { days: LIMITS.deletionDays })}</li>
          <li>{t('deletion.after', { days: LIMITS.deletionDays })}</li>
          <li>{t('deletion.membership')}</li>
        </ul>
        <FormTextArea name="reason" label="What makes you go? (optional)" maxLength={REASON_LENGTH} rows={3} />
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton>Yes, delete it</SubmitButton>
          <Button variant="line" onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </Form>
    </Formik>
  );
}

function useDeletion(onDone: () => void) {
  const queryClient = useQueryClient();
  const runFresh = useFreshAction();
  return async (values: DeleteAccountInput, form: FormikHelpers<DeleteAccountInput>) => {
    form.setStatus(undefined);
    try {
      const response = await runFresh(() => request(ENDPOINTS.deleteAccount, deleteAccountSchema.cast(values)));
      if (!response) return;
      await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
      onDone();
    } catch (error) {
      showRefusal(error, form, {
        fieldOf: fieldsOf(values),
        statusOf: (refused) => `${messageOf(refused)} Nothing was deleted.`,
      });
    }
  };
}

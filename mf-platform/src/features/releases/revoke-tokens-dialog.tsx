import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, revokeTokensSchema } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSetAtom } from 'jotai';
import { useOfficeTools } from '../../domain/platform-page/office-tools';
import { t } from '../../messages/tokens';
import css from './releases.module.css';

type RevokeTokensDialogProps = { readonly remote: string; readonly onClose: () => void };
type Values = { readonly reason: string };

const REASON = revokeTokensSchema.pick(['reason']);
const EMPTY: Values = { reason: '' };

/** Ends every token of a remote's squad, with the reason. */
export function RevokeTokensDialog({ remote, onClose }: RevokeTokensDialogProps) {
  const { confirmed } = useOfficeTools();
  const addToast = useSetAtom(addToastAtom);
  const handleSubmit = async ({ reason }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const done = await confirmed(() => request(ENDPOINTS.revokeTokens, { remote, reason: reason.trim() }));
      if (done === null) return;
      addToast({ kind: 'info', text: done.message });
      onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY), statusOf: messageOf });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('tokens.title', { remote })}>
      <Formik<Values> initialValues={EMPTY} validationSchema={REASON} validateOnBlur={false} onSubmit={handleSubmit}>
        <Form className={css.form} noValidate>
          <p>{t('tokens.text', { remote })}</p>
          <FormTextField label={t('tokens.reason')} name="reason" hint={t('tokens.reasonHint')} maxLength={300} />
          <FormAlert />
          <div className={css.foot}>
            <SubmitButton variant="ink">{t('tokens.send')}</SubmitButton>
            <TextButton onClick={onClose}>{t('tokens.leave')}</TextButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

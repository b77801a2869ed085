import { Dialog } from '@alltalent/shared/ui';
import { FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import money from '../../domain/money/money.module.css';
import { t } from '../../messages/codes';
import { draftOf, inputOf } from './code-draft';
import { type ListedCode, useSaveCode } from './codes.query';

export type StopCodeDialogProps = { readonly code: ListedCode; readonly onClose: () => void };
type NoValues = Record<string, never>;

/** Stops a promo code, or starts a stopped one again. */
export function StopCodeDialog({ code, onClose }: StopCodeDialogProps) {
  const save = useSaveCode();
  const { code: name, is_active: isActive } = code;
  const send = async (_values: NoValues, form: FormikHelpers<NoValues>) => {
    form.setStatus(undefined);
    try {
      if (await save({ ...inputOf(draftOf(code), code), is_active: !isActive })) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: () => undefined });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(isActive ? 'code.stopTitle' : 'code.startTitle', { code: name })}>
      <Formik<NoValues> initialValues={{}} onSubmit={send}>
        <Form className={money.form} noValidate method="dialog">
          <p>{t(isActive ? 'code.stopText' : 'code.startText')}</p>
          <FormAlert />
          <SubmitButton variant="ink">{t(isActive ? 'codes.stop' : 'codes.start')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}

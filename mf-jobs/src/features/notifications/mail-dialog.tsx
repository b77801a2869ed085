import { messageOf } from '@alltalent/shared/api';
import {
  MAIL_FREQUENCIES,
  type MailFrequencies,
  mailFrequenciesSchema,
  NOTIFICATION_GROUP_LABELS,
  type NotificationGroup,
} from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { FormAlert, FormSelectField, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { FREQUENCY_LABELS } from './mail-labels';
import css from './notifications.module.css';
import { useSaveMail } from './use-save-mail';

const OPTIONS = MAIL_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

type MailDialogProps = {
  readonly mail: MailFrequencies;
  readonly groups: readonly NotificationGroup[];
  readonly onClose: () => void;
};

export function MailDialog({ mail, groups, onClose }: MailDialogProps) {
  const id = useId();
  const { mutateAsync: save, isPending } = useSaveMail(onClose);
  const handleSubmit = async (chosen: MailFrequencies, form: FormikHelpers<MailFrequencies>) => {
    if (isPending) return;
    form.setStatus(undefined);
    await save(chosen).catch((error: unknown) => showRefusal(error, form, { fieldOf: fieldsOf(chosen), statusOf: messageOf }));
  };
  const footer = (
    <>
      <SubmitButton variant="ink" form={id} isPending={isPending}>
        Save
      </SubmitButton>
      <TextButton onClick={onClose}>Cancel</TextButton>
    </>
  );
  return (
    <Formik<MailFrequencies> initialValues={mail} validationSchema={mailFrequenciesSchema} validateOnBlur={false} onSubmit={handleSubmit}>
      <Dialog isOpen onClose={onClose} title="When we write to you" footer={footer}>
        <Form id={id} className={css.choices} noValidate>
          <p className="muted">Everything appears on this page at once, whatever you choose. The daily mail goes out at 9:00 am IST.</p>
          {groups.map((group) => (
            <FormSelectField key={group} name={group} label={NOTIFICATION_GROUP_LABELS[group]} options={OPTIONS} />
          ))}
          <FormAlert />
        </Form>
      </Dialog>
    </Formik>
  );
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type InviteStaffInput, inviteStaffSchema } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { errorsIn, fieldsOf, FormAlert, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { RoleChoices } from './role-choices';
import { useTeamCall } from './team.query';
import styles from './team.module.css';

export type InviteDialogProps = { readonly onClose: () => void };

const EMPTY: InviteStaffInput = { email: '', roles: [] };

/** Invites somebody to the office by mail. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const run = useTeamCall();
  const send = async ({ email, roles }: InviteStaffInput, form: FormikHelpers<InviteStaffInput>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => request(ENDPOINTS.inviteStaff, { email: email.trim(), roles }))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('team.inviteTitle')}>
      <Formik initialValues={EMPTY} validate={(values) => errorsIn(inviteStaffSchema, values)} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p className="muted">{t('team.inviteText')}</p>
          <FormTextField name="email" type="email" label={t('team.email')} autoComplete="off" isRequired autoFocus />
          <RoleChoices />
          <FormAlert />
          <SubmitButton variant="ink">{t('team.sendInvitation')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}

import { ApiError, hasCode, messageOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type InviteOptionsResponse, JOB_LIMITS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Alert } from '@alltalent/shared/ui';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSetAtom } from 'jotai';
import { inviteOptionsQuery, reloadDashboard } from '../dashboard.query';
import styles from './invites.module.css';
import { RoleChoice } from './role-choice';

type Values = { readonly role: string; readonly message: string };
type InviteFormProps = { readonly options: InviteOptionsResponse };

export function InviteForm({ options }: InviteFormProps) {
  const { talent, jobs } = options;
  const handleSubmit = useInviting(options);
  const isOpen = jobs.some(({ roles }) => roles.some(({ is_invited, has_applied }) => !is_invited && !has_applied));
  return (
    <Formik<Values>
      initialValues={{ role: '', message: '' }}
      validate={({ role }) => (role === '' ? { role: 'Please choose a role' } : {})}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ status, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <RoleChoice name="role" jobs={jobs} />
          {isOpen ? (
            <>
              <FormTextArea
                name="message"
                label="A word with it (optional)"
                hint={`Why you thought of ${talent.name}. At most ${JOB_LIMITS.invitation} characters.`}
                maxLength={JOB_LIMITS.invitation}
                rows={4}
              />
              {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
              <SubmitButton variant="ink">Send the invite</SubmitButton>
            </>
          ) : (
            <p className="muted">Nothing is left to invite {talent.name} to.</p>
          )}
        </Form>
      )}
    </Formik>
  );
}

function useInviting({ talent, jobs }: InviteOptionsResponse) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const send = useKeyedRequest(ENDPOINTS.inviteTalent);
  return async ({ role, message }: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus(undefined);
    const name = jobs.flatMap(({ roles }) => roles).find(({ id }) => String(id) === role)?.name ?? '';
    try {
      const response = await send({ role_id: Number(role), talent_id: talent.id, message: message.trim() });
      queryClient.setQueryData(inviteOptionsQuery(talent.id).queryKey, response);
      addToast({ kind: 'info', text: `Sent: ${talent.name} is invited to ${name}` });
      form.resetForm();
      void reloadDashboard(queryClient);
    } catch (error) {
      const atMessage = error instanceof ApiError ? error.problem.fields?.['message'] : undefined;
      if (atMessage === undefined) form.setStatus(messageOf(error));
      else form.setFieldError('message', atMessage);
      if (hasCode(error, 'ALREADY_INVITED')) void reloadDashboard(queryClient);
    }
  };
}

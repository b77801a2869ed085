import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, inviteColleagueSchema, type TeamRole } from '@alltalent/shared/contracts';
import { fieldsOf, FormAlert, FormSelectField, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { ROLE_OPTIONS } from './role-texts';
import styles from './team.module.css';
import { useTeamChanged } from './use-team-changed';

type InviteValues = { readonly email: string; readonly role: TeamRole | '' };

const EMPTY: InviteValues = { email: '', role: '' };

export function InviteForm({ onDone }: { readonly onDone: (message: string) => void }) {
  const invite = useKeyedRequest(ENDPOINTS.inviteColleague);
  const reload = useTeamChanged();
  const handleSubmit = async (values: InviteValues, form: FormikHelpers<InviteValues>) => {
    form.setStatus(undefined);
    try {
      const { message } = await invite(inviteColleagueSchema.cast(values));
      form.resetForm();
      await reload();
      onDone(message);
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <Formik<InviteValues> initialValues={EMPTY} validationSchema={inviteColleagueSchema} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={styles.form} noValidate>
        <FormTextField name="email" label={t('team.email')} type="email" autoComplete="off" />
        <FormSelectField name="role" label={t('team.roleLabel')} placeholder={t('team.chooseRole')} options={ROLE_OPTIONS} />
        <FormAlert />
        <SubmitButton>{t('team.invite')}</SubmitButton>
      </Form>
    </Formik>
  );
}

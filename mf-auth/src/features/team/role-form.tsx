import { refusalOf, request } from '@alltalent/shared/api';
import { changeTeamRoleSchema, ENDPOINTS, type TeamMember, type TeamRole } from '@alltalent/shared/contracts';
import { FormAlert, FormSelectField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { ROLE_OPTIONS } from './role-texts';
import styles from './team.module.css';
import { useTeamChanged } from './use-team-changed';

type RoleValues = { readonly role: TeamRole };
type RoleFormProps = { readonly member: TeamMember; readonly onDone: (message: string) => void };

export function RoleForm({ member: { user_id: userId, role }, onDone }: RoleFormProps) {
  const reload = useTeamChanged();
  const handleSubmit = async (values: RoleValues, form: FormikHelpers<RoleValues>) => {
    form.setStatus(undefined);
    try {
      const { message } = await request(ENDPOINTS.changeTeamRole, { ...values, user_id: userId });
      await reload();
      onDone(message);
    } catch (error) {
      showRefusal(error, form, { fieldOf: (name) => (name === 'role' ? name : undefined), statusOf: (failure) => refusalOf(failure) });
    }
  };
  return (
    <Formik<RoleValues>
      initialValues={{ role }}
      validationSchema={changeTeamRoleSchema.pick(['role'])}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.form} noValidate>
        <FormSelectField name="role" label={t('team.roleLabel')} options={ROLE_OPTIONS} />
        <FormAlert />
        <SubmitButton>{t('team.saveRole')}</SubmitButton>
      </Form>
    </Formik>
  );
}

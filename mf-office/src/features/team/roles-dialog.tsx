import { request } from '@alltalent/shared/api';
import { changeStaffRolesSchema, ENDPOINTS, type StaffRole, type StaffTeamResponse } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { errorsIn, fieldsOf, FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { RoleChoices } from './role-choices';
import { useTeamCall } from './team.query';
import styles from './team.module.css';

export type RolesDialogProps = { readonly member: StaffTeamResponse['members'][number]; readonly onClose: () => void };
type Values = { readonly roles: StaffRole[] };

const schema = changeStaffRolesSchema.pick(['roles']);

/** Changes the roles of a person of the office. */
export function RolesDialog({ member: { user_id: id, name, roles }, onClose }: RolesDialogProps) {
  const run = useTeamCall();
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => request(ENDPOINTS.changeStaffRoles, { user_id: id, ...values }))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('team.rolesOf', { name })}>
      <Formik<Values>
        initialValues={{ roles: [...roles] }}
        validate={(values) => errorsIn(schema, values)}
        validateOnChange={false}
        onSubmit={send}
      >
        <Form className={styles.form} noValidate method="dialog">
          <RoleChoices />
          <FormAlert />
          <SubmitButton variant="ink">{t('team.save')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}

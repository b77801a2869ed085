import { ApiError, messageOf, OWN_DATA, request, sessionQuery } from '@alltalent/shared/api';
import { changeRoleSchema, dayInIndia, ENDPOINTS, type OwnRole, ROLES, SIGN_UP_ROLES } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './account.module.css';
import { FormStatus } from './form-status';
import { roleName } from './role-labels';

type RoleFormProps = { readonly own: OwnRole; readonly onDone: (message: string) => void; readonly onClose: () => void };
type RoleValues = { readonly role: string; readonly birth_date: string };

/** Asks for another role, and for the date of birth where the new one needs it. */
export function RoleForm({ own, onDone, onClose }: RoleFormProps) {
  const handleSubmit = useRoleChange(onDone);
  const [today] = useState(() => dayInIndia(Date.now()));
  const options = SIGN_UP_ROLES.filter((role) => role !== own.role).map((role) => ({ value: role, label: roleName(role) }));
  return (
    <Formik<RoleValues>
      initialValues={{ role: '', birth_date: '' }}
      validationSchema={changeRoleSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ values }) => (
        <Form className={styles.step} noValidate>
          <p>{t('role.explanation')}</p>
          <FormSelectField name="role" label={t('role.field')} placeholder={t('role.choose')} options={options} />
          {!own.has_birth_date && values.role !== '' && values.role !== ROLES.client && (
            <FormTextField name="birth_date" label={t('signUp.ownBirthDate')} type="date" max={today} autoComplete="bday" />
          )}
          <FormStatus />
          <div className={styles.actions}>
            <SubmitButton>{t('role.change')}</SubmitButton>
            <Button variant="line" onClick={onClose}>
              {t('role.cancel')}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

function useRoleChange(onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  return async (values: RoleValues, form: FormikHelpers<RoleValues>) => {
    form.setStatus(undefined);
    try {
      const { message } = await request(ENDPOINTS.changeRole, changeRoleSchema.cast(values));
      onDone(message);
      // Menus and other pages go by the role.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
    } catch (error) {
      const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
      form.setErrors(fields);
      if (Object.keys(fields).length === 0) form.setStatus(messageOf(error));
    }
  };
}

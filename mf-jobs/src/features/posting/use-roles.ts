import type { JobContent, JobRoleContent } from '@alltalent/shared/contracts';
import { useFormikContext } from 'formik';
import { newRole } from './blank-job';
import { useOpenRole } from './open-role';

type Roles = {
  readonly roles: readonly JobRoleContent[];
  /** What is wrong with the list as such. */
  readonly error: string | undefined;
  /** Adds a role, open, with what another one asks where that is given. */
  readonly addRole: (like?: JobRoleContent) => void;
  readonly removeRole: (key: string) => void;
};

/** The roles of the job that is being written. */
export function useRoles(): Roles {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<JobContent>();
  const { setOpenRole } = useOpenRole();
  const { roles } = values;
  const error = typeof errors.roles === 'string' ? errors.roles : undefined;
  const addRole = (like?: JobRoleContent) => {
    const role = newRole(like);
    if (error !== undefined) setFieldError('roles', undefined);
    void setFieldValue('roles', [...roles, role], false);
    setOpenRole(role.key);
  };
  const removeRole = (key: string) => {
    // What is said of the others would stand at the wrong one.
    setFieldError('roles', undefined);
    void setFieldValue(
      'roles',
      roles.filter((role) => role.key !== key),
      false,
    );
  };
  return { roles, error, addRole, removeRole };
}

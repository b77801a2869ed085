import { type FieldErrors, useMarkFields } from '@alltalent/shared/ui/form';
import { useOpenRole } from './open-role';
import { useJobContent } from './use-fields';

type ShowErrors = {
  /** Shows errors in their fields, and opens the role where the first of them stands. */
  readonly showErrors: (errors: FieldErrors) => void;
  /** Opens that role alone, for fields that say what is wrong already. */
  readonly openRoleOf: (errors: FieldErrors) => void;
};

export function useShowErrors(): ShowErrors {
  const { roles } = useJobContent();
  const { setOpenRole } = useOpenRole();
  const mark = useMarkFields();
  const openRoleOf = (errors: FieldErrors) => {
    const [, place] = /^roles\.(\d+)\./u.exec(Object.keys(errors)[0] ?? '') ?? [];
    const role = place === undefined ? undefined : roles[Number(place)];
    if (role) setOpenRole(role.key);
  };
  const showErrors = (errors: FieldErrors) => {
    mark(errors);
    openRoleOf(errors);
  };
  return { showErrors, openRoleOf };
}

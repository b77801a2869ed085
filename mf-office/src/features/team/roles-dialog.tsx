import { request } from '@alltalent/shared/api';
import { changeStaffRolesSchema, ENDPOINTS, type StaffRole, type StaffTeamResponse } from '@alltalent/shared/contracts';
import { errorsIn } from '@alltalent/shared/ui/form';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages';
import { RoleChoices } from './role-choices';
import { useTeamCall } from './team.query';

export type RolesDialogProps = { readonly member: StaffTeamResponse['members'][number]; readonly onClose: () => void };
type Values = { readonly roles: StaffRole[] };

const schema = changeStaffRolesSchema.pick(['roles']);

/** Changes the roles of a person of the office. */
export function RolesDialog({ member: { user_id: id, name, roles }, onClose }: RolesDialogProps) {
  const run = useTeamCall();
  return (
    <FormDialog<Values>
      title={t('team.rolesOf', { name })}
      initial={{ roles: [...roles] }}
      check={(values) => errorsIn(schema, values)}
      submitLabel={t('team.save')}
      send={(values) => run(() => request(ENDPOINTS.changeStaffRoles, { user_id: id, ...values }))}
      onClose={onClose}
    >
      <RoleChoices />
    </FormDialog>
  );
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type InviteStaffInput, inviteStaffSchema } from '@alltalent/shared/contracts';
import { errorsIn, FormTextField } from '@alltalent/shared/ui/form';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages';
import { RoleChoices } from './role-choices';
import { useTeamCall } from './team.query';

export type InviteDialogProps = { readonly onClose: () => void };

const EMPTY: InviteStaffInput = { email: '', roles: [] };

/** Invites somebody to the office by mail. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const run = useTeamCall();
  return (
    <FormDialog
      title={t('team.inviteTitle')}
      initial={EMPTY}
      check={(values) => errorsIn(inviteStaffSchema, values)}
      submitLabel={t('team.sendInvitation')}
      send={({ email, roles }) => run(() => request(ENDPOINTS.inviteStaff, { email: email.trim(), roles }))}
      onClose={onClose}
    >
      <p className="muted">{t('team.inviteText')}</p>
      <FormTextField name="email" type="email" label={t('team.email')} autoComplete="off" isRequired autoFocus />
      <RoleChoices />
    </FormDialog>
  );
}

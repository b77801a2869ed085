import { request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, type StaffTeamResponse } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { useState } from 'react';
import { t } from '../../messages';
import { roleName } from './role-names';
import { useTeamChange } from './team.query';
import styles from './team.module.css';

type InvitationRowProps = { readonly invitation: StaffTeamResponse['invitations'][number] };

/** An open invitation, which can be withdrawn. */
export function InvitationRow({ invitation: { id, email, roles, invited_by: inviter, expires_at: end } }: InvitationRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useTeamChange(
    () => request(ENDPOINTS.withdrawStaffInvitation, { id }),
    () => setIsAsking(false),
  );
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <li>
      <div className={styles.who}>
        <strong>{email}</strong>
        <p className="muted">{t('team.invitedBy', { inviter, end: longDayInIndia(end) })}</p>
      </div>
      <p className={styles.what}>{roles.map(roleName).join(', ')}</p>
      <div className={styles.acts}>
        <TextButton aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t('team.withdraw')}
          <span className="vh"> {email}</span>
        </TextButton>
      </div>
      <AskDialog
        title={t('team.withdrawTitle')}
        yes={t('team.withdraw')}
        no={t('team.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={close}
      >
        {t('team.withdrawText', { email })}
      </AskDialog>
    </li>
  );
}

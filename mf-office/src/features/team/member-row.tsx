import { request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, type StaffTeamResponse } from '@alltalent/shared/contracts';
import { Badge, TextButton } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { type MessageId, t } from '../../messages';
import { roleName } from './role-names';
import type { RolesDialogProps } from './roles-dialog';
import { useTeamChange } from './team.query';
import styles from './team.module.css';

const RolesDialog = lazyDialog<RolesDialogProps>(() =>
  import(/* webpackChunkName: "office.roles" */ './roles-dialog').then((part) => part.RolesDialog),
);

type Member = StaffTeamResponse['members'][number];

const STEPS: Readonly<Record<Member['second_step'], MessageId>> = {
  none: 'team.stepNone',
  totp: 'team.stepApp',
  passkey: 'team.stepPasskey',
  both: 'team.stepBoth',
};

/** A person of the office, with the ways to change their roles and to take them out. */
export function MemberRow({ member }: { readonly member: Member }) {
  const { user_id: id, name, email, roles, since, second_step: step } = member;
  const { user_id: ownId } = useOffice();
  const [asked, setAsked] = useState<'roles' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <li>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong> {id === ownId && <Badge kind="soft">{t('team.you')}</Badge>}
        </p>
        <p className="muted">{email}</p>
      </div>
      <div className={styles.what}>
        <p>{roles.map(roleName).join(', ')}</p>
        <p className="muted">{t('team.since', { day: longDayInIndia(since), step: t(STEPS[step]) })}</p>
      </div>
      <div className={styles.acts}>
        <TextButton aria-haspopup="dialog" onClick={() => setAsked('roles')}>
          {t('team.roles')}
          <span className="vh"> {name}</span>
        </TextButton>
        <TextButton aria-haspopup="dialog" onClick={() => setAsked('remove')}>
          {t('team.remove')}
          <span className="vh"> {name}</span>
        </TextButton>
      </div>
      {asked === 'roles' && <RolesDialog member={member} onClose={close} />}
      {asked === 'remove' && <Removal member={member} onClose={close} />}
    </li>
  );
}

type RemovalProps = { readonly member: Member; readonly onClose: () => void };

function Removal({ member: { user_id: id, name }, onClose }: RemovalProps) {
  const { mutate, isPending, error } = useTeamChange(() => request(ENDPOINTS.removeStaff, { user_id: id }), onClose);
  return (
    <AskDialog
      title={t('team.removeTitle')}
      yes={t('team.remove')}
      no={t('team.keep')}
      isOpen
      isPending={isPending}
      error={error}
      onYes={() => mutate()}
      onClose={onClose}
    >
      {t('team.removeText', { name })}
    </AskDialog>
  );
}

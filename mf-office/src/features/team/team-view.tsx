import { useQuery } from '@tanstack/react-query';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { Button } from '@alltalent/shared/ui';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages';
import { InvitationRow } from './invitation-row';
import type { InviteDialogProps } from './invite-dialog';
import { MemberRow } from './member-row';
import { teamQuery } from './team.query';
import styles from './team.module.css';

const InviteDialog = lazyDialog<InviteDialogProps>(() =>
  import(/* webpackChunkName: "office.invite" */ './invite-dialog').then((part) => part.InviteDialog),
);

/** Who works in the office, and who is invited to. */
export function TeamView() {
  const query = useQuery(teamQuery);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <OfficeQueryView query={query} failure={t('team.failure')}>
      {({ members, invitations }) => (
        <div className={styles.team}>
          <div className={styles.top}>
            <p className="muted">{t('team.intro')}</p>
            <Button variant="ink" size="small" icon="plus" onClick={() => setIsInviting(true)}>
              {t('team.invite')}
            </Button>
          </div>
          <ul className={styles.rows} aria-label={t('team.members')}>
            {members.map((member) => (
              <MemberRow key={member.user_id} member={member} />
            ))}
          </ul>
          {invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <h2 id="invitations" className={styles.heading}>
                {t('team.invitations')}
              </h2>
              <ul className={styles.rows}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </section>
          )}
          {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
        </div>
      )}
    </OfficeQueryView>
  );
}

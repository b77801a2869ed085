import { request, switchAccount, useSession } from '@alltalent/shared/api';
import { ENDPOINTS, type JoinedTeam, longDayInIndia } from '@alltalent/shared/contracts';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import { AskedAction } from './asked-action';
import { roleName } from './role-texts';
import styles from './team.module.css';
import { useAccountsChanged } from './use-team-changed';

type JoinedSectionProps = { readonly joined: readonly JoinedTeam[]; readonly onDone: (message: string) => void };

/** Teams of other people that the person is in, each with a way to leave it. */
export function JoinedSection({ joined, onDone }: JoinedSectionProps) {
  return (
    <PageSection id="joined" title={t('team.joined')} lede={t('team.joinedLede')}>
      {joined.length === 0 ? (
        <p className="muted">{t('team.joinedNone')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('team.joined')}>
          {joined.map((team) => (
            <li key={team.account_id} className={styles.row}>
              <div>
                <p>
                  <strong>{team.name}</strong>
                </p>
                <p className="muted num">{t('team.roleSince', { role: roleName(team.role), day: longDayInIndia(team.since) })}</p>
              </div>
              <LeaveTeam team={team} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function LeaveTeam({ team, onDone }: { readonly team: JoinedTeam; readonly onDone: (message: string) => void }) {
  const session = useSession();
  const reload = useAccountsChanged();
  const { account_id: accountId, name } = team;
  const user = session.status === 'ready' ? session.user : null;
  const send = async () => {
    const { message } = await request(ENDPOINTS.leaveTeam, { account_id: accountId });
    if (user?.acting && user.user_id === accountId) {
      await switchAccount(user.acting.person_id, '/account/team');
      return;
    }
    await reload();
    onDone(message);
  };
  return (
    <AskedAction label={t('team.leave')} subject={name} title={t('team.leaveTitle', { name })} yes={t('team.leave')} send={send}>
      {t('team.leaveText', { name })}
    </AskedAction>
  );
}

import { longDayInIndia, type OwnTeam, type TeamMember } from '@alltalent/shared/contracts';
import { Badge } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import { ChangeRole } from './change-role';
import { RemoveColleague } from './remove-colleague';
import { roleName } from './role-texts';
import styles from './team.module.css';

type MembersSectionProps = { readonly team: OwnTeam; readonly onDone: (message: string) => void };

/** Everybody who can use the account, the holder first. */
export function MembersSection({ team: { holder, members, may_change: mayChange }, onDone }: MembersSectionProps) {
  const isAlone = members.length === 0;
  return (
    <PageSection id="members" title={t('team.members')} lede={isAlone ? t('team.alone') : t('team.membersLede')}>
      <ul className={styles.list} aria-label={t('team.members')}>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>
              <strong>{holder.name}</strong>
              <Badge kind="soft">{t('team.holder')}</Badge>
              {holder.is_you && <You />}
            </p>
            <p className="muted">{t('team.holderMeans')}</p>
          </div>
        </li>
        {members.map((member) => (
          <li key={member.user_id} className={styles.row}>
            <MemberText member={member} />
            {mayChange && !member.is_you && (
              <div className={styles.choices}>
                <ChangeRole member={member} onDone={onDone} />
                <RemoveColleague member={member} onDone={onDone} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function MemberText({ member: { name, email, role, since, is_you: isYou } }: { readonly member: TeamMember }) {
  return (
    <div>
      <p className={styles.name}>
        <strong>{name}</strong>
        <Badge kind="soft">{roleName(role)}</Badge>
        {isYou && <You />}
      </p>
      {email !== '' && <p className="muted">{email}</p>}
      <p className="muted num">{t('team.since', { day: longDayInIndia(since) })}</p>
    </div>
  );
}

function You() {
  return <span className="muted">{t('team.you')}</span>;
}

import { ROLES, splitRoles, type UserDetails } from '@alltalent/shared/contracts';
import { Avatar, Badge, Icon, TextLink } from '@alltalent/shared/ui';
import { DESKS, letterTo } from '../../desks';
import styles from './account.module.css';

const NOTHING_GIVEN = 'Not given';
const ROLE_NAMES: Readonly<Record<string, string>> = { [ROLES.talent]: 'Talent', [ROLES.client]: 'Hiring' };

/** What the account knows about its owner, and whom to ask for a change. */
export function AccountDetails({ user }: { readonly user: UserDetails }) {
  const name = `${user.first_name} ${user.last_name}`.trim();
  const phone =
    user.contact_no === '' ? '' : `${user.county_Code === '' ? '' : `+${user.county_Code.replace(/^\+/u, '')} `}${user.contact_no}`;
  const rows = [
    ['Name', name],
    ['E-mail', user.email],
    ['Mobile', phone],
    ['City', user.location],
    [
      'Account',
      splitRoles(user.role_id)
        .map((role) => ROLE_NAMES[role] ?? role)
        .join(', '),
    ],
  ] as const;
  return (
    <div className={styles.columns}>
      <section className={styles.sheet} aria-labelledby="details">
        <div className={styles.owner}>
          <Avatar address={user.profile_image} firstName={user.first_name} lastName={user.last_name} />
          <h2 id="details">{name === '' ? 'Your account' : name}</h2>
          {user.has_premium === 1 && <Badge kind="premium">Premium User</Badge>}
        </div>
        <dl className={styles.details}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">{value === '' ? NOTHING_GIVEN : value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.private}>
          <Icon name="lock" />
          <span>Your e-mail and mobile number are for log-in and our letters. They are not shared with clients.</span>
        </p>
      </section>
      <aside className={styles.side} aria-label="Your profile">
        {user.slug !== '' && (
          <TextLink to={`/${user.slug}`} target="_blank" hasArrow>
            See your public profile
          </TextLink>
        )}
        <TextLink to="/account" hasArrow>
          E-mail, phone, password and data
        </TextLink>
        <p className="muted">
          To change your name, city or profile, write to <a href={letterTo(DESKS.support, 'Change my profile')}>{DESKS.support}</a> from
          this e-mail address.
        </p>
      </aside>
    </div>
  );
}

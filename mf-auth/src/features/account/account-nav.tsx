import { t } from '../../messages';
import styles from './account.module.css';

const SECTIONS = [
  { id: 'contact', label: 'Contact' },
  { id: 'password', label: 'Password' },
  { id: 'ways', label: 'Ways in' },
  { id: 'role', label: t('role.nav') },
  { id: 'sides', label: t('sides.nav') },
  { id: 'team', label: t('team.nav') },
  { id: 'membership', label: t('membership.title') },
  { id: 'sessions', label: 'Logins' },
  { id: 'terms', label: 'Terms' },
  { id: 'data', label: 'Your data' },
] as const;

type AccountNavProps = {
  readonly isGuardian: boolean;
  readonly isTalent: boolean;
  readonly hasRole: boolean;
  readonly hasSides: boolean;
  readonly hasTeam: boolean;
};

export function AccountNav({ isGuardian, isTalent, hasRole, hasSides, hasTeam }: AccountNavProps) {
  const isShown: Readonly<Record<string, boolean>> = { role: hasRole, sides: hasSides, team: hasTeam, membership: isTalent };
  const shown = SECTIONS.filter(({ id }) => isShown[id] ?? true);
  const sections = isGuardian ? [{ id: 'children', label: 'Children' }, ...shown] : shown;
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { t } from '../../messages';
import styles from './account.module.css';

const SECTIONS = [
  { id: 'contact', label: 'Contact' },
  { id: 'password', label: 'Password' },
  { id: 'ways', label: 'Ways in' },
  { id: 'role', label: t('role.nav') },
  { id: 'membership', label: t('membership.title') },
  { id: 'sessions', label: 'Logins' },
  { id: 'terms', label: 'Terms' },
  { id: 'data', label: 'Your data' },
] as const;

type AccountNavProps = { readonly isGuardian: boolean; readonly isTalent: boolean; readonly hasRole: boolean };

export function AccountNav({ isGuardian, isTalent, hasRole }: AccountNavProps) {
  const shown = SECTIONS.filter(({ id }) => (hasRole || id !== 'role') && (isTalent || id !== 'membership'));
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

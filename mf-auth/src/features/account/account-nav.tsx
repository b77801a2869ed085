import styles from './account.module.css';

const SECTIONS = [
  { id: 'contact', label: 'Contact' },
  { id: 'password', label: 'Password' },
  { id: 'ways', label: 'Ways in' },
  { id: 'sessions', label: 'Logins' },
  { id: 'terms', label: 'Terms' },
  { id: 'data', label: 'Your data' },
] as const;

export function AccountNav({ isGuardian }: { readonly isGuardian: boolean }) {
  const sections = isGuardian ? [{ id: 'children', label: 'Children' }, ...SECTIONS] : SECTIONS;
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

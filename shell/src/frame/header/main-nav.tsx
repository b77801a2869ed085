import { useAtomValue, useSetAtom } from 'jotai';
import { NavLink } from 'react-router';
import styles from './header.module.css';
import { t } from '../../messages';
import { openPanelAtom, togglePanelAtom } from '../panels.atoms';

const ENTRIES = [
  { label: 'JOBS', to: '/jobs' },
  { label: 'SUCCESS', to: '/success' },
  { label: 'CAREER', to: '/career' },
  { label: 'CONTACT', to: '/contactus' },
] as const;

export function MainNav() {
  return (
    <nav className={styles.nav} aria-label="Main">
      <AboutButton />
      <noscript>
        <a href="/talents">{t('nav.talent')}</a>
        <a href="/about-us">ABOUT US</a>
      </noscript>
      {ENTRIES.map(({ label, to }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function AboutButton() {
  const isOpen = useAtomValue(openPanelAtom) === 'about';
  const toggle = useSetAtom(togglePanelAtom);
  return (
    <button type="button" className="needs-script" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => toggle('about')}>
      ABOUT US
    </button>
  );
}

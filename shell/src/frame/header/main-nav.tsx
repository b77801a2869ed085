import { useAtomValue, useSetAtom } from 'jotai';
import { NavLink } from 'react-router';
import styles from './header.module.css';
import { t } from '../../messages';
import { openPanelAtom, togglePanelAtom } from '../panels.atoms';
import { useServedLinks } from '../use-gone-pages';

const ENTRIES = [
  { label: 'JOBS', to: '/jobs' },
  { label: 'SUCCESS', to: '/success' },
  { label: 'CAREER', to: '/career' },
  { label: 'CONTACT', to: '/contactus' },
] as const;

const WITHOUT_SCRIPT = [
  { label: t('nav.talent'), to: '/talents' },
  { label: 'ABOUT US', to: '/about-us' },
] as const;

export function MainNav() {
  const entries = useServedLinks(ENTRIES);
  const withoutScript = useServedLinks(WITHOUT_SCRIPT);
  return (
    <nav className={styles.nav} aria-label="Main">
      <AboutButton />
      <noscript>
        {withoutScript.map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </noscript>
      {entries.map(({ label, to }) => (
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

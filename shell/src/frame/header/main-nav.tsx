import { useAtomValue, useSetAtom } from 'jotai';
import { NavLink } from 'react-router';
import styles from './header.module.css';
import { useMenu } from '../menus/use-menu';
import { openPanelAtom, togglePanelAtom } from '../panels.atoms';

export function MainNav() {
  const entries = useMenu('header');
  const withoutScript = useMenu('header-plain');
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

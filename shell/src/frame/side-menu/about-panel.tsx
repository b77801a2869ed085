import { Drawer } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { NavLink } from 'react-router';
import { LogoLink } from '../logo-link';
import styles from './panel.module.css';
import { closePanelAtom, openPanelAtom } from '../panels.atoms';
import { socialLinks } from '../links';
import { useMenu } from '../menus/use-menu';
import { SocialLinks } from '../social-links';

export function AboutPanel() {
  const isOpen = useAtomValue(openPanelAtom) === 'about';
  const close = useSetAtom(closePanelAtom);
  const pages = useMenu('about');
  return (
    <Drawer isOpen={isOpen} onClose={close} label="About the company" hasCloseButton>
      <div className={`ink ${styles.panel} ${styles.company}`}>
        <div className={styles.brand}>
          <LogoLink to="/" onClick={close} />
        </div>
        <nav aria-label="About the company">
          <p className={styles.line}>We put names to the faces you need.</p>
          <ul className={`${styles.list} ${styles.big}`}>
            {pages.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {socialLinks().length > 0 && (
          <div className={styles.bar}>
            <span className="muted">Follow the casting</span>
            <SocialLinks />
          </div>
        )}
      </div>
    </Drawer>
  );
}

import type { Menu } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CookieChoiceButton } from './cookie-choice-button';
import { CurrencyChoice } from './currency-choice';
import styles from './footer.module.css';
import { socialLinks } from '../links';
import { LogoLink } from '../logo-link';
import { useMenu } from '../menus/use-menu';
import { ThemeChoice } from './theme-choice';

export function Footer() {
  return (
    <footer className={`ink ${styles.foot}`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <LogoLink to="/" />
            <p className={styles.line}>The light is good. Come and be seen.</p>
          </div>
          <LinkColumn title="Company" menu="footer" />
          <LinkColumn title="The small print" menu="small-print">
            <CookieChoiceButton />
          </LinkColumn>
          <SocialColumn />
        </div>
        <div className={styles.end}>
          <p>2024 © All Talent | All rights reserved</p>
          <div className={styles.choices}>
            <ThemeChoice />
            <CurrencyChoice />
          </div>
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = { readonly title: string; readonly menu: Menu; readonly children?: ReactNode };

function LinkColumn({ title, menu, children }: LinkColumnProps) {
  const served = useMenu(menu);
  if (served.length === 0 && !children) return null;
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {served.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}

function SocialColumn() {
  const links = socialLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label="Follow the casting">
      <p className={styles.title}>Follow the casting</p>
      <ul className={styles.list}>
        {links.map(({ name, label, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="vh">, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

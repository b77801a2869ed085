import { Icon } from '@alltalent/shared/ui';
import { NavLink } from 'react-router';
import { externalLink } from './links';
import styles from './panel.module.css';
import type { SideMenuContent, SideMenuExternal, SideMenuItem } from './side-menu-items';

type SideMenuListsProps = { readonly content: SideMenuContent; readonly onChosen: () => void };

export function SideMenuLists({ content, onChosen }: SideMenuListsProps) {
  return (
    <nav aria-label="Menu">
      {content.own.length > 0 && <PageList items={content.own} onChosen={onChosen} />}
      <PageList items={content.site} onChosen={onChosen} />
      <ExternalList items={content.external} />
    </nav>
  );
}

function PageList({ items, onChosen }: { readonly items: readonly SideMenuItem[]; readonly onChosen: () => void }) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, icon, to }) => (
        <li key={to}>
          <NavLink to={to} end onClick={onChosen}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function ExternalList({ items }: { readonly items: readonly SideMenuExternal[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, icon }) => {
        const { label, address } = externalLink(name);
        return (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {label}
              <span className={styles.leaving}>
                <Icon name="ext" />
              </span>
              <span className="vh">, opens in a new tab</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

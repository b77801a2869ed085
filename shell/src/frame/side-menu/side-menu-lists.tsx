import { Icon } from '@alltalent/shared/ui';
import { NavLink } from 'react-router';
import { type OutsideLink, outsideLinks } from '../links';
import { useServedLinks } from '../use-gone-pages';
import styles from './panel.module.css';
import type { SideMenuContent, SideMenuExternal, SideMenuItem } from './side-menu-items';

type SideMenuListsProps = { readonly content: SideMenuContent; readonly onChosen: () => void };

export function SideMenuLists({ content, onChosen }: SideMenuListsProps) {
  return (
    <nav aria-label="Menu">
      {content.own.length > 0 && <PageList items={content.own} onChosen={onChosen} />}
      {content.site.length > 0 && <PageList items={content.site} onChosen={onChosen} />}
      <ExternalList items={content.external} onChosen={onChosen} />
    </nav>
  );
}

function PageList({ items, onChosen }: { readonly items: readonly SideMenuItem[]; readonly onChosen: () => void }) {
  const served = useServedLinks(items);
  return (
    <ul className={styles.list}>
      {served.map(({ label, icon, to }) => (
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

type ExternalListProps = { readonly items: readonly SideMenuExternal[]; readonly onChosen: () => void };

function ExternalList({ items, onChosen }: ExternalListProps) {
  const links = items.flatMap(({ name, icon }) => outsideLinks([name]).map((link) => ({ ...link, icon })));
  const own = links.filter(({ isOutside }) => !isOutside).map(({ label, icon, url }) => ({ label, icon, to: url }));
  return (
    <>
      {own.length > 0 && <PageList items={own} onChosen={onChosen} />}
      {own.length < links.length && (
        <ul className={styles.list}>
          {links
            .filter(({ isOutside }) => isOutside)
            .map((link) => (
              <OutsideItem key={link.name} {...link} />
            ))}
        </ul>
      )}
    </>
  );
}

function OutsideItem({ label, url, icon }: OutsideLink & Pick<SideMenuExternal, 'icon'>) {
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} />
        {label}
        <span className={styles.leaving}>
          <Icon name="ext" />
        </span>
        <span className="vh">, opens in a new tab</span>
      </a>
    </li>
  );
}

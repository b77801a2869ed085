import { type Session, useSession } from '@alltalent/shared/api';
import { IconButton } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { AccountArea } from './account-area';
import styles from './header.module.css';
import { LogoLink } from '../logo-link';
import { MainNav } from './main-nav';
import { menuFor } from '../menu-for';
import { openPanelAtom, togglePanelAtom } from '../panels.atoms';
import { SocialLinks } from '../social-links';
import { useSide } from '../use-side';

type HeaderProps = { readonly look: 'solid' | 'over' };

/** Header of the site. `over` is transparent on a dark first screen, `solid` sticks to the top. */
export const Header = memo(function Header({ look }: HeaderProps) {
  const viewer = useSession();
  return (
    <header className={look === 'over' ? styles.over : styles.solid}>
      <div className={`wrap ${styles.row}`}>
        <OwnLogo viewer={viewer} />
        <MainNav />
        <SocialLinks className={viewer.status === 'anonymous' ? styles.social : `${styles.social} ${styles.second}`} />
        <AccountArea viewer={viewer} />
        <MenuButton />
      </div>
    </header>
  );
});

function OwnLogo({ viewer }: { readonly viewer: Session }) {
  const { roles } = useSide(viewer);
  return <LogoLink to={viewer.status === 'ready' ? menuFor(roles, viewer.user.slug, []).logoTo : '/'} />;
}

function MenuButton() {
  const openPanel = useAtomValue(openPanelAtom);
  const toggle = useSetAtom(togglePanelAtom);
  return (
    <span className={`${styles.menu} needs-script`}>
      <IconButton label="Menu" icon="menu" aria-haspopup="dialog" aria-expanded={openPanel === 'menu'} onClick={() => toggle('menu')} />
    </span>
  );
}

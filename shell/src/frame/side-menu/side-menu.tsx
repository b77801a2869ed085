import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Drawer, Icon, TextLink } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { closePanelAtom, openPanelAtom } from '../panels.atoms';
import styles from './panel.module.css';
import { PosterStrip } from './poster-strip';
import { SideMenuLists } from './side-menu-lists';
import { sideMenuFor, type Reader } from './side-menu-items';
import { AccountSwitch } from '../accounts/account-switch';
import { useMenu } from '../menus/use-menu';
import { SideSwitch } from '../side-switch';
import { SocialLinks } from '../social-links';
import { UserName } from '../user-name';
import { useSide } from '../use-side';

export function SideMenu() {
  const isOpen = useAtomValue(openPanelAtom) === 'menu';
  const close = useSetAtom(closePanelAtom);
  return (
    <Drawer isOpen={isOpen} onClose={close} label="Menu" hasCloseButton>
      <SideMenuContent onChosen={close} />
    </Drawer>
  );
}

function SideMenuContent({ onChosen }: { readonly onChosen: () => void }) {
  const viewer = useSession();
  const { roles } = useSide(viewer);
  const ofRemotes = useMenu('side');
  const reader: Reader =
    viewer.status === 'ready' ? { kind: 'user', user: viewer.user, roles } : { kind: viewer.status === 'anonymous' ? 'guest' : 'unknown' };
  return (
    <div className={styles.panel}>
      {viewer.status === 'ready' ? (
        <UserName user={viewer.user} className={styles.person} photoClassName={styles.photo} />
      ) : (
        <PosterStrip />
      )}
      <div>
        <AccountSwitch viewer={viewer} />
        <SideSwitch viewer={viewer} />
        {reader.kind === 'guest' && <LoginInvitation onChosen={onChosen} />}
        <SideMenuLists content={sideMenuFor(reader, ofRemotes)} onChosen={onChosen} />
      </div>
      <div className={styles.bar}>
        {reader.kind === 'guest' ? (
          <span className="muted">Follow the casting</span>
        ) : (
          <TextLink to="/frontend/logout" onClick={onChosen}>
            <Icon name="out" />
            Logout
          </TextLink>
        )}
        <SocialLinks />
      </div>
    </div>
  );
}

function LoginInvitation({ onChosen }: { readonly onChosen: () => void }) {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const handleClick = () => {
    onChosen();
    openJoinPanel();
  };
  return (
    <div className={styles.invitation}>
      <p className={styles.headline}>Step into the light</p>
      <Button variant="action" isBlock onClick={handleClick}>
        Login / My Account
      </Button>
    </div>
  );
}

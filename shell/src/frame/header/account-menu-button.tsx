import type { Session } from '@alltalent/shared/api';
import { Avatar, Icon } from '@alltalent/shared/ui';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './account-area.module.css';
import { type AccountMenuItem, menuFor } from '../menu-for';
import { useDismiss } from './use-dismiss';
import { AccountSwitch } from '../accounts/account-switch';
import { SideSwitch } from '../side-switch';
import { useLoadedUnreadMessages } from './use-unread-messages';
import { useMenu } from '../menus/use-menu';
import { useServedLinks } from '../use-gone-pages';
import { UserName } from '../user-name';
import { useSide } from '../use-side';

/** Its item says how many messages are unread. */
const MESSAGES_PATH = '/messages';

type AccountMenuButtonProps = { readonly viewer: Extract<Session, { readonly status: 'ready' }> };

/** Button with photo and first name that opens the account menu. */
export function AccountMenuButton({ viewer }: AccountMenuButtonProps) {
  const { user } = viewer;
  const { roles } = useSide(viewer);
  const ofRemotes = useMenu('account');
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useDismiss({ isOpen, box, onDismiss: () => setIsOpen(false), focusBack: opener });
  return (
    <div className={styles.me} ref={box}>
      <button
        ref={opener}
        className={styles.opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="vh">Account menu, </span>
        <Avatar src={user.profile_image} firstName={user.first_name} lastName={user.last_name} />
        <span className={styles.name}>{user.first_name}</span>
        <span className={styles.caret}>
          <Icon name="down" />
        </span>
      </button>
      {isOpen && (
        <div className={styles.list} id={listId}>
          <UserName user={user} className={styles.who} photoClassName={styles.photo} />
          <AccountSwitch viewer={viewer} />
          <SideSwitch viewer={viewer} />
          <AccountItems items={menuFor(roles, user.slug, ofRemotes).items} onChosen={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  );
}

function AccountItems({ items, onChosen }: { readonly items: readonly AccountMenuItem[]; readonly onChosen: () => void }) {
  const unread = useLoadedUnreadMessages();
  const served = useServedLinks(items);
  return (
    <ul className={styles.items}>
      {served.map(({ label, icon, to }) => (
        <li key={`${to} ${label}`}>
          <Link to={to} onClick={onChosen}>
            <Icon name={icon} />
            {label}
            {to === MESSAGES_PATH && unread > 0 && <span className={styles.count}>{`${unread} unread`}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

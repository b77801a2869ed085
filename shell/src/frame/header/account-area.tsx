import type { Session } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Icon, Skeleton, TextLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { AccountMenuButton } from './account-menu-button';
import styles from './account-area.module.css';
import { hasMessages } from '../menu-for';
import { MessagesLink } from './messages-link';
import { NotificationBell } from './notification-bell';
import { useGonePages } from '../use-gone-pages';

/** End of the header: JOIN NOW, or the signed-in user. */
export function AccountArea({ viewer }: { readonly viewer: Session }) {
  const isGone = useGonePages();
  switch (viewer.status) {
    case 'anonymous':
      return <JoinNowButton />;
    case 'loading':
      return <AccountSkeleton />;
    case 'failed':
      return <AccountFailure onRetry={viewer.retry} />;
    case 'ready':
      return (
        <div className={styles.area}>
          {hasMessages(viewer.roles) && !isGone('/messages') && <MessagesLink />}
          {!isGone('/notifications') && <NotificationBell user={viewer.user} roles={viewer.roles} />}
          <AccountMenuButton viewer={viewer} />
        </div>
      );
  }
}

function JoinNowButton() {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return (
    <Button className={`${styles.join} needs-script`} variant="line" size="small" aria-haspopup="dialog" onClick={() => openJoinPanel()}>
      JOIN NOW
    </Button>
  );
}

function AccountSkeleton() {
  return (
    <div className={`${styles.area} ${styles.waiting}`} role="status" aria-busy="true" aria-label="Loading your account">
      <Skeleton shape="round" width="2.5rem" height="2.5rem" />
      <Skeleton shape="round" width="2.5rem" height="2.5rem" />
    </div>
  );
}

function AccountFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.area}>
      <span className={styles.nobody}>
        <Icon name="user" />
      </span>
      <span className={styles.failed} role="status">
        Account not loaded
      </span>
      <Button className={styles.retry} variant="line" size="small" icon="retry" onClick={onRetry}>
        <span className={styles.word}>Retry</span>
      </Button>
      <TextLink to="/frontend/logout">Logout</TextLink>
    </div>
  );
}

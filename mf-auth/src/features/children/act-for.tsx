import { messageOf, switchAccount } from '@alltalent/shared/api';
import type { Child } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './children.module.css';

type ActForProps = {
  readonly child: Child;
  readonly account: NonNullable<Child['account']>;
};

/** Leads to the child's account: to the profile, or to what waits there. */
export function ActFor({ child: { id, first_name: name }, account }: ActForProps) {
  const { chosen, error, open } = useOpening(id);
  return (
    <div className={styles.acting}>
      <div className={styles.choices}>
        <Button size="small" isPending={chosen === PROFILE} onClick={() => open(PROFILE)}>
          {t('children.act', { name })}
        </Button>
        {waitingOf(account).map(({ path, label }) => (
          <Button key={path} variant="line" size="small" isPending={chosen === path} onClick={() => open(path)}>
            {label}
            <span className="vh"> {t('children.waitsFor', { name })}</span>
          </Button>
        ))}
      </div>
      {error !== null && <Alert kind="error">{error}</Alert>}
    </div>
  );
}

const PROFILE = '/talent/profile-settings';

function waitingOf({ unread_messages: messages, offers_to_answer: offers, unread_notifications: notifications }: ActForProps['account']) {
  return [
    { path: '/messages', count: messages, label: t('children.messages', { count: messages }) },
    { path: '/offers', count: offers, label: t('children.offers', { count: offers }) },
    { path: '/notifications', count: notifications, label: t('children.notifications', { count: notifications }) },
  ].filter(({ count }) => count > 0);
}

/** The page of the child's account loads once the session uses it; `chosen` is that page's path meanwhile. */
function useOpening(accountId: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = (path: string) => {
    setChosen(path);
    setError(null);
    switchAccount(accountId, path).catch((reason: unknown) => {
      setChosen(null);
      setError(messageOf(reason));
    });
  };
  return { chosen, error, open };
}

import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import styles from './stories.module.css';

export function StoriesBanner() {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return (
    <header className={`ink ${styles.banner}`}>
      <div className={`wrap ${styles.bannerText}`}>
        <div>
          <h1>Success Stories</h1>
          <p className="lede">People who were seen, in their own words.</p>
        </div>
        {session.status === 'anonymous' && (
          <Button variant="line" onClick={() => openJoinPanel()}>
            Login / My Account
          </Button>
        )}
      </div>
    </header>
  );
}

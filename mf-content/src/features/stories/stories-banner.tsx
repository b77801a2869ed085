import { assetUrl, useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Picture } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import styles from './stories.module.css';

export function StoriesBanner() {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return (
    <header className={`ink ${styles.banner}`}>
      <Picture
        className={styles.bannerPicture}
        address={assetUrl('scenes/stage-640.webp')}
        alt=""
        width={1280}
        height={720}
        sizes="(max-width: 60rem) 100vw, 64rem"
        isPriority
      />
      <div className={`wrap ${styles.bannerText}`}>
        <h1>Success Stories</h1>
        <p className="lede">People who were seen, in their own words.</p>
        {session.status === 'anonymous' && (
          <Button variant="line" onClick={() => openJoinPanel()}>
            Login / My Account
          </Button>
        )}
      </div>
    </header>
  );
}

import { assetUrl, useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Picture } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { storiesCopyQuery } from './stories.query';
import styles from './stories.module.css';

export function StoriesBanner() {
  const session = useSession();
  const { data: copy } = useQuery(storiesCopyQuery);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return (
    <header className={`ink ${styles.banner}`}>
      <Picture
        className={styles.bannerPicture}
        src={assetUrl('scenes/stage-640.webp')}
        alt=""
        width={1280}
        height={720}
        sizes="(max-width: 60rem) 100vw, 64rem"
        isPriority
      />
      <div className={`wrap ${styles.bannerText}`}>
        <h1>{copy?.title ?? 'Success Stories'}</h1>
        <p className="lede">{copy?.lede}</p>
        <div className={styles.login}>
          {session.status === 'anonymous' && (
            <Button variant="line" className="needs-script" onClick={() => openJoinPanel()}>
              Login / My Account
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

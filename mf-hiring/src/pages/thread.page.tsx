import { usePageTitle } from '@alltalent/shared/ui';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useParams } from 'react-router';
import { ThreadList } from '../features/threads/thread-list';
import { ThreadView, UnknownThread } from '../features/threads/thread-view';
import styles from '../features/threads/threads.module.css';
import { t } from '../messages';

const POINTS = [t('messages.pointSafe'), t('messages.pointFiles')];
const ID = /^[1-9]\d{0,9}$/u;

export function Component() {
  const { id = '' } = useParams();
  const hasRoom = useMediaQuery('(min-width: 60rem)', false);
  usePageTitle(t('messages.documentTitle'));
  return (
    <SignedInPage title={t('messages.title')} purpose={t('messages.purpose')} points={POINTS}>
      {() => (
        <div className={styles.both}>
          {hasRoom && <ThreadList />}
          {ID.test(id) ? <ThreadView key={id} id={Number(id)} /> : <UnknownThread />}
        </div>
      )}
    </SignedInPage>
  );
}

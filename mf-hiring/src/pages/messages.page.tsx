import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { BlockedPeople } from '../features/threads/blocked-people';
import { ThreadList } from '../features/threads/thread-list';
import { t } from '../messages';

const POINTS = [t('messages.pointSafe'), t('messages.pointFiles')];

export function Component() {
  return (
    <SignedInPage title={t('messages.title')} purpose={t('messages.purpose')} points={POINTS}>
      {() => (
        <>
          <h1>{t('messages.title')}</h1>
          <ThreadList />
          <BlockedPeople />
        </>
      )}
    </SignedInPage>
  );
}

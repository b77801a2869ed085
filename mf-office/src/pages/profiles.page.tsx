import { QueuePage } from '../domain/queue/queue-page';
import { reviewDecisions } from '../domain/review/decisions';
import { PROFILES } from '../features/profiles/profiles.source';
import { ReviewedProfileView } from '../features/profiles/reviewed-profile';
import { t } from '../messages';

export function Component() {
  return (
    <QueuePage
      title={t('places.profiles')}
      right="profiles"
      source={PROFILES}
      decisions={reviewDecisions({ changesText: 'profiles.changesText', rejectText: 'profiles.rejectText' })}
      titleOf={({ title }) => title}
      render={(profile) => <ReviewedProfileView profile={profile} />}
    />
  );
}

import { OfficePage } from '../domain/office-page/office-page';
import { VotesView } from '../features/votes/votes-view';
import { t } from '../messages/votes';

export function Component() {
  return (
    <OfficePage title={t('votes.title')} right="content">
      <VotesView />
    </OfficePage>
  );
}

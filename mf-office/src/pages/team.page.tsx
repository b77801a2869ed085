import { OfficePage } from '../domain/office-page/office-page';
import { TeamView } from '../features/team/team-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.team')} right="team">
      <TeamView />
    </OfficePage>
  );
}

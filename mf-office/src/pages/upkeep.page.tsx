import { OfficePage } from '../domain/office-page/office-page';
import { UpkeepView } from '../features/upkeep/upkeep-view';
import { t } from '../messages/upkeep';

export function Component() {
  return (
    <OfficePage title={t('upkeep.title')} right="upkeep">
      <UpkeepView />
    </OfficePage>
  );
}

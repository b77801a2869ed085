import { OfficePage } from '../domain/office-page/office-page';
import { TodayView } from '../features/today/today-view';
import { t } from '../messages/today';

export function Component() {
  return (
    <OfficePage title={t('today.title')}>
      <TodayView />
    </OfficePage>
  );
}

import { OfficePage } from '../domain/office-page/office-page';
import { ShootsView } from '../features/shoots/shoots-view';
import { t } from '../messages/shoots';

export function Component() {
  return (
    <OfficePage title={t('shoots.title')} right="shoots">
      <ShootsView />
    </OfficePage>
  );
}

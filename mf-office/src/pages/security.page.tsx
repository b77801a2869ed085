import { OfficePage } from '../domain/office-page/office-page';
import { SecurityView } from '../features/security/security-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.security')}>
      <SecurityView />
    </OfficePage>
  );
}

import { OfficePage } from '../domain/office-page/office-page';
import { AuditView } from '../features/audit/audit-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.audit')} right="audit">
      <AuditView />
    </OfficePage>
  );
}

import { OfficePage } from '../domain/office-page/office-page';
import { t } from '../messages';

export function Component() {
  return <OfficePage title={t('today.title')}>{null}</OfficePage>;
}

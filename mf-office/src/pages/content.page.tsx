import { OfficePage } from '../domain/office-page/office-page';
import { ContentView } from '../features/content/content-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.content')} right="content">
      <ContentView />
    </OfficePage>
  );
}

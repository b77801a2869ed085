import { OfficePage } from '../domain/office-page/office-page';
import { PeopleView } from '../features/people/people-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.people')} right="people">
      <PeopleView />
    </OfficePage>
  );
}

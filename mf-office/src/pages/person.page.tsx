import { useParams } from 'react-router';
import { OfficePage } from '../domain/office-page/office-page';
import { PersonView } from '../features/person/person-view';
import { t } from '../messages/person-data';

export function Component() {
  const { id = '' } = useParams();
  return (
    <OfficePage title={t('person.title')} right="people">
      <PersonView key={id} id={id} />
    </OfficePage>
  );
}

import { useParams } from 'react-router';
import { OfficePage } from '../domain/office-page/office-page';
import { MergeView } from '../features/merge/merge-view';
import { t } from '../messages/person-data';

export function Component() {
  const { id = '' } = useParams();
  return (
    <OfficePage title={t('merge.title')} right="closing">
      <MergeView key={id} id={id} />
    </OfficePage>
  );
}

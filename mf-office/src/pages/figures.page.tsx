import { OfficePage } from '../domain/office-page/office-page';
import { FiguresView } from '../features/figures/figures-view';
import { t } from '../messages';

export function Component() {
  return (
    <OfficePage title={t('places.figures')} right="figures">
      <FiguresView />
    </OfficePage>
  );
}

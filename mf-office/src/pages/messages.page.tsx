import { OfficePage } from '../domain/office-page/office-page';
import { MessagesView } from '../features/messages/messages-view';
import { t } from '../messages/unsent';

export function Component() {
  return (
    <OfficePage title={t('messages.title')} right="upkeep">
      <MessagesView />
    </OfficePage>
  );
}

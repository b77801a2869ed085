import { useState } from 'react';
import { OfficePage } from '../domain/office-page/office-page';
import { KeysButton } from '../domain/queue/keys-button';
import { ExportButton } from '../features/leads/export-button';
import { LeadsView } from '../features/leads/leads-view';
import { t } from '../messages';

export function Component() {
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const end = (
    <>
      <ExportButton />
      <KeysButton onClick={() => setIsShowingKeys(true)} />
    </>
  );
  return (
    <OfficePage title={t('places.leads')} right="leads" end={end}>
      <LeadsView isShowingKeys={isShowingKeys} onKeys={setIsShowingKeys} />
    </OfficePage>
  );
}

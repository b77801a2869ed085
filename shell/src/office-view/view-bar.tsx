import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeViewFacts, timeInIndia } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { useFootRoom } from '../frame/notices/use-foot-room';
import { t } from '../messages/office-view';
import styles from './view-bar.module.css';

type ViewBarProps = { readonly view: Pick<OfficeViewFacts, 'name' | 'ends_at'>; readonly onEnded: () => void };
type State = 'shown' | 'ending' | 'failed';

/** Bar at the bottom of every page of a view: as whom the site is seen, until when, and the way out. */
export function ViewBar({ view: { name, ends_at: endsAt }, onEnded }: ViewBarProps) {
  const bar = useFootRoom();
  const [state, setState] = useState<State>('shown');
  const end = async () => {
    setState('ending');
    try {
      await request(ENDPOINTS.logout, {});
      onEnded();
    } catch {
      setState('failed');
    }
  };
  return (
    <aside className={`ink ${styles.bar}`} aria-label={t('view.label')} ref={bar}>
      <p className={styles.text} role="status">
        {state === 'failed' ? t('view.failed') : t('view.text', { name, time: timeInIndia(endsAt) })}
      </p>
      <Button variant="line" size="small" isPending={state === 'ending'} onClick={() => void end()}>
        {t('view.end')}
      </Button>
    </aside>
  );
}

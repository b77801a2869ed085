import { storage } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Opens the join panel, resumed where it was, when an earlier page requested it. Opening it clears the request. */
export function useAutoJoin(): void {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  useEffect(() => {
    const isRequested = [storage.get('redirection_from'), storage.get('login_open')].includes('true');
    if (isRequested) openJoinPanel(null, true);
  }, [openJoinPanel]);
}

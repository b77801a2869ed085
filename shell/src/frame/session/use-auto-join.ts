import { storage } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Opens the join panel when an earlier page asked for it, and lets it go on where it was; opening takes the requests away. */
export function useAutoJoin(): void {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  useEffect(() => {
    const isAskedFor = [storage.get('redirection_from'), storage.get('login_open')].includes('true');
    if (isAskedFor) openJoinPanel(null, true);
  }, [openJoinPanel]);
}

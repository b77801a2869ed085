import { sessionQuery, storage } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

const REQUESTS = ['redirection_from', 'login_open'] as const;

/**
 * Opens the join panel, resumed where it was, when an earlier page requested it. Opening it clears the request. It
 * stays closed for somebody who is logged in, as after a reload while their account was being created.
 */
export function useAutoJoin(): void {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!REQUESTS.some((key) => storage.get(key) === 'true')) return undefined;
    let isHere = true;
    const decide = (isLoggedIn: boolean) => {
      if (!isHere) return;
      if (isLoggedIn) storage.remove(...REQUESTS);
      else openJoinPanel(null, true);
    };
    void queryClient.ensureQueryData(sessionQuery).then(
      (user) => decide(user !== null),
      () => decide(false),
    );
    return () => {
      isHere = false;
    };
  }, [openJoinPanel, queryClient]);
}

import {
  closeSession,
  listenForLogout,
  listenForLostSession,
  listenForOtherAccount,
  listenForSwitch,
  OWN_DATA,
  sessionQuery,
  storage,
} from '@alltalent/shared/api';
import { addToastAtom, openJoinPanelAtom } from '@alltalent/shared/state';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../messages';

/** Reacts on this page when the session ends elsewhere. */
export function useSessionWatch(): void {
  const queryClient = useQueryClient();
  const showLossMessage = useLossMessage();
  const handleLoss = useEffectEvent(() => {
    if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
    closeSession(queryClient);
    showLossMessage();
  });
  useEffect(() => listenForLostSession(() => handleLoss()), []);
  useEffect(() => listenForLogout(() => closeSession(queryClient)), [queryClient]);
  useOtherAccountMessage();
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refetchSession(queryClient);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [queryClient]);
}

/** Says once that this page shows another account than the session uses, and offers to load it again; what was typed stays until then. */
function useOtherAccountMessage(): void {
  const addToast = useSetAtom(addToastAtom);
  const isSaid = useRef(false);
  const say = useEffectEvent(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    addToast({
      kind: 'error',
      text: t('switched.text'),
      action: { label: t('switched.action'), run: () => window.location.reload() },
    });
  });
  useEffect(() => listenForSwitch(() => say()), []);
  useEffect(() => listenForOtherAccount(() => say()), []);
}

function useLossMessage(): () => void {
  const addToast = useSetAtom(addToastAtom);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { pathname, search, hash } = useLocation();
  return () =>
    addToast({
      kind: 'error',
      text: 'You were logged out. Log in to go on.',
      action: { label: 'Log in', run: () => openJoinPanel(pathname + search + hash) },
    });
}

/** Refetches the session. A page restored from the browser's cache shows the user who was signed in when it was left. */
function refetchSession(queryClient: QueryClient): void {
  const wasSignedIn = Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  if (wasSignedIn && storage.get('is_login') !== 'true') return closeSession(queryClient);
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
}

import { useEffect, useEffectEvent } from 'react';

type LeavingProps = { readonly isUnsaved: boolean; readonly isFailed: boolean; readonly flush: () => Promise<boolean> };

/** Sends what is unsaved when the page goes out of sight, and again once the network is back; asks before the tab closes. */
export function useLeaving({ isUnsaved, isFailed, flush }: LeavingProps): void {
  const send = useEffectEvent((wasOffline: boolean) => {
    if (isUnsaved && isFailed === wasOffline) void flush();
  });
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') send(false);
    };
    const handleOnline = () => send(true);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('online', handleOnline);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('online', handleOnline);
      send(false);
    };
  }, []);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { useEffect } from 'react';

/** Tells the server that the page is shown. Nobody waits for it, and nothing depends on it. */
export function useView(token: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) request(ENDPOINTS.viewLookbook, { token }).catch(() => undefined);
  }, [token, isShown]);
}

import { storage } from '@alltalent/shared/api';
import { useEffect } from 'react';

/** While this step is shown a reload opens the panel again; leaving the step, or closing the panel, takes that back. */
export function useResumeMark(): void {
  useEffect(() => {
    storage.set('login_open', 'true');
    return () => storage.remove('login_open');
  }, []);
}

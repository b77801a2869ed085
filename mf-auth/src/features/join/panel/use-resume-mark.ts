import { storage } from '@alltalent/shared/api';
import { useEffect } from 'react';

/** While this step is shown, a reload opens the panel here; leaving the step or closing the panel removes the mark. */
export function useResumeMark(): void {
  useEffect(() => {
    storage.set('login_open', 'true');
    return () => storage.remove('login_open');
  }, []);
}

import { ApiError } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { isFresh } from './account.query';
import { AskForCodeContext } from './fresh-code';

/**
 * Runs what the server does only after a fresh code: asks for one when it is needed, then carries on. Null when the user
 * gave up on the way.
 */
export function useFreshAction() {
  const ask = use(AskForCodeContext);
  const queryClient = useQueryClient();
  return async <T>(action: () => Promise<T>): Promise<T | null> => {
    if (!isFresh(queryClient) && !(await ask())) return null;
    try {
      return await action();
    } catch (error) {
      if (!isCodeNeeded(error)) throw error;
      return (await ask()) ? action() : null;
    }
  };
}

function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'FRESH_CODE_NEEDED';
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signUpChunk } from './step-chunks';

/** Fetches the code of the sign-up while the visitor is busy with the code of the mail. */
export function usePrefetchSignUp(isWanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isWanted) void queryClient.prefetchQuery(signUpChunk);
  }, [isWanted, queryClient]);
}

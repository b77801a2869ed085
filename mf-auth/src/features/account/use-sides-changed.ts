import { OWN_DATA, sessionQuery } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that asks for the session and the own data again: menus and other pages go by the sides. */
export function useSidesChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
  };
}

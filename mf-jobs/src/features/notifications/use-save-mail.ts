import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type MailFrequencies } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type NotificationPages, NOTIFICATIONS } from './notifications.query';

/** Saves the mail frequencies and updates them in every cached list. */
export function useSaveMail(onSaved: () => void) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  return useMutation({
    networkMode: 'always',
    mutationFn: (mail: MailFrequencies) => request(ENDPOINTS.saveMailFrequencies, mail),
    onSuccess: async (_done, mail) => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS });
      queryClient.setQueriesData<NotificationPages>(
        { queryKey: NOTIFICATIONS },
        (notifications) => notifications && { ...notifications, pages: notifications.pages.map((page) => ({ ...page, mail })) },
      );
      addToast({ kind: 'info', text: 'Saved' });
      onSaved();
    },
  });
}

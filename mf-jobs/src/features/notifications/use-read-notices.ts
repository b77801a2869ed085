import { messageOf, request, setUnreadNotices } from '@alltalent/shared/api';
import { ENDPOINTS, type ReadNotificationsInput } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type Notices, NOTICES } from './notices.query';
import { withRead } from './read-notices';

export type ReadNotices = (input: ReadNotificationsInput) => void;

/** Marks notices as read: shown at once, the bell with it, and taken back when the server says no. */
export function useReadNotices(): ReadNotices {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const { mutate } = useMutation({
    // A notice that is opened leaves the page at once.
    mutationFn: (input: ReadNotificationsInput) => request(ENDPOINTS.readNotifications, input, { isKeptAlive: true }),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: NOTICES });
      queryClient.setQueriesData<Notices>({ queryKey: NOTICES }, (notices) => notices && withRead(notices, input));
    },
    onSuccess: ({ unread_notification_cnt }) => setUnreadNotices(queryClient, unread_notification_cnt),
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTICES }),
  });
  return mutate;
}

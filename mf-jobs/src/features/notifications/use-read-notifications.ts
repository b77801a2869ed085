import { messageOf, request, setUnreadNotifications, useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS, type ReadNotificationsInput } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type NotificationPages, NOTIFICATIONS } from './notifications.query';
import { withRead } from './with-read';

const ignore: ReadNotifications = () => undefined;

export type ReadNotifications = (input: ReadNotificationsInput) => void;

/** Marks notifications as read: shown at once, the bell with it, and taken back when the server says no. Viewers in a team mark none. */
export function useReadNotifications(): ReadNotifications {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const { mutate } = useMutation({
    // A notification that is opened leaves the page at once.
    mutationFn: (input: ReadNotificationsInput) => request(ENDPOINTS.readNotifications, input, { isKeptAlive: true }),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS });
      queryClient.setQueriesData<NotificationPages>(
        { queryKey: NOTIFICATIONS },
        (notifications) => notifications && withRead(notifications, input),
      );
    },
    onSuccess: ({ unread_notification_cnt }) => setUnreadNotifications(queryClient, unread_notification_cnt),
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });
  return useMayChange() ? mutate : ignore;
}

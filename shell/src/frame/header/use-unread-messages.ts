import { unreadMessagesQuery, useLiveQuery } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const PREFIX = /^\(\d+\+?\) /u;

/** Returns the number of unread messages, which follows the stream of events, and shows it in the document's title. */
export function useUnreadMessages(): number {
  const { data = 0 } = useQuery(unreadMessagesQuery);
  useLiveQuery(['messages'], unreadMessagesQuery.queryKey);
  useTitlePrefix(data > 0 ? `(${data}) ` : '');
  return data;
}

/** Returns the number that `useUnreadMessages` has loaded. */
export function useLoadedUnreadMessages(): number {
  return useQuery({ ...unreadMessagesQuery, enabled: false }).data ?? 0;
}

/** Begins the document's title with `prefix`, whatever the pages set it to. */
function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return undefined;
    const write = () => {
      const title = prefix + document.title.replace(PREFIX, '');
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [prefix]);
}

import { unreadNotificationsQuery } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ownApplicationsQuery } from './applications.query';

/** Own applications; refetched when the number of unread notifications changes, because one may have moved. */
export function useOwnApplications() {
  const query = useQuery(ownApplicationsQuery);
  const { data: unread } = useQuery({ ...unreadNotificationsQuery, enabled: false });
  const known = useRef(unread);
  const { refetch } = query;
  useEffect(() => {
    const before = known.current;
    known.current = unread;
    if (before !== undefined && before !== unread) void refetch();
  }, [unread, refetch]);
  return query;
}

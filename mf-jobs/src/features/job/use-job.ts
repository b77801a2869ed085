import { useSession, useStoredViewer } from '@alltalent/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jobPath } from '../../domain/job-path/job-path';
import { jobQuery } from './job.query';

/** Job of a page, refetched after login and logout; an outdated slug in the URL is replaced by the current one. */
export function useJob(key: string) {
  useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...jobQuery(key, useStoredViewer()),
    // What visitors see stays until that of the viewer is there.
    placeholderData: () => queryClient.getQueryData(jobQuery(key, null).queryKey),
    retryOnMount: false,
  });
  const path = query.data && jobPath(query.data);
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate(path + search + hash, { replace: true, preventScrollReset: true });
  }, [path, pathname, search, hash, navigate]);
  return query;
}

import { useSession } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jobPath } from '../../domain/job-path/job-path';
import { jobQuery } from './job.query';

/** The job at an address, asked for anew when somebody logs in or out; other words in the address become the right ones. */
export function useJob(key: string) {
  useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const query = useQuery({ ...jobQuery(key), retryOnMount: false });
  const path = query.data && jobPath(query.data);
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate(path + search + hash, { replace: true, preventScrollReset: true });
  }, [path, pathname, search, hash, navigate]);
  return query;
}

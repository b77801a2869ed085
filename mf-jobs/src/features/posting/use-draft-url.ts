import { OWN_DATA } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownJobQuery } from './own-job.query';
import { jobOf, postingUrl, stepOf } from './posting-url';
import { useDraft, useDraftState } from './use-job-draft';

/** Puts the job's id into the URL once it has one, so that a reload opens it. */
export function useDraftUrl(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draft = useDraft();
  const { job } = useDraftState();
  const id = job?.id ?? null;
  const isUnnamed = id !== null && jobOf(query) === null;

  const name = useEffectEvent(() => {
    const { job: newest } = draft.read();
    if (newest === null) return;
    queryClient.setQueryData(ownJobQuery(newest.id).queryKey, { status: 200, data: newest });
    void navigate(postingUrl(newest.id, stepOf(query)), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isUnnamed) name();
  }, [isUnnamed]);

  const clear = useEffectEvent(() => {
    const isOfJobs = (key: readonly unknown[]) => key[0] === OWN_DATA || key.includes('jobs');
    if (id !== null) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfJobs(queryKey), refetchType: 'none' });
  });
  useEffect(() => () => clear(), []);
}

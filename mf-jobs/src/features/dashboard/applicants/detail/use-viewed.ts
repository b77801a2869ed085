import { request, useMayChange } from '@alltalent/shared/api';
import { type Applicant, ENDPOINTS } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reloadDashboard } from '../../dashboard.query';
import { useApplicantActions } from '../applicant-actions';
import { patchStages } from '../moves/stage-patch';

/** Marks an opened application as viewed, unless a viewer of the team opens it. A failed request is repeated at the next view. */
export function useViewed(applicant: Applicant | undefined): void {
  const { job } = useApplicantActions();
  const mayChange = useMayChange();
  const queryClient = useQueryClient();
  const notified = useRef<number | null>(null);
  const id = mayChange && applicant?.stage === 'sent' ? applicant.id : null;
  const notify = useEffectEvent(async (viewed: number) => {
    try {
      await request(ENDPOINTS.viewApplication, { id: viewed });
    } catch {
      notified.current = null;
      return;
    }
    patchStages(queryClient, job, [{ id: viewed, from: 'sent', to: 'viewed' }]);
    await reloadDashboard(queryClient);
  });
  useEffect(() => {
    if (id === null || notified.current === id) return;
    notified.current = id;
    void notify(id);
  }, [id]);
}

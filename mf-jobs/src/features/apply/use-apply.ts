import { useSession } from '@alltalent/shared/api';
import type { JobDetail } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { applyStateQuery } from './apply-state.query';
import { appliedOf, applyViewOf, isTalent } from './apply-view';
import { useApplication } from './use-application';

/** Everything the page of a job knows about applying for it. */
export function useApply(job: JobDetail) {
  const session = useSession();
  const query = useQuery({ ...applyStateQuery(job), enabled: isTalent(session) && !job.is_own });
  const state = isTalent(session) ? query.data : undefined;
  const view = applyViewOf(job, session, { data: state, isError: query.isError, refetch: query.refetch });
  const application = useApplication(job);
  return { job, view, application, applied: appliedOf(job, state), invitedRoleIds: state?.invited_role_ids ?? [] };
}

export type Apply = ReturnType<typeof useApply>;

import type { Session } from '@alltalent/shared/api';
import { type JobDetail, type JobForTalent, type JobRole, ROLES } from '@alltalent/shared/contracts';

export type Applied = { readonly id: number; readonly role: string; readonly stage: JobForTalent['applications'][number]['stage'] };

/** What the apply panel shows to the viewer of a job. */
export type ApplyView =
  | {
      readonly kind:
        | 'loading'
        | 'own'
        | 'closed'
        | 'other-account'
        | 'client-account'
        | 'profile'
        | 'in-review'
        | 'no-role'
        | 'all-applied';
    }
  /** A guardian cannot buy a membership for a child. */
  | { readonly kind: 'membership'; readonly allowance: JobForTalent['allowance']; readonly isForChild: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `state` is null for a visitor, who logs in first. */
  | { readonly kind: 'form'; readonly roles: readonly JobRole[]; readonly state: JobForTalent | null };

type StateQuery = { readonly data: JobForTalent | undefined; readonly isError: boolean; readonly refetch: () => unknown };

export function applyViewOf(job: JobDetail, session: Session, query: StateQuery): ApplyView {
  if (job.is_own) return { kind: 'own' };
  if (job.state === 'closed') return { kind: 'closed' };
  if (session.status === 'loading') return { kind: 'loading' };
  if (session.status === 'failed') return { kind: 'failed', retry: session.retry };
  if (session.status === 'anonymous') return { kind: 'form', roles: job.roles, state: null };
  if (isTalent(session)) return viewOfTalent(job, query);
  return { kind: isClientOnly(session.roles) ? 'client-account' : 'other-account' };
}

export function isTalent(session: Session): boolean {
  return session.status === 'ready' && session.roles.includes(ROLES.talent) && !session.roles.includes(ROLES.restricted);
}

function isClientOnly(roles: readonly string[]): boolean {
  return roles.length === 1 && roles[0] === ROLES.client;
}

/** The applications of the talent who looks, by the names of their roles. */
export function appliedOf({ roles }: JobDetail, state: JobForTalent | undefined): readonly Applied[] {
  return (state?.applications ?? []).map(({ id, role_id, stage }) => ({
    id,
    stage,
    role: roles.find((role) => role.id === role_id)?.name ?? 'A role of this call',
  }));
}

function viewOfTalent({ roles }: JobDetail, { data, isError, refetch }: StateQuery): ApplyView {
  if (!data) return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  if (data.gate === 'profile' && data.profile_in_review) return { kind: 'in-review' };
  if (data.gate === 'membership') return { kind: 'membership', allowance: data.allowance, isForChild: data.barred_role_ids !== undefined };
  if (data.gate !== 'open') return { kind: data.gate };
  const fitting = roles.filter(({ id }) => !data.barred_role_ids?.includes(id));
  if (fitting.length === 0) return { kind: 'no-role' };
  const open = fitting.filter(({ id }) => data.applications.every(({ role_id }) => role_id !== id));
  return open.length === 0 ? { kind: 'all-applied' } : { kind: 'form', roles: open, state: data };
}

import { dayInIndia, type JobForTalent } from '@alltalent/shared/contracts';
import type { ApplicationAllowance } from '../../membership';
import type { Application } from './applications.repository';

export function isSpent({ used, limit }: ApplicationAllowance): boolean {
  return limit !== null && used >= limit;
}

/** Tells whether a withdrawn application is counted in this month, so that sending it again counts nothing more. */
export function isCountedAlready({ stage, sentAt }: Pick<Application, 'stage' | 'sentAt'>, { resetsAt }: ApplicationAllowance): boolean {
  const monthOf = (time: number) => dayInIndia(time).slice(0, 'YYYY-MM'.length);
  return stage === 'withdrawn' && monthOf(sentAt) === monthOf(resetsAt - 1);
}

export function toWire({ used, limit, resetsAt, isMember }: ApplicationAllowance): NonNullable<JobForTalent['allowance']> {
  return { used, limit, resets_at: new Date(resetsAt).toISOString(), is_member: isMember };
}

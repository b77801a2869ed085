import type { JobContent, JobStage } from '@alltalent/shared/contracts';
import type { RoleText } from '../jobs/job-text';

/** One application: the talent, the role by its position, the stage it reached, and how long ago it was sent. */
export type ApplicantText = {
  readonly who: string;
  readonly role: number;
  readonly stage: JobStage;
  readonly hoursAgo: number;
  readonly note: string;
  readonly rating?: number;
  readonly clientNote?: string;
  /** Note that the client wrote with the last step. */
  readonly said?: string;
};
export type InviteText = {
  readonly who: string;
  readonly role: number;
  readonly state: 'open' | 'applied' | 'declined';
  readonly hoursAgo: number;
  readonly message: string;
};

/** Job of a demo client; days are counted from the day of seeding. */
export type CastingText = {
  readonly title: string;
  readonly medium: string;
  readonly category: string;
  readonly details: string;
  readonly roles: readonly RoleText[];
  readonly city: string | null;
  /** First and last day of the work; null for flexible dates. */
  readonly days: readonly [first: number, last: number] | null;
  readonly closesIn: number;
  readonly writtenDaysAgo: number;
  readonly state?: 'draft' | 'open' | 'closed';
  readonly more: Partial<JobContent>;
  readonly applicants: readonly ApplicantText[];
  readonly invites: readonly InviteText[];
};

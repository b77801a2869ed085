import { type Applicant, type JobLine, mayWithdraw, type OwnApplication, type OwnInvitation } from '@alltalent/shared/contracts';
import type { Application, ApplicationStep } from './applications.repository';
import type { Invitation } from './invitations.repository';

export type Around = { readonly line: JobLine; readonly role: string };
/** Ids of the videos that are still there. */
export type Videos = ReadonlySet<string>;

export function toIso(time: number): string {
  return new Date(time).toISOString();
}

export function toOwnApplication(
  application: Application,
  steps: readonly ApplicationStep[],
  { line, role, videos }: Around & { readonly videos: Videos },
): OwnApplication {
  return {
    id: application.id,
    job: line,
    role,
    note: application.note,
    stage: application.stage,
    may_withdraw: mayWithdraw(application.stage),
    history: toHistory(steps),
    self_tape: toSelfTape(application, videos),
  };
}

export function toOwnInvitation({ id, roleId, message, at, state }: Invitation, { line, role }: Around): OwnInvitation {
  return { id, job: line, role_id: roleId, role, message, at: toIso(at), state };
}

export function toHistory(steps: readonly ApplicationStep[]): Applicant['history'] {
  return steps.map(({ stage, at, text }) => ({ stage, at: toIso(at), text }));
}

export function toSelfTape(
  { isTapeAsked, tapeInstructions, tapeDueOn, tapeUrl, tapeVideoId }: Application,
  videos: Videos,
): Applicant['self_tape'] {
  if (!isTapeAsked) return null;
  const isThere = videos.has(tapeVideoId);
  return {
    instructions: tapeInstructions,
    due_on: tapeDueOn,
    address: tapeUrl,
    video_id: isThere ? tapeVideoId : '',
    is_removed: tapeVideoId !== '' && !isThere,
  };
}

/** Ids of the videos that were sent with these applications. */
export function tapesOf(applications: readonly Pick<Application, 'tapeVideoId'>[]): readonly string[] {
  return applications.flatMap(({ tapeVideoId }) => (tapeVideoId === '' ? [] : [tapeVideoId]));
}

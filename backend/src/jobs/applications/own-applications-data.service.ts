import { Injectable } from '@nestjs/common';
import { OwnNotificationsService } from '../../notifications';
import { VideosService } from '../../videos';
import { type Around, tapesOf, toHistory, toIso, toSelfTape, type Videos } from './applications.mapper';
import { type Application, ApplicationsRepository, type ApplicationStep } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { AroundJobsService } from './around-jobs.service';
import { HiringNotesRepository } from './hiring-notes.repository';
import { type Invitation, InvitationsRepository } from './invitations.repository';

/** Exports and erases a user's applications, invitations and notes, as talent and as client. */
@Injectable()
export class OwnApplicationsDataService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly notes: HiringNotesRepository,
    private readonly jobs: AppliedJobsRepository,
    private readonly around: AroundJobsService,
    private readonly notices: OwnNotificationsService,
    private readonly videos: VideosService,
  ) {}

  async exportFor(userId: string): Promise<unknown> {
    const [sent, received, noted, invited] = await Promise.all([
      this.applications.findOfUser(userId),
      this.invitations.findOfUser(userId),
      this.notes.findNoted(userId),
      this.notes.findInvited(userId),
    ]);
    const [aroundOf, steps, videos] = await Promise.all([
      this.around.read([...sent, ...received, ...noted, ...invited]),
      this.applications.findSteps(sent.map(({ id }) => id)),
      this.videos.existing(tapesOf(sent)),
    ]);
    return {
      sent: sent.flatMap((row) => aroundOf(row).map((around) => toSent(row, steps.get(row.id) ?? [], { ...around, videos }))),
      invitations: received.flatMap((row) => aroundOf(row).map((around) => toInvitation(row, around))),
      // An application belongs to its sender; a note on it belongs to the client who wrote it.
      notes_on_applicants: noted.flatMap((row) => aroundOf(row).map((around) => toNote(row, around))),
      invited_talents: invited.flatMap((row) => aroundOf(row).map((around) => ({ talent_id: row.talentId, ...toInvitation(row, around) }))),
    };
  }

  /** Erases a client's notes and the clients' notifications about this talent; a talent's own rows are deleted with the account. */
  async erase(userId: string): Promise<void> {
    await this.notes.erase(userId);
    const [sent, received] = await Promise.all([this.applications.findOfUser(userId), this.invitations.findOfUser(userId)]);
    const owners = new Map(
      (await this.jobs.findByIds([...sent, ...received].map(({ jobId }) => jobId))).map((job) => [job.id, job.ownerId]),
    );
    const about = [
      ...sent.map(({ id, jobId }) => ({ jobId, beginning: `application:${id}:` })),
      ...received.map(({ id, jobId }) => ({ jobId, beginning: `invitation:${id}:` })),
    ];
    for (const { jobId, beginning } of about) {
      const ownerId = owners.get(jobId) ?? null;
      if (ownerId !== null) await this.notices.deleteByKeyPrefix(ownerId, beginning);
    }
  }
}

function toSent(row: Application, steps: readonly ApplicationStep[], { line, role, videos }: Around & { readonly videos: Videos }) {
  const { note, answer, photos, stage, sentAt } = row;
  const history = toHistory(steps);
  return { job: line.title, role, note, answer, photos, stage, sent_at: toIso(sentAt), self_tape: toSelfTape(row, videos), history };
}

function toInvitation({ message, state, at }: Invitation, { line, role }: Around) {
  return { job: line.title, role, message, state, at: toIso(at) };
}

function toNote({ talentId, rating, clientNote }: Application, { line, role }: Around) {
  return { talent_id: talentId, job: line.title, role, rating, client_note: clientNote };
}

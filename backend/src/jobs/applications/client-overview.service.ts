import { addDays, type ClientOverviewResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ApplicantCardsService, type KnownTalent, toCard } from './applicant-cards.service';
import { toJobInvitation } from './applicants.mapper';
import { ApplicantsRepository } from './applicants.repository';
import { toIso } from './applications.mapper';
import type { Application } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { AroundJobsService, type AroundOf } from './around-jobs.service';
import { type Invitation, InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';

const CLOSING_DAYS = 7;

type TalentOf = (talentId: number) => KnownTalent;

/** Reads what waits for a client over all jobs: applications, bookings, invitations and jobs about to close. */
@Injectable()
export class ClientOverviewService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly around: AroundJobsService,
    private readonly cards: ApplicantCardsService,
    private readonly lines: JobLinesService,
  ) {}

  async read(ownerId: string): Promise<ClientOverviewResponse> {
    const today = this.lines.today();
    const [fresh, newest, booked, open, closing, lineOf] = await Promise.all([
      this.applicants.countFresh(ownerId),
      this.applicants.findFresh(ownerId),
      this.applicants.findBooked(ownerId),
      this.jobs.findOpen(ownerId, today),
      this.jobs.findClosing(ownerId, today, addDays(today, CLOSING_DAYS)),
      this.lines.reader(),
    ]);
    const invited = await this.invitations.findOfJobs(open.map(({ id }) => id));
    const rows = [...newest, ...booked, ...invited];
    const [aroundOf, talentOf] = await Promise.all([this.around.read(rows), this.cards.read(rows.map(({ talentId }) => talentId))]);
    return {
      status: 200,
      fresh,
      newest: newest.flatMap((row) => toNewest(row, aroundOf, talentOf)),
      closing: closing.map(lineOf),
      bookings: booked.flatMap((row) => toBooking(row, aroundOf, talentOf)),
      invitations: invited.flatMap((row) => toInvited(row, aroundOf, talentOf)),
    };
  }
}

function toNewest(row: Application, aroundOf: AroundOf, talentOf: TalentOf): ClientOverviewResponse['newest'] {
  const { id, jobId, talentId, sentAt } = row;
  const talent = toCard(talentId, talentOf(talentId));
  return aroundOf(row).map(({ line, role }) => ({ id, job_id: jobId, job: line.title, role, talent, sent_at: toIso(sentAt) }));
}

function toBooking(row: Application, aroundOf: AroundOf, talentOf: TalentOf): ClientOverviewResponse['bookings'] {
  const { id, talentId, stageAt } = row;
  const talent = toCard(talentId, talentOf(talentId));
  return aroundOf(row).map(({ line, role }) => ({ id, job: line, role, talent, at: toIso(stageAt) }));
}

function toInvited(row: Invitation, aroundOf: AroundOf, talentOf: TalentOf): ClientOverviewResponse['invitations'] {
  const talent = talentOf(row.talentId);
  return aroundOf(row).map(({ line, role }) => ({ ...toJobInvitation(row, { role, talent }), job: line }));
}

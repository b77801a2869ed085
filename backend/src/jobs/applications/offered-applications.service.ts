import type { JobStage } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type Application, ApplicationsRepository } from './applications.repository';
import { type OfferedJob, OfferedPlacesRepository, type OfferedRole } from './offered-places.repository';
import { moveAll } from './stage-moves';

/** Role of a client's job for which a talent is offered the work. */
export type OfferedPlace = { readonly job: OfferedJob; readonly role: OfferedRole };
type OfferedPerson = { readonly talentId: number; readonly userId: string };
/** An application as an offer sees it. */
export type OfferedApplication = OfferedPerson & { readonly id: number; readonly stage: JobStage };
type Subject = { readonly applicationId: number | null; readonly jobId: number | null };
type OfferStage = 'offer' | 'booked' | 'shortlisted' | 'not-selected';

/** Jobs, roles and applications for offers, which alone move an application to 'offer' and 'booked'. Each move runs in the caller's transaction. */
@Injectable()
export class OfferedApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly places: OfferedPlacesRepository,
    private readonly clock: Clock,
  ) {}

  /** Finds an application for a job of the client; null for any other. */
  async findForOffer(
    clientId: string,
    applicationId: number,
  ): Promise<(OfferedPlace & { readonly application: OfferedApplication }) | null> {
    const application = await this.places.findApplication(applicationId);
    const place = application && (await this.findPlace(clientId, application.roleId));
    return place && { ...place, application };
  }

  /** Finds an invitation to a job of the client; null for any other. */
  async findInvitation(clientId: string, invitationId: number): Promise<(OfferedPlace & { readonly invited: OfferedPerson }) | null> {
    const invitation = await this.places.findInvitation(invitationId);
    const place = invitation && (await this.findPlace(clientId, invitation.roleId));
    return place && { ...place, invited: invitation };
  }

  /** Finds a role of a job of the client that is no draft; null for any other. */
  async findPlace(clientId: string, roleId: number): Promise<OfferedPlace | null> {
    const role = await this.places.findRole(roleId);
    const job = role && (await this.places.findOwnJob(clientId, role.jobId));
    return role && job ? { job, role } : null;
  }

  /** Finds the user's application for a role, a withdrawn one included. */
  async findOfUser(userId: string, roleId: number): Promise<OfferedApplication | null> {
    return this.applications.findForRole(userId, roleId);
  }

  async findJobs(ids: readonly number[]): Promise<ReadonlyMap<number, OfferedJob>> {
    return new Map((await this.places.findJobs(ids)).map((job) => [job.id, job]));
  }

  /** Returns those of the subjects of open offers that are over: the application has left 'offer', or the job is closed for good or gone. */
  async findOver<T extends Subject>(subjects: readonly T[]): Promise<readonly T[]> {
    const known = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null);
    const applications = await this.applications.findByIds(known(subjects.map(({ applicationId }) => applicationId)));
    const jobs = await this.findJobs(known(subjects.map(({ jobId }) => jobId)));
    const stages = new Map(applications.map(({ id, stage }) => [id, stage]));
    return subjects.filter(({ applicationId, jobId }) => {
      if (applicationId !== null && stages.get(applicationId) !== 'offer') return true;
      return jobId !== null && (jobs.get(jobId)?.state ?? 'closed') === 'closed';
    });
  }

  markOffered(applicationId: number): Promise<void> {
    return this.mark(applicationId, 'offer', ({ stage }) => stage !== 'offer' && stage !== 'withdrawn');
  }

  markBooked(applicationId: number): Promise<void> {
    return this.mark(applicationId, 'booked', ({ stage }) => stage === 'offer');
  }

  /** Moves an application back from 'offer' when its offer has ended, so that the client can go on. */
  markShortlisted(applicationId: number): Promise<void> {
    return this.mark(applicationId, 'shortlisted', ({ stage }) => stage === 'offer');
  }

  /** Moves an application on from 'booked' when its booking fell through; in a job that is closed for good nobody waits any more. */
  async markUnbooked(applicationId: number): Promise<void> {
    const application = await this.places.findApplication(applicationId);
    const job = application && (await this.findJobs([application.jobId])).get(application.jobId);
    await this.mark(applicationId, job?.state === 'closed' ? 'not-selected' : 'shortlisted', ({ stage }) => stage === 'booked');
  }

  private async mark(id: number, stage: OfferStage, isToMove: (application: Application) => boolean): Promise<void> {
    const rows = (await this.applications.findByIds([id])).filter(isToMove);
    await moveAll(this.applications, rows, { stage, text: '', dueOn: '' }, this.clock.now());
  }
}

import type { MoveApplicationsInput, NoteApplicationInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { refuseIn } from '../../kernel/domain-error';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { NotificationsService } from '../../notifications';
import { ApplicantsRepository } from './applicants.repository';
import { type MovedStage, stageNotification } from './application-notifications';
import { alreadyResolved, movedTooOften, noSuchApplication, refuseContactData } from './application-refusals';
import { type Application, ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';
import { type Move, moveAll } from './stage-moves';

const DAY_MS = 24 * 3600 * 1000;
/** Stages from sent to booked are six; the rest is for changes of mind, each of which notifies the talent. */
const MOST_STEPS_A_DAY = 20;

type LineOf = Awaited<ReturnType<JobLinesService['reader']>>;

/** Moves applications between stages for their client; each step notifies its talent once. */
@Injectable()
export class ApplicationMovesService {
  constructor(
    private readonly applicants: ApplicantsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly jobs: AppliedJobsRepository,
    private readonly changes: JobChangesRepository,
    private readonly lines: JobLinesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Moves a new application to 'viewed'; any other stays where it is. Returns how many moved. */
  view(ownerId: string, id: number): Promise<number> {
    return this.run(ownerId, [id], { stage: 'viewed', text: '', dueOn: '' }, ({ stage }) => stage === 'sent');
  }

  /** Moves applications to a stage and returns how many moved; withdrawn ones and those already there stay. None moves when one is booked. */
  async move(ownerId: string, { ids, stage, text, due_on: day }: MoveApplicationsInput): Promise<number> {
    if (stage === 'offer' || stage === 'booked') throw refuseIn({ stage: t('offers.stage') });
    refuseContactData({ text });
    const dueOn = stage === 'self-tape' ? day : '';
    if (dueOn !== '' && dueOn < this.lines.today()) throw refuseIn({ due_on: 'Please choose a day to come' });
    const isToMove = (application: Application) => application.stage !== 'withdrawn' && application.stage !== stage;
    return this.run(ownerId, [...new Set(ids)], { stage, text, dueOn }, isToMove);
  }

  async note(ownerId: string, { id, rating, client_note: clientNote }: NoteApplicationInput): Promise<void> {
    const [found] = await this.applicants.findForOwner(ownerId, [id]);
    if (!found) throw noSuchApplication();
    const changes = { ...(rating === undefined ? {} : { rating }), ...(clientNote === undefined ? {} : { clientNote }) };
    if (Object.keys(changes).length > 0) await this.applications.update([id], changes);
  }

  private async run(
    ownerId: string,
    ids: readonly number[],
    move: Move<MovedStage>,
    isToMove: (application: Application) => boolean,
  ): Promise<number> {
    const found = await this.applicants.findForOwner(ownerId, ids);
    if (found.length !== ids.length) throw noSuchApplication();
    const lineOf = await this.lines.reader();
    return this.changes.change({ ownerId, jobIds: found.map(({ jobId }) => jobId) }, async () => {
      const rows = (await this.applications.findByIds(ids)).filter(isToMove);
      if (rows.some(({ stage }) => stage === 'booked')) throw alreadyResolved(t('offers.stageBooked'));
      await this.requireCalm(rows);
      await this.moveAndNotify(rows, move, lineOf);
      return rows.length;
    });
  }

  private async requireCalm(rows: readonly Application[]): Promise<void> {
    const now = this.clock.now();
    const ids = rows.map(({ id }) => id);
    const oldest = await this.applications.findBusy(ids, { many: MOST_STEPS_A_DAY, since: now - DAY_MS });
    if (oldest !== null) throw movedTooOften(Math.ceil((oldest + DAY_MS - now) / 1000));
  }

  private async moveAndNotify(rows: readonly Application[], move: Move<MovedStage>, lineOf: LineOf): Promise<void> {
    const jobs = new Map((await this.jobs.findByIds(rows.map(({ jobId }) => jobId))).map((job) => [job.id, job]));
    const roles = new Map((await this.jobs.findRolesByIds(rows.map(({ roleId }) => roleId))).map(({ id, name }) => [id, name]));
    const moved = await moveAll(this.applications, rows, move, this.clock.now());
    const notifications = moved.flatMap((application) => {
      const [job, role] = [jobs.get(application.jobId), roles.get(application.roleId)];
      return job && role !== undefined ? [stageNotification({ application, role, line: lineOf(job) }, move)] : [];
    });
    await this.notifications.notify(notifications);
  }
}

import { createHash } from 'node:crypto';
import { FINAL_STAGES, type JobLine, mayWithdraw, recordingPlaceOf, type SendSelfTapeInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { refuseIn } from '../../kernel/domain-error';
import { Clock } from '../../kernel/clock/clock';
import { spend } from '../../kernel/rate-limits/spend';
import { NotificationsService } from '../../notifications';
import { t } from '../../kernel/messages';
import { TalentsBySlugService } from '../../talents';
import { VideosService } from '../../videos';
import { ApplicationLimitsService } from './application-limits.service';
import { clientNotification, type ActingTalent } from './application-notifications';
import { noSuchApplication, alreadyResolved } from './application-refusals';
import { type Application, ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';

type Own = { readonly application: Application; readonly talent: ActingTalent; readonly lineOf: LineOf };
type LineOf = Awaited<ReturnType<JobLinesService['reader']>>;
type Event = { readonly what: 'withdrawn' | 'tape'; readonly once: number | string };

/** Withdraws a talent's own applications and stores their self-tapes. */
@Injectable()
export class OwnApplicationChangesService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobs: AppliedJobsRepository,
    private readonly changes: JobChangesRepository,
    private readonly lines: JobLinesService,
    private readonly talents: TalentsBySlugService,
    private readonly limits: ApplicationLimitsService,
    private readonly notifications: NotificationsService,
    private readonly videos: VideosService,
    private readonly clock: Clock,
  ) {}

  withdraw(userId: string, id: number): Promise<void> {
    return this.change(userId, id, async (own) => {
      const { application } = own;
      if (!mayWithdraw(application.stage)) throw alreadyResolved('This application cannot be taken back any more.');
      const at = Math.max(this.clock.now(), application.stageAt + 1);
      await this.applications.update([id], { stage: 'withdrawn', stageAt: at });
      await this.applications.addSteps([{ applicationId: id, stage: 'withdrawn', at, text: '' }]);
      await this.notifyClient(own, { what: 'withdrawn', once: at });
    });
  }

  /** Stores a self-tape in place of the former one, a link or a video; the present one sent again changes nothing. */
  async sendSelfTape(userId: string, { id, address, video_id: videoId }: SendSelfTapeInput): Promise<void> {
    const at = this.clock.now();
    if (!(await this.applications.findOwn(userId, id))) throw noSuchApplication();
    const tape = videoId
      ? { tapeUrl: '', tapeVideoId: await this.readyTape(userId, videoId) }
      : { tapeUrl: linkOf(address), tapeVideoId: '' };
    const reservation = await this.limits.sendSelfTape(id);
    const run = async (own: Own) => {
      const { application } = own;
      const isFinal = FINAL_STAGES.some((stage) => stage === application.stage);
      if (!application.isTapeAsked || isFinal) throw alreadyResolved('No self-tape is asked for.');
      if (application.tapeUrl === tape.tapeUrl && application.tapeVideoId === tape.tapeVideoId) return;
      await this.applications.update([id], tape);
      const once = createHash('sha256').update(`${at} ${tape.tapeUrl}${tape.tapeVideoId}`).digest('hex').slice(0, 16);
      await this.notifyClient(own, { what: 'tape', once });
    };
    await spend(reservation, () => this.change(userId, id, run));
  }

  /** Returns the id of an own self-tape that is ready; refuses the field for any other video. */
  private async readyTape(userId: string, videoId: string): Promise<string> {
    const video = await this.videos.findOwn(userId, videoId);
    if (video?.purpose !== 'self-tape' || video.state === 'refused') throw refuseIn({ video_id: t('videos.tapeGone') });
    if (video.state !== 'ready') throw refuseIn({ video_id: t('videos.tapeNotReady') });
    return video.id;
  }

  private async change(userId: string, id: number, work: (own: Own) => Promise<void>): Promise<void> {
    const found = await this.applications.findOwn(userId, id);
    if (!found) throw noSuchApplication();
    const [job, lineOf, talents] = await Promise.all([
      this.jobs.find(found.jobId),
      this.lines.reader(),
      this.talents.findMany([found.talentId]),
    ]);
    const profile = talents.get(found.talentId);
    const talent = { name: profile?.name ?? 'A talent', image: profile?.pictures[0]?.image ?? '' };
    await this.changes.change({ ownerId: job?.ownerId ?? null, jobIds: [found.jobId] }, async () => {
      const application = await this.applications.findOwn(userId, id);
      if (!application) throw noSuchApplication();
      await work({ application, talent, lineOf });
    });
  }

  private async notifyClient({ application, talent, lineOf }: Own, { what, once }: Event): Promise<void> {
    const [job, role] = [await this.jobs.find(application.jobId), await this.jobs.findRole(application.roleId)];
    if (!job || !role || job.ownerId === null) return;
    const line: JobLine = lineOf(job);
    const notification = clientNotification({ application, role: role.name, line }, { what, once, talent, ownerId: job.ownerId });
    await this.notifications.notify([notification]);
  }
}

function linkOf(address: string | undefined): string {
  const place = recordingPlaceOf(address ?? '');
  if (!place) throw refuseIn({ address: 'Please paste a link to a recording' });
  return place.address;
}

import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { type NewNotification, NotificationsService } from '../../notifications';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { VideosService } from '../../videos';
import { LookupsService, PhotoStore, ProfileReviewsService, type WaitingProfile } from '../../talents';
import { isChildAccount, type UserAccount, UsersService } from '../../auth';
import { t } from '../../kernel/messages';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { approvalNotification, approvalMail, changesNotification, changesMail } from './profile.messages';
import { StaffAccountsService } from './staff-accounts.service';
import type { MailAddressing } from './staff.messages';
import { describeSubmission } from './submission-text';
import { textTable } from '../../kernel/text/text-table';

const MAIL_LIFETIME_MS = 7 * 24 * 3600 * 1000;
const MOST_SHOWN = 100;
/** File of a photo that staff look at. */
const SHOWN_FILE = '1280.jpg';
const NAMES = ['submitted', 'account', 'e-mail', 'name', 'category', 'city', 'photos', 'kind', 'membership'];

/** Staff commands on submitted profiles. They are personal data, so reads and decisions are in the audit trail. */
@Injectable()
export class StaffProfilesService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly users: UsersService,
    private readonly reviews: ProfileReviewsService,
    private readonly lookups: LookupsService,
    private readonly notifications: NotificationsService,
    private readonly photos: PhotoStore,
    private readonly videos: VideosService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  /** Returns a table of those waiting for a decision: members with a first review before the others, the longest waiting first. */
  async table(): Promise<string> {
    const waiting = await this.reviews.waiting(MOST_SHOWN);
    await this.audit.record('list-profiles', 'profiles', `${waiting.length} submitted profiles`);
    if (waiting.length === 0) return 'No profile waits for a decision.';
    return textTable(NAMES, await Promise.all(waiting.map((profile) => this.rowOf(profile))));
  }

  /** Returns everything a talent submitted, beside what it would replace. */
  async read(name: string): Promise<string> {
    const user = await this.accounts.find(name);
    const draft = await this.reviews.find(user.id);
    await this.audit.record('read-profile', user.id);
    if (!draft?.submitted) return `${user.id} has submitted nothing that waits for a decision.`;
    const lookups = await this.lookups.read();
    const photoPath = (photo: string) => this.photos.absolute({ name: photo, file: SHOWN_FILE });
    const reels = draft.submitted.content.recordings.reels ?? [];
    const files = await Promise.all(reels.map(async ({ video_id: id }) => [id, await this.videos.fileForReview(id)] as const));
    const { submitted, approved } = draft;
    const text = describeSubmission({ submitted, approved, lookups, photoPath, reelFiles: new Map(files) });
    return isChildAccount(user.id) ? `${t('staffProfiles.childNote')}\n\n${text}` : text;
  }

  async approve(name: string): Promise<string> {
    const { id } = await this.accounts.find(name);
    const talentId = await this.reviews.approve(id);
    await this.audit.record('approve-profile', id, `talent:${talentId}`);
    const user = await this.accounts.find(id);
    await this.notify(user, approvalNotification(await this.decisionOf(id), user.slug));
    const mailed = await this.sendMail(user, (addressing) => approvalMail(addressing, user.slug));
    return `What ${id} submitted is on the site: ${this.config.publicUrl}/${user.slug} ${mailed}`;
  }

  async askChanges(name: string, reason: string): Promise<string> {
    const user = await this.accounts.find(name);
    await this.reviews.askChanges(user.id, reason);
    await this.audit.record('ask-profile-changes', user.id, reason);
    await this.notify(user, changesNotification(await this.decisionOf(user.id), reason));
    return `${user.id} is asked for changes. ${await this.sendMail(user, (addressing) => changesMail(addressing, reason))}`;
  }

  private async rowOf(profile: WaitingProfile): Promise<string[]> {
    const { userId, submitted, submittedAt, approved } = profile.draft;
    const [user, lookups] = [await this.users.findById(userId), await this.lookups.read()];
    const basics = submitted?.content.basics;
    return [
      momentInIndia(submittedAt ?? 0),
      userId,
      user?.loginEmail ?? '',
      `${basics?.first_name ?? ''} ${basics?.last_name ?? ''}`,
      lookups.category(basics?.category_id ?? 0)?.name ?? '',
      lookups.cityName(basics?.city_id ?? 0),
      String(submitted?.photos.length ?? 0),
      approved ? 'change' : 'new',
      membershipMark(profile),
    ];
  }

  /** Sends a notification to the bell only, since this service sends the mail itself; a child's guardian gets the mail of the notification. */
  private notify({ id }: UserAccount, notification: NewNotification): Promise<void> {
    return this.notifications.notify([notification], { isMailedByCaller: !isChildAccount(id) });
  }

  private async decisionOf(userId: string): Promise<{ userId: string; at: number }> {
    return { userId, at: (await this.reviews.find(userId))?.decidedAt ?? 0 };
  }

  private async sendMail(user: UserAccount, write: (addressing: MailAddressing) => Message): Promise<string> {
    if (isChildAccount(user.id)) return t('staffProfiles.guardianTold');
    if (user.loginEmail === null) return 'There is no confirmed e-mail address, so the bell alone tells.';
    const message = write({ to: user.loginEmail, publicUrl: this.config.publicUrl });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFETIME_MS });
    return 'A mail tells its owner.';
  }
}

function membershipMark({ draft, isFirst, isHelped }: WaitingProfile): string {
  const child = isChildAccount(draft.userId) ? t('staffProfiles.child') : '';
  return [child, isFirst ? t('staffProfiles.first') : '', isHelped ? t('staffProfiles.helped') : '']
    .filter((mark) => mark !== '')
    .join(', ');
}

import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { type Notice as BellNotice, NotificationsService } from '../../notifications';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { LookupsService, type OwnDraft, PhotoStore, ProfileReviewsService } from '../../talents';
import { type UserAccount, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { approvalBell, approvalNotice, changesBell, changesNotice } from './profile.messages';
import { StaffAccountsService } from './staff-accounts.service';
import type { Notice } from './staff.messages';
import { describeSubmission } from './submission-text';
import { textTable } from '../../kernel/text/text-table';

const NOTICE_LIFE_MS = 7 * 24 * 3600 * 1000;
const MOST_SHOWN = 100;
/** Of the sizes of a photo, the one to look at. */
const SHOWN_FILE = '1280.jpg';
const NAMES = ['submitted', 'account', 'e-mail', 'name', 'category', 'city', 'photos', 'kind'];

/** Profiles that talent submitted. They are personal data: whoever looks is written down, as every decision is. */
@Injectable()
export class StaffProfilesService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly users: UsersService,
    private readonly reviews: ProfileReviewsService,
    private readonly lookups: LookupsService,
    private readonly notifications: NotificationsService,
    private readonly photos: PhotoStore,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  /** Those that wait, the longest waiting first. */
  async table(): Promise<string> {
    const waiting = await this.reviews.waiting(MOST_SHOWN);
    await this.audit.record('list-profiles', 'profiles', `${waiting.length} submitted profiles`);
    if (waiting.length === 0) return 'No profile waits for a decision.';
    return textTable(NAMES, await Promise.all(waiting.map((draft) => this.rowOf(draft))));
  }

  /** Everything somebody submitted, and what it would replace. */
  async read(name: string): Promise<string> {
    const user = await this.accounts.find(name);
    const draft = await this.reviews.find(user.id);
    await this.audit.record('read-profile', user.id);
    if (!draft?.submitted) return `${user.id} has submitted nothing that waits for a decision.`;
    const lookups = await this.lookups.read();
    const photoPath = (photo: string) => this.photos.absolute({ name: photo, file: SHOWN_FILE });
    return describeSubmission({ submitted: draft.submitted, approved: draft.approved, lookups, photoPath });
  }

  async approve(name: string): Promise<string> {
    const { id } = await this.accounts.find(name);
    const talentId = await this.reviews.approve(id);
    await this.audit.record('approve-profile', id, `talent:${talentId}`);
    const user = await this.accounts.find(id);
    await this.ring(approvalBell(await this.decisionOf(id), user.slug));
    const told = await this.tell(user, (notice) => approvalNotice(notice, user.slug));
    return `What ${id} submitted is on the site: ${this.config.publicUrl}/${user.slug} ${told}`;
  }

  async askChanges(name: string, reason: string): Promise<string> {
    const user = await this.accounts.find(name);
    await this.reviews.askChanges(user.id, reason);
    await this.audit.record('ask-profile-changes', user.id, reason);
    await this.ring(changesBell(await this.decisionOf(user.id), reason));
    return `${user.id} is asked for changes. ${await this.tell(user, (notice) => changesNotice(notice, reason))}`;
  }

  private async rowOf({ userId, submitted, submittedAt, approved }: OwnDraft): Promise<string[]> {
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
    ];
  }

  /** By the bell alone: the mail is written here. */
  private ring(notice: BellNotice): Promise<void> {
    return this.notifications.tell([notice], { isMailedByCaller: true });
  }

  private async decisionOf(userId: string): Promise<{ userId: string; at: number }> {
    return { userId, at: (await this.reviews.find(userId))?.decidedAt ?? 0 };
  }

  private async tell(user: UserAccount, write: (notice: Notice) => Message): Promise<string> {
    if (user.loginEmail === null) return 'There is no confirmed e-mail address, so the bell alone tells.';
    const message = write({ to: user.loginEmail, publicUrl: this.config.publicUrl });
    await this.outbox.put(message, { lifetimeMs: NOTICE_LIFE_MS });
    return 'A mail tells its owner.';
  }
}

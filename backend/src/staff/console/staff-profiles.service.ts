import { momentInIndia } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';
import type { Notice as BellNotice } from '../../notifications';
import type { Message } from '../../kernel/outbox/message';
import type { OutboxService } from '../../kernel/outbox/outbox.service';
import type { OwnDraft, ProfileReviewsService, LookupsService } from '../../talents';
import type { UserAccount, UsersRepository } from '../../auth';
import type { AuditTrail } from '../../kernel/audit/audit-trail';
import { approvalBell, approvalNotice, changesBell, changesNotice } from './profile.messages';
import type { StaffAccountsService } from './staff-accounts.service';
import type { Notice } from './staff.messages';
import { describeSubmission } from './submission-text';
import { textTable } from '../../kernel/text/text-table';

const NOTICE_LIFE_MS = 7 * 24 * 3600 * 1000;
const MOST_SHOWN = 100;
const NAMES = ['submitted', 'account', 'e-mail', 'name', 'category', 'city', 'photos', 'kind'];

type Parts = {
  readonly accounts: StaffAccountsService;
  readonly users: UsersRepository;
  readonly reviews: ProfileReviewsService;
  readonly lookups: LookupsService;
  readonly outbox: OutboxService;
  readonly audit: AuditTrail;
  readonly config: AppConfig;
  /** By the bell alone: the mail is written here. */
  readonly ring: (notice: BellNotice) => Promise<void>;
  /** Where a photo lies on this machine. */
  readonly photoPath: (name: string) => string;
};

/** Profiles that talent submitted. They are personal data: whoever looks is written down, as every decision is. */
export class StaffProfilesService {
  constructor(private readonly parts: Parts) {}

  /** Those that wait, the longest waiting first. */
  async table(): Promise<string> {
    const waiting = await this.parts.reviews.waiting(MOST_SHOWN);
    await this.parts.audit.record('list-profiles', 'profiles', `${waiting.length} submitted profiles`);
    if (waiting.length === 0) return 'No profile waits for a decision.';
    return textTable(NAMES, await Promise.all(waiting.map((draft) => this.rowOf(draft))));
  }

  /** Everything somebody submitted, and what it would replace. */
  async read(name: string): Promise<string> {
    const user = await this.parts.accounts.find(name);
    const draft = await this.parts.reviews.find(user.id);
    await this.parts.audit.record('read-profile', user.id);
    if (!draft?.submitted) return `${user.id} has submitted nothing that waits for a decision.`;
    const lookups = await this.parts.lookups.read();
    return describeSubmission({ submitted: draft.submitted, approved: draft.approved, lookups, photoPath: this.parts.photoPath });
  }

  async approve(name: string): Promise<string> {
    const { id } = await this.parts.accounts.find(name);
    const talentId = await this.parts.reviews.approve(id);
    await this.parts.audit.record('approve-profile', id, `talent:${talentId}`);
    const user = await this.parts.accounts.find(id);
    await this.parts.ring(approvalBell(await this.decisionOf(id), user.slug));
    const told = await this.tell(user, (notice) => approvalNotice(notice, user.slug));
    return `What ${id} submitted is on the site: ${this.parts.config.publicUrl}/${user.slug} ${told}`;
  }

  async askChanges(name: string, reason: string): Promise<string> {
    const user = await this.parts.accounts.find(name);
    await this.parts.reviews.askChanges(user.id, reason);
    await this.parts.audit.record('ask-profile-changes', user.id, reason);
    await this.parts.ring(changesBell(await this.decisionOf(user.id), reason));
    return `${user.id} is asked for changes. ${await this.tell(user, (notice) => changesNotice(notice, reason))}`;
  }

  private async rowOf({ userId, submitted, submittedAt, approved }: OwnDraft): Promise<string[]> {
    const [user, lookups] = [await this.parts.users.findById(userId), await this.parts.lookups.read()];
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

  private async decisionOf(userId: string): Promise<{ userId: string; at: number }> {
    return { userId, at: (await this.parts.reviews.find(userId))?.decidedAt ?? 0 };
  }

  private async tell(user: UserAccount, write: (notice: Notice) => Message): Promise<string> {
    if (user.loginEmail === null) return 'There is no confirmed e-mail address, so the bell alone tells.';
    const message = write({ to: user.loginEmail, publicUrl: this.parts.config.publicUrl });
    await this.parts.outbox.put(message, { lifetimeMs: NOTICE_LIFE_MS });
    return 'A mail tells its owner.';
  }
}

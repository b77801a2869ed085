import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { VideosService } from '../../videos';
import { LookupsService, PhotoStore, ProfileReviewsService, type WaitingProfile } from '../../talents';
import { isChildAccount, UsersService } from '../../auth';
import { t } from '../../kernel/messages';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { type DecidedProfile, ProfileDecisionsService } from '../reviewing/profile-decisions.service';
import { describeSubmission } from '../reviewing/profile-lines';
import { StaffAccountsService } from './staff-accounts.service';
import { textTable } from '../../kernel/text/text-table';

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
    private readonly decisions: ProfileDecisionsService,
    private readonly photos: PhotoStore,
    private readonly videos: VideosService,
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
    const { user, told } = await this.decisions.approve(id);
    return `What ${id} submitted is on the site: ${this.config.publicUrl}/${user.slug} ${sayTold(told)}`;
  }

  async askChanges(name: string, reason: string): Promise<string> {
    const { id } = await this.accounts.find(name);
    const { told } = await this.decisions.askChanges(id, reason);
    return `${id} is asked for changes. ${sayTold(told)}`;
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
}

function sayTold(told: DecidedProfile['told']): string {
  if (told === 'guardian') return t('staffProfiles.guardianTold');
  return told === 'bell' ? 'There is no confirmed e-mail address, so the bell alone tells.' : 'A mail tells its owner.';
}

function membershipMark({ draft, isFirst, isHelped }: WaitingProfile): string {
  const child = isChildAccount(draft.userId) ? t('staffProfiles.child') : '';
  return [child, isFirst ? t('staffProfiles.first') : '', isHelped ? t('staffProfiles.helped') : '']
    .filter((mark) => mark !== '')
    .join(', ');
}

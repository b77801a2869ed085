import { ENDPOINTS, type ReviewedProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type UserAccount, UsersService } from '../../../auth';
import { AuditTrail, talentSubject } from '../../../kernel/audit/audit-trail';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { LookupsService, OwnProfilesService, ProfileReviewsService, type WaitingProfile } from '../../../talents';
import { compareProfile } from '../../reviewing/profile-lines';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { AccountBriefsService } from '../kit/account-briefs.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { dueAt, PROMISE_HOURS } from '../kit/queue-promises';
import { marksOf, titleOf } from './profile-items.service';

type Submitted = NonNullable<WaitingProfile['draft']['submitted']>;

/** Name of the version that is decided about: the moment it was sent in. */
export function versionOf({ submittedAt }: Pick<WaitingProfile['draft'], 'submittedAt'>): string {
  return String(submittedAt ?? 0);
}

/** Reads a submitted profile beside what the site shows of it. */
@Injectable()
export class ReviewedProfileService {
  constructor(
    private readonly reviews: ProfileReviewsService,
    private readonly profiles: OwnProfilesService,
    private readonly users: UsersService,
    private readonly lookups: LookupsService,
    private readonly accounts: AccountBriefsService,
    private readonly history: ItemHistoryService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Reads what an account sent in. Throws NOT_FOUND when nothing of it waits. */
  async read(userId: string): Promise<ReviewedProfile> {
    const [waiting, user] = await Promise.all([this.reviews.findWaiting(userId), this.users.findById(userId)]);
    const submitted = waiting?.draft.submitted;
    const account = user && (await this.accounts.find(userId));
    if (!waiting || !submitted || !account) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.gone') });
    await this.audit.recordRead('read-profile', userId);
    const { draft } = waiting;
    return {
      id: userId,
      version: versionOf(draft),
      title: titleOf(draft),
      waiting_since: new Date(draft.submittedAt ?? 0).toISOString(),
      due_at: dueAt(draft.submittedAt ?? 0, PROMISE_HOURS.profiles),
      marks: marksOf(waiting),
      account,
      lines: compareProfile({ submitted, approved: draft.approved, lookups: await this.lookups.read() }),
      photos: photosOf(waiting, submitted),
      reels: reelsOf(userId, submitted),
      public_path: draft.approved && user.slug !== '' ? `/${user.slug}` : '',
      history: await this.history.read(await this.subjectsOf(user)),
      claim: await this.claims.find('profiles', userId),
    };
  }

  private async subjectsOf({ id, slug }: UserAccount): Promise<string[]> {
    const talent = slug === '' ? null : await this.profiles.find(slug);
    return [id, ...(talent ? [talentSubject(talent.id)] : [])];
  }
}

function photosOf({ draft }: WaitingProfile, { photos }: Submitted): ReviewedProfile['photos'] {
  const known = new Set(draft.approved?.photos.map(({ name }) => name));
  const path = ENDPOINTS.reviewedPhoto.path.replace('{id}', draft.userId);
  return photos.map(({ name, alt }) => ({ url: path.replace('{photo}', name), alt, is_new: !known.has(name) }));
}

function reelsOf(userId: string, { content }: Submitted): ReviewedProfile['reels'] {
  const path = ENDPOINTS.reviewedReel.path.replace('{id}', userId);
  return (content.recordings.reels ?? []).map(({ video_id: id, title }) => ({ title, url: path.replace('{reel}', id) }));
}

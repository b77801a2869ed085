import type { QueueItem, QueuePageInput, QueueResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { isChildAccount } from '../../../auth';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { Clock } from '../../../kernel/clock/clock';
import { t } from '../../../kernel/messages';
import { type LookupIndex, LookupsService, ProfileReviewsService, type WaitingProfile } from '../../../talents';
import { OfficeClaimsService } from '../claims/office-claims.service';
import type { OfficeQueue } from '../kit/office-queues';
import { parseCursor, type QueuePlace } from '../kit/queue-cursor';
import { COUNTED_ROWS, PAGE_ROWS, pageOf, searchedPageOf } from '../kit/queue-page';
import { lateBefore, PROMISE_HOURS } from '../kit/queue-promises';
import { ProfileSearchService } from './profile-search.service';

type Placed = { readonly item: QueueItem; readonly place: QueuePlace };

/** Lists submitted profiles, the longest waiting first. */
@Injectable()
export class ProfileItemsService implements OfficeQueue {
  readonly queue = 'profiles';

  constructor(
    private readonly reviews: ProfileReviewsService,
    private readonly searching: ProfileSearchService,
    private readonly lookups: LookupsService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the queue, or of what a search finds in it. */
  async page({ after, search = '' }: QueuePageInput): Promise<QueueResponse> {
    if (search !== '') return this.searched(search, after);
    const [items, total] = await Promise.all([this.find(PAGE_ROWS, parseCursor(after)), this.countWaiting()]);
    await this.audit.recordRead('list-profiles', 'profiles', `${total} submitted profiles`);
    return pageOf(items, total);
  }

  countWaiting(): Promise<number> {
    return this.reviews.countWaiting(COUNTED_ROWS);
  }

  countLate(): Promise<number> {
    return this.reviews.countWaiting(COUNTED_ROWS, lateBefore(this.clock.now(), PROMISE_HOURS.profiles));
  }

  async first(most: number): Promise<readonly QueueItem[]> {
    return (await this.find(most)).map(({ item }) => item);
  }

  private async searched(search: string, after: string | undefined): Promise<QueueResponse> {
    const { keys, next } = await this.searching.page(search, after);
    const items = (await this.placed(await this.reviews.waitingAmong(keys))).map(({ item }) => item);
    await this.audit.recordRead('list-profiles', 'profiles', t('officeQueues.searched', { count: items.length }));
    return searchedPageOf(keys, items, next);
  }

  private async find(most: number, after?: QueuePlace): Promise<Placed[]> {
    return this.placed(await this.reviews.longestWaiting(most, after && { submittedAt: after.since, userId: after.key }));
  }

  private async placed(waiting: readonly WaitingProfile[]): Promise<Placed[]> {
    const lookups = await this.lookups.read();
    const claims = await this.claims.findMany(
      this.queue,
      waiting.map(({ draft }) => draft.userId),
    );
    return waiting.map((profile) => {
      const { userId, submittedAt } = profile.draft;
      const item = { ...itemOf(profile, lookups), claim: claims.get(userId) ?? null };
      return { item, place: { since: submittedAt ?? 0, key: userId } };
    });
  }
}

function itemOf(profile: WaitingProfile, lookups: LookupIndex): Omit<QueueItem, 'claim'> {
  const { userId, submitted, submittedAt } = profile.draft;
  const basics = submitted?.content.basics;
  const detail = [
    lookups.category(basics?.category_id ?? 0)?.name ?? '',
    lookups.cityName(basics?.city_id ?? 0),
    t('officeQueues.photos', { count: submitted?.photos.length ?? 0 }),
  ];
  return {
    id: userId,
    title: titleOf(profile.draft),
    detail: detail.filter(Boolean).join(' · '),
    waiting_since: new Date(submittedAt ?? 0).toISOString(),
    marks: marksOf(profile),
  };
}

/** Name in a submitted profile, as the owner wrote it; the account's id while it has none. */
export function titleOf({ userId, submitted }: Pick<WaitingProfile['draft'], 'userId' | 'submitted'>): string {
  const { first_name: first = '', last_name: last = '' } = submitted?.content.basics ?? {};
  return `${first} ${last}`.trim() || userId;
}

/** What sets a waiting profile apart: a child's, a change of a shown one, a member's whose plan has a first review or help. */
export function marksOf({ draft, isFirst, isHelped }: WaitingProfile): string[] {
  const marks = { child: isChildAccount(draft.userId), change: draft.approved !== null, member: isFirst || isHelped };
  return Object.entries(marks).flatMap(([mark, isSet]) => (isSet ? [mark] : []));
}

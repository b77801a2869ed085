import { dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { type UserAccount, UsersService } from '../../auth';
import { BenefitsService } from '../../membership';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { ProfilePublisher } from './profile-publisher.service';
import { needsPhoto, refuseDecision, refusePerson, withoutRemoved } from './profile-review.policy';
import { privacyOf } from './published-record.mapper';
import type { SubmittedProfile } from './profile.entity';
import { type OwnDraft, ProfilesRepository, type Submitted } from './profiles.repository';

type Submission = OwnDraft & { readonly submitted: SubmittedProfile };
/** Profile that waits for staff. `isHelped`: staff help until it is approved. */
export type WaitingProfile = { readonly draft: OwnDraft; readonly isFirst: boolean; readonly isHelped: boolean };
type Waiting = Omit<WaitingProfile, 'draft'> & Pick<OwnDraft, 'userId'>;
type Case = { readonly draft: Submission; readonly user: UserAccount };

/** Waiting profiles whose owners are asked about at once. */
const PAGE = 100;

/** Carries out decisions of staff about profiles. Of two decisions at once the second is refused. */
@Injectable()
export class ProfileReviewsService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly photos: ProfilePhotosRepository,
    private readonly photoFiles: PhotoFilesRepository,
    private readonly talents: TalentWriterRepository,
    private readonly users: UsersService,
    private readonly publisher: ProfilePublisher,
    private readonly benefits: BenefitsService,
    private readonly clock: Clock,
  ) {}

  /** Finds profiles that wait for a decision: those whose plan says so before the others, then the longest waiting first. */
  async waiting(limit: number): Promise<WaitingProfile[]> {
    return this.withDrafts(await this.findNext(limit));
  }

  /** Finds profiles that wait for a decision, the longest waiting first: at most `most` of those behind `after`. */
  async longestWaiting(most: number, after?: Submitted): Promise<WaitingProfile[]> {
    return this.withDrafts(await this.withBenefits(await this.profiles.findSubmitted(most, after)));
  }

  /** Finds the profiles of these accounts that wait for a decision, in this order. */
  async waitingAmong(userIds: readonly string[]): Promise<WaitingProfile[]> {
    const waiting = await this.withDrafts(await this.withBenefits(userIds.map((userId) => ({ userId, submittedAt: null }))));
    return waiting.filter(({ draft }) => draft.state === 'pending' && draft.submitted !== null);
  }

  /** Counts up to `most` profiles that wait for a decision; with `before` (ms) those that were sent in before. */
  countWaiting(most: number, before?: number): Promise<number> {
    return this.profiles.countSubmitted(most, before);
  }

  /** Finds the profile of this account if it waits for a decision; null otherwise. */
  async findWaiting(userId: string): Promise<WaitingProfile | null> {
    const draft = await this.profiles.find(userId);
    if (draft?.state !== 'pending' || !draft.submitted) return null;
    const [marks] = await this.withBenefits([draft]);
    return { draft, isFirst: marks?.isFirst === true, isHelped: marks?.isHelped === true };
  }

  /** Finds a stored draft; null when the user has not edited the profile yet. */
  find(userId: string): Promise<OwnDraft | null> {
    return this.profiles.find(userId);
  }

  /** Publishes the submission without photos removed since, and returns the talent's id. */
  async approve(userId: string): Promise<number> {
    const prepared = await this.publisher.prepare();
    return this.decide(userId, async ({ draft, user }) => {
      const account = await this.requirePerson(user);
      const snapshot = await this.stillWanted(draft);
      const publication = { ...prepared, snapshot, privacy: privacyOf(userId, draft.content.privacy), account };
      const talentId = await this.publisher.publish(user, publication);
      const decided = { state: 'approved', reason: '', approved: snapshot, submitted: null, submittedAt: null } as const;
      await this.profiles.save({ ...draft, ...decided, decidedAt: this.clock.now() });
      // A later job run deletes the files.
      await this.photoFiles.releaseUnused(userId, 0);
      return talentId;
    });
  }

  async askChanges(userId: string, reason: string): Promise<void> {
    await this.decide(userId, async ({ draft }) => {
      await this.profiles.save({ ...draft, state: 'changes', reason, decidedAt: this.clock.now() });
    });
  }

  private async findNext(limit: number): Promise<readonly Waiting[]> {
    const [first, others]: [Waiting[], Waiting[]] = [[], []];
    let page: readonly Submitted[] = [];
    do {
      page = await this.profiles.findSubmitted(PAGE, page.at(-1));
      for (const waiting of await this.withBenefits(page)) {
        if (waiting.isFirst) first.push(waiting);
        else if (others.length < limit) others.push(waiting);
      }
    } while (page.length === PAGE && first.length < limit);
    return [...first, ...others].slice(0, limit);
  }

  private async withDrafts(waiting: readonly Waiting[]): Promise<WaitingProfile[]> {
    if (waiting.length === 0) return [];
    const drafts = new Map((await this.profiles.findMany(waiting.map(({ userId }) => userId))).map((draft) => [draft.userId, draft]));
    return waiting.flatMap(({ userId, isFirst, isHelped }) => {
      const draft = drafts.get(userId);
      return draft ? [{ draft, isFirst, isHelped }] : [];
    });
  }

  private async withBenefits(page: readonly Submitted[]): Promise<readonly Waiting[]> {
    const benefits = await this.benefits.ofMembersAmong(page.map(({ userId }) => userId));
    return page.map(({ userId }) => {
      const plan = benefits.get(userId);
      return { userId, isFirst: plan?.has_first_review === true, isHelped: plan?.has_approved_profile === true };
    });
  }

  private async stillWanted({ userId, submitted, approved }: Submission): Promise<SubmittedProfile> {
    const snapshot = withoutRemoved(submitted, await this.photos.find(userId));
    if (snapshot.photos.length === 0 && (submitted.photos.length > 0 || needsPhoto(approved))) {
      throw refused(`${userId} has removed every photo since the submission: ask for changes.`);
    }
    return snapshot;
  }

  private decide<T>(userId: string, work: (review: Case) => Promise<T>): Promise<T> {
    return this.profiles.change(userId, async () => {
      const [draft, user] = [await this.profiles.find(userId), await this.users.findById(userId)];
      if (!user) throw new DomainError('NOT_FOUND', { detail: `There is no account ${userId}.` });
      const refusal = refuseDecision(draft, user);
      if (refusal !== null || !draft?.submitted) throw refused(refusal ?? '');
      return work({ draft: { ...draft, submitted: draft.submitted }, user });
    });
  }

  /** Requires a person who can be shown. A profile older than its account's date of birth has one of its own. */
  private async requirePerson(user: UserAccount): Promise<UserAccount> {
    const record = user.slug === '' ? null : await this.talents.findRecord(user.slug);
    const person = { ...user, birthDate: user.birthDate ?? record?.bornOn ?? null };
    const refusal = refusePerson(person, dayInIndia(this.clock.now()));
    if (refusal !== null) throw refused(refusal);
    return person;
  }
}

function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}

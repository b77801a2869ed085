import { dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { type UserAccount, UsersService } from '../../auth';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { ProfilePublisher } from './profile-publisher.service';
import { needsPhoto, refuseDecision, refusePerson, withoutRemoved } from './profile-review.policy';
import type { SubmittedProfile } from './profile.entity';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

type Submission = OwnDraft & { readonly submitted: SubmittedProfile };
type Case = { readonly draft: Submission; readonly user: UserAccount };

/** What staff decide about profiles. Of two decisions at once one is done, and the other is told so. */
@Injectable()
export class ProfileReviewsService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly photos: ProfilePhotosRepository,
    private readonly photoFiles: PhotoFilesRepository,
    private readonly talents: TalentWriterRepository,
    private readonly users: UsersService,
    private readonly publisher: ProfilePublisher,
    private readonly clock: Clock,
  ) {}

  waiting(limit: number): Promise<OwnDraft[]> {
    return this.profiles.findSubmitted(limit);
  }

  /** Null for somebody who has stored nothing. */
  find(userId: string): Promise<OwnDraft | null> {
    return this.profiles.find(userId);
  }

  /** Publishes what was submitted, but for photos that were removed since; answers the talent's number. */
  async approve(userId: string): Promise<number> {
    const prepared = await this.publisher.prepare();
    return this.decide(userId, async ({ draft, user }) => {
      const account = await this.requirePerson(user);
      const snapshot = await this.stillWanted(draft);
      const publication = { ...prepared, snapshot, privacy: draft.content.privacy, account };
      const talentId = await this.publisher.publish(user, publication);
      const decided = { state: 'approved', reason: '', approved: snapshot, submitted: null, submittedAt: null } as const;
      await this.profiles.put({ ...draft, ...decided, decidedAt: this.clock.now() });
      // The files go with a later round of the site.
      await this.photoFiles.releaseUnused(userId, 0);
      return talentId;
    });
  }

  async askChanges(userId: string, reason: string): Promise<void> {
    await this.decide(userId, async ({ draft }) => {
      await this.profiles.put({ ...draft, state: 'changes', reason, decidedAt: this.clock.now() });
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

  /** A profile that was there before its account was asked for a date of birth has one of its own. */
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

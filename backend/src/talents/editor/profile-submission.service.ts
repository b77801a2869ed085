import { ageOn, dayInIndia, LIMITS, ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { requireRole } from '../../auth';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfilePhotosService } from './profile-photos.service';
import { ProfileNoticesService } from './profile-notices.service';
import { birthdayUnknown, incomplete, nothingToTakeBack, staleRevision, underAge } from './profile-refusals';
import { differs, referenceOf, stepsLeft } from './profile-review.policy';
import type { ProfileSnapshot } from './profile.entity';
import { type OwnDraft, ProfilesRepository, type ProfileStores } from './profiles.repository';

/** Sending a profile to staff, and second thoughts. */
@Injectable()
export class ProfileSubmissionService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly drafts: ProfileDraftsService,
    private readonly photos: ProfilePhotosService,
    private readonly notices: ProfileNoticesService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Stores what staff decide about, and says so by mail. What they know already is not submitted again, and what replaces it unread is not mailed again. */
  async submit(userId: string, revision: number): Promise<void> {
    const unstored = await this.drafts.find(userId);
    await this.profiles.change(userId, async (stores) => {
      requireRole(await stores.users.findById(userId), ROLES.talent);
      const draft = await findAt(stores, unstored, revision);
      const photos = await stores.photos.find(userId);
      const snapshot = { content: draft.content, photos: photos.map(({ id, name, alt }) => ({ id, name, alt })) };
      if (draft.state !== 'changes' && draft.state !== 'draft' && !differs(snapshot, referenceOf(draft))) return;
      await this.requireReady(stores, draft, snapshot);
      await stores.profiles.put({ ...draft, state: 'pending', reason: '', submitted: snapshot, submittedAt: this.clock.now() });
      if (draft.state !== 'pending') await this.notices.submitted(stores, draft);
      this.log.info('profile submitted', { user_id: userId });
    });
    await this.photos.tidy(userId);
  }

  async takeBack(userId: string, revision: number): Promise<void> {
    const unstored = await this.drafts.find(userId);
    await this.profiles.change(userId, async (stores) => {
      const draft = (await stores.profiles.find(userId)) ?? unstored;
      if (draft.state !== 'pending') throw nothingToTakeBack();
      if (draft.revision !== revision) throw staleRevision();
      await stores.profiles.put({ ...draft, state: 'draft', submitted: null, submittedAt: null });
      this.log.info('profile taken back', { user_id: userId });
    });
    await this.photos.tidy(userId);
  }

  private async requireReady(stores: ProfileStores, draft: OwnDraft, snapshot: ProfileSnapshot): Promise<void> {
    const steps = stepsLeft(snapshot, draft.approved);
    if (steps.length > 0) throw incomplete(steps);
    const user = await stores.users.findById(draft.userId);
    const record = user && user.slug !== '' ? await stores.talents.findRecord(user.slug) : null;
    const birthDate = user?.birthDate ?? record?.bornOn;
    if (birthDate === undefined) throw birthdayUnknown();
    if (ageOn(birthDate, dayInIndia(this.clock.now())) < LIMITS.ageOfMajority) throw underAge();
  }
}

async function findAt({ profiles }: ProfileStores, unstored: OwnDraft, revision: number): Promise<OwnDraft> {
  const draft = (await profiles.find(unstored.userId)) ?? unstored;
  if (draft.revision !== revision) throw staleRevision();
  return draft;
}

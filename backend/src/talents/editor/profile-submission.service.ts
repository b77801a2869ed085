import { dayInIndia, ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { requireRole, UsersService } from '../../auth';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { ProfilePhotosService } from './profile-photos.service';
import { ProfileMailService } from './profile-mail.service';
import { birthdayUnknown, childIsGrown, incomplete, nothingToTakeBack, staleRevision, underAge } from './profile-refusals';
import { ageRefusal, differs, referenceOf, stepsLeft } from './profile-review.policy';
import type { ProfileSnapshot } from './profile.entity';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

/** Submits profiles to staff and takes submissions back. */
@Injectable()
export class ProfileSubmissionService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly drafts: ProfileDraftsService,
    private readonly photos: ProfilePhotosService,
    private readonly photoRows: ProfilePhotosRepository,
    private readonly talents: TalentWriterRepository,
    private readonly users: UsersService,
    private readonly mail: ProfileMailService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /**
   * Stores a snapshot for staff to review and mails the owner. A snapshot staff already know is not submitted again, and one
   * that replaces an unread snapshot is not mailed again. Throws PROFILE_INCOMPLETE with the steps to do.
   */
  async submit(userId: string, revision: number): Promise<void> {
    const unstored = await this.drafts.find(userId);
    await this.profiles.change(userId, async () => {
      requireRole(await this.users.findById(userId), ROLES.talent);
      const draft = await this.findAt(unstored, revision);
      const photos = await this.photoRows.find(userId);
      const snapshot = { content: draft.content, photos: photos.map(({ id, name, alt }) => ({ id, name, alt })) };
      if (draft.state !== 'changes' && draft.state !== 'draft' && !differs(snapshot, referenceOf(draft))) return;
      await this.requireReady(draft, snapshot);
      await this.profiles.save({ ...draft, state: 'pending', reason: '', submitted: snapshot, submittedAt: this.clock.now() });
      if (draft.state !== 'pending') await this.mail.submitted(draft);
      this.log.info('profile submitted', { user_id: userId });
    });
    await this.photos.tidy(userId);
  }

  async takeBack(userId: string, revision: number): Promise<void> {
    const unstored = await this.drafts.find(userId);
    await this.profiles.change(userId, async () => {
      const draft = (await this.profiles.find(userId)) ?? unstored;
      if (draft.state !== 'pending') throw nothingToTakeBack();
      if (draft.revision !== revision) throw staleRevision();
      await this.profiles.save({ ...draft, state: 'draft', submitted: null, submittedAt: null });
      this.log.info('profile taken back', { user_id: userId });
    });
    await this.photos.tidy(userId);
  }

  private async requireReady(draft: OwnDraft, snapshot: ProfileSnapshot): Promise<void> {
    const steps = stepsLeft(snapshot, draft.approved);
    if (steps.length > 0) throw incomplete(steps);
    const user = await this.users.findById(draft.userId);
    const record = user && user.slug !== '' ? await this.talents.findRecord(user.slug) : null;
    const birthDate = user?.birthDate ?? record?.bornOn;
    if (birthDate === undefined) throw birthdayUnknown();
    const refusal = ageRefusal(draft.userId, birthDate, dayInIndia(this.clock.now()));
    if (refusal === 'young') throw underAge();
    if (refusal === 'grown') throw childIsGrown();
  }

  private async findAt(unstored: OwnDraft, revision: number): Promise<OwnDraft> {
    const draft = (await this.profiles.find(unstored.userId)) ?? unstored;
    if (draft.revision !== revision) throw staleRevision();
    return draft;
  }
}

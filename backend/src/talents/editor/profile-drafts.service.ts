import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { LookupsService } from '../lookups/lookups.service';
import { OwnProfilesService } from '../profile/own-profiles.service';
import { UsersService } from '../../auth';
import { blankContent, contentOf } from './profile-content.mapper';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

const UNTOUCHED = { revision: 0, reason: '', submitted: null, submittedAt: null, decidedAt: null, updatedAt: 0 } as const;

/** Reads an owner's draft. It is stored with the first change; until then it is made from the account and the record. */
@Injectable()
export class ProfileDraftsService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly users: UsersService,
    private readonly records: OwnProfilesService,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  async find(userId: string): Promise<OwnDraft> {
    return (await this.profiles.find(userId)) ?? this.begin(userId);
  }

  /** Raises the revision after a change outside the content, such as of photos, so that saves based on the former one are refused. */
  async changed(userId: string): Promise<void> {
    const draft = await this.find(userId);
    await this.profiles.change(userId, async () => {
      const stored = (await this.profiles.find(userId)) ?? draft;
      await this.profiles.save({ ...stored, revision: stored.revision + 1, updatedAt: this.clock.now() });
    });
  }

  private async begin(userId: string): Promise<OwnDraft> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    const record = user.slug === '' ? null : await this.records.find(user.slug);
    if (!record) return { ...UNTOUCHED, userId, state: 'draft', content: blankContent(user), approved: null };
    const content = contentOf(record, user, await this.lookups.read());
    const photos = record.published?.photos ?? [];
    return { ...UNTOUCHED, userId, state: 'approved', content, approved: { content, photos } };
  }
}

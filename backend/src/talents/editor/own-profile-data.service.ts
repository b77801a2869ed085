import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OwnProfilesService } from '../profile/own-profiles.service';
import { FormerSlugsRepository } from '../profile/former-slugs.repository';
import { UsersService } from '../../auth';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { ProfilePhotosService } from './profile-photos.service';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

export type OwnProfileData = {
  readonly draft: OwnDraft | null;
  readonly photos: readonly ProfilePhoto[];
  readonly formerSlugs: readonly string[];
};

/** Reads and erases what is stored of a user's own profile beside what visitors see. */
@Injectable()
export class OwnProfileDataService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly photos: ProfilePhotosService,
    private readonly photoRows: ProfilePhotosRepository,
    private readonly users: UsersService,
    private readonly records: OwnProfilesService,
    private readonly formerSlugs: FormerSlugsRepository,
  ) {}

  async find(userId: string): Promise<OwnProfileData> {
    const [draft, photos, record] = await Promise.all([this.profiles.find(userId), this.photos.list(userId), this.findRecord(userId)]);
    return { draft, photos, formerSlugs: record ? await this.formerSlugs.find(record.id) : [] };
  }

  /** Tells which data of the profile forbid another role of the account. */
  async dependents(userId: string): Promise<{ readonly isSent: boolean; readonly hasPhotos: boolean }> {
    const draft = await this.profiles.find(userId);
    const photos = await this.photoRows.count(userId);
    return { isSent: draft !== null && draft.state !== 'draft', hasPhotos: photos > 0 };
  }

  /** Erases the draft first, so that nothing of it can be approved any more, then the photos, and the published profile last. */
  async erase(userId: string): Promise<void> {
    await this.profiles.change(userId, () => this.profiles.delete(userId));
    await this.photos.eraseAll(userId);
    const record = await this.findRecord(userId);
    if (!record) return;
    await this.formerSlugs.deleteAll(record.id);
    await this.records.erase(record.slug);
  }

  private async findRecord(userId: string) {
    const user = await this.users.findById(userId);
    return user && user.slug !== '' ? this.records.find(user.slug) : null;
  }
}

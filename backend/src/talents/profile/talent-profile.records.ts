import { Injectable } from '@nestjs/common';
import { OwnProfilesService } from './own-profiles.service';
import { type UserAccount, PersonalData } from '../../auth';

@Injectable()
export class TalentProfileRecords extends PersonalData {
  readonly name = 'talent_profile';

  constructor(private readonly profiles: OwnProfilesService) {
    super();
  }

  exportFor({ slug }: UserAccount): Promise<unknown> {
    return slug === '' ? Promise.resolve(null) : this.profiles.find(slug);
  }

  override hide({ slug }: UserAccount): Promise<void> {
    return this.profiles.hideForDeletion(slug);
  }

  override async show({ slug }: UserAccount): Promise<void> {
    await this.profiles.bringBack(slug);
  }

  /** Erases the profile. Its id stays, because other rows refer to it; nothing that identifies the person does. */
  override async erase({ slug }: UserAccount): Promise<void> {
    if (slug !== '') await this.profiles.erase(slug);
  }
}

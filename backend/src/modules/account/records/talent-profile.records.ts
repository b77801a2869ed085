import { Injectable } from '@nestjs/common';
import { OwnProfilesService } from '../../talents';
import type { UserAccount } from '../../users';
import { AccountRecords } from '../account-records';

@Injectable()
export class TalentProfileRecords extends AccountRecords {
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

  /** The profile's number stays, for what points at it; nothing that tells the person does. */
  override async erase({ slug }: UserAccount): Promise<void> {
    if (slug !== '') await this.profiles.erase(slug);
  }
}

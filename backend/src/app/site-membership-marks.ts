import { Injectable } from '@nestjs/common';
import { UsersService } from '../auth';
import { MembershipMarks } from '../membership';
import { OwnProfilesService } from '../talents';

/** Marks members where the site shows them: at the account, and by the crown of the profile. */
@Injectable()
export class SiteMembershipMarks extends MembershipMarks {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: OwnProfilesService,
  ) {
    super();
  }

  async set(userId: string, isMember: boolean): Promise<void> {
    await this.users.lock(userId);
    const user = await this.users.findById(userId);
    if (!user) return;
    await this.users.update(userId, { hasPremium: isMember });
    if (user.slug !== '') await this.profiles.setPremium(user.slug, isMember);
  }
}

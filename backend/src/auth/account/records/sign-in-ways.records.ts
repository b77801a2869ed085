import { Injectable } from '@nestjs/common';
import { CodesService } from '../../codes/codes.service';
import { PasswordsService } from '../../passwords/passwords.service';
import { PendingSocialSignInsService } from '../../social/pending-social-sign-ins.service';
import type { UserAccount } from '../../users/user-account';
import { PersonalData, toIso } from '../../users/personal-data';
import { ownMedia } from '../own-media';

@Injectable()
export class SignInWaysRecords extends PersonalData {
  readonly name = 'sign_in_ways';

  constructor(
    private readonly passwords: PasswordsService,
    private readonly social: PendingSocialSignInsService,
    private readonly codes: CodesService,
  ) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const [changedAt, providers] = await Promise.all([this.passwords.changedAt(id), this.social.providersOf(id)]);
    return { password_set_at: toIso(changedAt), providers };
  }

  /** Deletes codes and failed attempts, which are stored by a hash of the medium and have no foreign key to the account. */
  override async erase(account: UserAccount): Promise<void> {
    for (const medium of ownMedia(account)) await this.codes.deleteAllOf(medium);
    await this.passwords.deleteAttempts(account.id);
  }
}

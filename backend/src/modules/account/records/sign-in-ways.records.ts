import { Injectable } from '@nestjs/common';
import { PasswordsService } from '../../passwords';
import { SocialArrivalsService } from '../../social';
import type { UserAccount } from '../../users';
import { AccountRecords, toIso } from '../account-records';

@Injectable()
export class SignInWaysRecords extends AccountRecords {
  readonly name = 'sign_in_ways';

  constructor(
    private readonly passwords: PasswordsService,
    private readonly social: SocialArrivalsService,
  ) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const [changedAt, providers] = await Promise.all([this.passwords.changedAt(id), this.social.providersOf(id)]);
    return { password_set_at: toIso(changedAt), providers };
  }
}

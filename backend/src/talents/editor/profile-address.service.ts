import { type ChangeAddressInput, hasContactData } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { UsersService } from '../../auth';
import { TalentAddressesRepository } from '../profile/talent-addresses.repository';
import { ProfilePublisher } from './profile-publisher.service';
import { noAddressYet } from './profile-refusals';
import { ProfilesRepository } from './profiles.repository';
import { drawSlug, renameSlug } from './shown-name';

const PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;

/** The words in the address of a published profile. */
@Injectable()
export class ProfileAddressService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly publisher: ProfilePublisher,
    private readonly users: UsersService,
    private readonly addresses: TalentAddressesRepository,
    private readonly limits: RateLimitsService,
  ) {}

  /** Whether no profile has, or had, this slug. */
  isFree(slug: string): Promise<boolean> {
    return this.addresses.isFree(slug, 0);
  }

  async change(userId: string, { words }: ChangeAddressInput): Promise<void> {
    if (hasContactData(words)) throw new DomainError('VALIDATION_FAILED', { fields: { words: 'Please leave phone numbers out' } });
    // Every former address is kept, so they are not made without end.
    const use = await this.limits.take([{ name: 'address:user', subject: userId, most: PER_DAY, windowMs: DAY_MS }]);
    await spend(use, async () => {
      if (!(await this.move(userId, words))) throw noAddressYet();
    });
  }

  private move(userId: string, words: string): Promise<boolean> {
    return this.profiles.change(userId, async () => {
      const user = await this.users.findById(userId);
      if (!user || user.slug === '') return false;
      const isMoved = await this.publisher.move(user, renameSlug(user.slug, words));
      return isMoved || this.publisher.move(user, drawSlug(words));
    });
  }
}

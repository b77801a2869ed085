import { type ChangeAddressInput, hasContactData } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { isChildAccount, UsersService } from '../../auth';
import { FormerSlugsRepository } from '../profile/former-slugs.repository';
import { ProfilePublisher } from './profile-publisher.service';
import { noSlugYet } from './profile-refusals';
import { ProfilesRepository } from './profiles.repository';
import { newSlug, renameSlug } from './shown-name';

const PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;

/** Changes the readable part of a published profile's slug. */
@Injectable()
export class ProfileSlugService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly publisher: ProfilePublisher,
    private readonly users: UsersService,
    private readonly formerSlugs: FormerSlugsRepository,
    private readonly limits: RateLimitsService,
  ) {}

  /** Tells whether no profile has, or had, this slug. */
  isFree(slug: string): Promise<boolean> {
    return this.formerSlugs.isFree(slug, 0);
  }

  async change(userId: string, { words: text }: ChangeAddressInput): Promise<void> {
    if (hasContactData(text)) throw new DomainError('VALIDATION_FAILED', { fields: { words: 'Please leave phone numbers out' } });
    // Every former slug is stored for good, so their number is limited.
    const reservation = await this.limits.consume([{ name: 'address:user', subject: userId, most: PER_DAY, windowMs: DAY_MS }]);
    await spend(reservation, async () => {
      if (!(await this.move(userId, text))) throw noSlugYet();
    });
  }

  private move(userId: string, text: string): Promise<boolean> {
    return this.profiles.change(userId, async () => {
      const user = await this.users.findById(userId);
      if (!user || user.slug === '' || isChildAccount(userId)) return false;
      const isMoved = await this.publisher.move(user, renameSlug(user.slug, text));
      return isMoved || this.publisher.move(user, newSlug(text));
    });
  }
}

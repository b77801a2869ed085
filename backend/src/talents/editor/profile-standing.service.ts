import { Injectable } from '@nestjs/common';
import { ProfilesRepository } from './profiles.repository';

/** Where somebody's profile stands with staff, for other parts of the site. */
@Injectable()
export class ProfileStandingService {
  constructor(private readonly profiles: ProfilesRepository) {}

  /** Submitted, for the first time or with changes, and not decided. */
  async isInReview(userId: string): Promise<boolean> {
    return (await this.profiles.find(userId))?.state === 'pending';
  }
}

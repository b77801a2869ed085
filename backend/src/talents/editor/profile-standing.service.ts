import { Injectable } from '@nestjs/common';
import { ProfilesRepository } from './profiles.repository';

/** Reads the review state of profiles, for other parts of the site. */
@Injectable()
export class ProfileStandingService {
  constructor(private readonly profiles: ProfilesRepository) {}

  /** Tells whether the profile was submitted, first or with changes, and is not decided. */
  async isInReview(userId: string): Promise<boolean> {
    return (await this.profiles.find(userId))?.state === 'pending';
  }
}

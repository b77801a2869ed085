import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { TalentsBySlugRepository } from './talents-by-slug.repository';
import { lastAdultBirthday } from '../schema/birthdays';
import { PublishedPhotosRepository } from '../search/published-photos.repository';

@Injectable()
export class PublishedPhotosService {
  constructor(
    private readonly photos: PublishedPhotosRepository,
    private readonly talents: TalentsBySlugRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells whether the photo of this name may be seen; asked at every request, so that photos go with the profile. A private
   * profile's photo needs no session: its name cannot be guessed, and only those who may see the profile learn it.
   */
  async isShown(name: string): Promise<boolean> {
    const talentId = await this.photos.findTalentId(name);
    if (talentId === null) return false;
    const shown = await this.talents.findByIds([talentId], lastAdultBirthday(new Date(this.clock.now())));
    return shown.length > 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AddressedTalentsRepository } from './addressed-talents.repository';
import { lastAdultBirthday } from '../schema/birthdays';
import { PublishedPhotosRepository } from '../search/published-photos.repository';

@Injectable()
export class PublishedPhotosService {
  constructor(
    private readonly photos: PublishedPhotosRepository,
    private readonly talents: AddressedTalentsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * May the photo of this name be seen? Asked at every request, so that photos go with the profile. No session is asked
   * for a private profile's: only whoever may see the profile is told the name, which nobody can guess.
   */
  async isShown(name: string): Promise<boolean> {
    const talentId = await this.photos.findTalentId(name);
    if (talentId === null) return false;
    const shown = await this.talents.findByIds([talentId], lastAdultBirthday(new Date(this.clock.now())));
    return shown.length > 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { lastAdultBirthday } from './birthdays';
import { PublishedPhotosRepository } from './published-photos.repository';

@Injectable()
export class PublishedPhotosService {
  constructor(
    private readonly photos: PublishedPhotosRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * May the photo of this name be seen? Asked at every request, so that photos go with the profile. No session is asked
   * for a private profile's: only whoever may see the profile is told the name, which nobody can guess.
   */
  isShown(name: string): Promise<boolean> {
    return this.photos.isShown(name, lastAdultBirthday(new Date(this.clock.now())));
  }
}

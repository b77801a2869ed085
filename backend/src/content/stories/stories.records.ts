import { Injectable } from '@nestjs/common';
import { PersonalData, toIso, type UserAccount } from '../../auth';
import { OwnProfileDataService } from '../../talents';
import { picturesNamedIn } from '../pictures/named-pictures';
import { SitePictureFilesService } from '../pictures/site-picture-files.service';
import { StoriesRepository } from './stories.repository';

/** Success stories about the user: each version, with its words. */
@Injectable()
export class StoriesRecords extends PersonalData {
  readonly name = 'success_stories';

  constructor(
    private readonly stories: StoriesRepository,
    private readonly profiles: OwnProfileDataService,
    private readonly pictures: SitePictureFilesService,
  ) {
    super();
  }

  async exportFor(account: UserAccount): Promise<unknown> {
    const versions = await this.stories.find(await this.addressesOf(account));
    return versions.map(({ version, source, savedAt, effectiveAt }) => ({
      version,
      text: source,
      saved_at: toIso(savedAt),
      published_from: toIso(effectiveAt),
    }));
  }

  /** Deletes the stories; their pictures are removed by the next run of the job, unless another text has them. */
  override async erase(account: UserAccount): Promise<void> {
    const addresses = await this.addressesOf(account);
    const pictures = (await this.stories.find(addresses)).flatMap(({ source }) => picturesNamedIn(source));
    await this.stories.delete(addresses);
    await this.pictures.release(pictures);
  }

  /** Returns the present and the former addresses of the profile: a story keeps the one that it was written for. */
  private async addressesOf({ id, slug }: UserAccount): Promise<string[]> {
    const { formerSlugs } = await this.profiles.find(id);
    return slug === '' ? [] : [slug, ...formerSlugs];
  }
}

import { type PageHead, profileTitle, type TalentProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { TalentProfilesService } from './talent-profiles.service';

const PICTURE = { width: 1280, height: 1600 };

const PRIVATE: PageHead = {
  title: 'Private profile | All Talent',
  description: 'This profile is shown to members who are logged in.',
  picture: null,
  json_ld: [],
  noindex: true,
};

/** What the document of a profile says: only what the profile shows everybody. */
@Injectable()
export class ProfileHeadService {
  constructor(
    private readonly profiles: TalentProfilesService,
    private readonly config: AppConfig,
  ) {}

  async read(slug: string): Promise<PageHead> {
    const profile = await this.profiles.find(slug, null);
    if (!profile) return PRIVATE;
    const picture = profile.profile_image === '' ? null : { address: this.largePicture(profile.profile_image), ...PICTURE };
    return {
      title: profileTitle(profile),
      description: describe(profile),
      picture,
      json_ld: [this.structured(profile, picture?.address)],
      // A former address shows the same profile: one of the two is enough for search engines.
      noindex: profile.slug !== slug,
    };
  }

  private structured(profile: TalentProfile, image: string | undefined): Record<string, unknown> {
    const url = `${this.config.publicUrl}/${profile.slug}`;
    return {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': 'Person',
        name: profile.display_name,
        jobTitle: profile.category,
        homeLocation: { '@type': 'Place', name: profile.location },
        ...(image === undefined ? {} : { image }),
        url,
      },
    };
  }

  /** As JPEG: some programs that show links show nothing else. */
  private largePicture(picture: string): string {
    const address = picture.replace(/-640\.webp$/u, `-${PICTURE.width}.jpg`);
    return address.startsWith('/') ? this.config.publicUrl + address : address;
  }
}

function describe({ display_name, category, location, headline }: TalentProfile): string {
  const opening = headline === '' ? '' : `${headline.replace(/\.$/u, '')}. `;
  return `${opening}Pictures, skills and credits of ${display_name}, ${category} in ${location}.`;
}

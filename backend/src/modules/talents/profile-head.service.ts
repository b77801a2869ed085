import { type PageHead, profileTitle, type TalentProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { TalentsService } from './talents.service';

const PICTURE = { width: 1280, height: 1600 };

/** What the document of a profile says: only what the profile shows everybody. */
@Injectable()
export class ProfileHeadService {
  constructor(
    private readonly talents: TalentsService,
    private readonly config: AppConfig,
  ) {}

  async read(slug: string): Promise<PageHead> {
    const profile = await this.talents.profile(slug);
    const picture = { address: this.absolute(profile.profile_image.replace(/-640\.webp$/u, `-${PICTURE.width}.webp`)), ...PICTURE };
    const description = describe(profile);
    return { title: profileTitle(profile), description, picture, json_ld: [this.structured(profile, picture.address)], noindex: false };
  }

  private structured(profile: TalentProfile, image: string): Record<string, unknown> {
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
        image,
        url,
      },
    };
  }

  private absolute(address: string): string {
    return address.startsWith('/') ? this.config.publicUrl + address : address;
  }
}

function describe({ display_name, category, location, headline }: TalentProfile): string {
  const opening = headline === '' ? '' : `${headline.replace(/\.$/u, '')}. `;
  return `${opening}Pictures, skills and credits of ${display_name}, ${category} in ${location}.`;
}

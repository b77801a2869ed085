import { type PageMetadata, profileTitle, type TalentProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { TalentProfilesService } from './talent-profiles.service';

const PICTURE = { width: 1280, height: 1600 };

const PRIVATE: PageMetadata = {
  title: 'Private profile | All Talent',
  description: 'This profile is shown to members who are logged in.',
  picture: null,
  json_ld: [],
  noindex: true,
};

/** Names nobody: the page itself loads for the guardian and for clients whom the child applied to. */
const OF_CHILD: PageMetadata = { ...PRIVATE, title: 'Talent profile | All Talent', description: t('profile.ofChild') };

/** Makes the metadata of a profile's page, from what the profile shows everybody. */
@Injectable()
export class ProfileSeoService {
  constructor(
    private readonly profiles: TalentProfilesService,
    private readonly config: AppConfig,
  ) {}

  async read(slug: string): Promise<PageMetadata> {
    if (await this.profiles.isOfChild(slug)) return OF_CHILD;
    const profile = await this.profiles.find(slug, null);
    if (!profile) return PRIVATE;
    const picture = profile.profile_image === '' ? null : { address: this.largePicture(profile.profile_image), ...PICTURE };
    return {
      title: profileTitle(profile),
      description: describe(profile),
      picture,
      json_ld: [this.structured(profile, picture?.address)],
      // A former slug shows this profile, too: search engines list one URL.
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
      ...ratingData(profile),
    };
  }

  /** Returns the URL of the large JPEG: some programs that preview links show no other format. */
  private largePicture(picture: string): string {
    const url = picture.replace(/-640\.webp$/u, `-${PICTURE.width}.jpg`);
    return url.startsWith('/') ? this.config.publicUrl + url : url;
  }
}

/** Rates the page, since schema.org gives a Person no rating. */
function ratingData({ rating }: TalentProfile): Record<string, unknown> {
  if (!rating) return {};
  const value = { ratingValue: rating.average, bestRating: 5, worstRating: 1, ratingCount: rating.count };
  return { aggregateRating: { '@type': 'AggregateRating', ...value } };
}

function describe({ display_name, category, location, headline }: TalentProfile): string {
  const opening = headline === '' ? '' : `${headline.replace(/\.$/u, '')}. `;
  return `${opening}Pictures, skills and credits of ${display_name}, ${category} in ${location}.`;
}

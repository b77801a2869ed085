import { dayInIndia, type ProfileContent, TALENT_STATUS } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../lookups/lookups.service';
import type { PublishedParts, TalentRecord } from '../schema/talent-record';
import { isChildAccount, type UserAccount } from '../../auth';
import { CHILD_STATUS } from '../search/talent-projection';
import { storedAttributes } from './profile-attributes';
import type { ProfileSnapshot } from './profile.entity';
import { shownName } from './shown-name';

type Privacy = ProfileContent['privacy'];
type Account = Pick<UserAccount, 'id' | 'birthDate' | 'hasPremium'>;
export type Publication = {
  readonly snapshot: ProfileSnapshot;
  /** Present privacy settings, not those of the submission. */
  readonly privacy: Privacy;
  readonly account: Account;
  readonly lookups: LookupIndex;
  readonly now: number;
};

/** Region of a poster whose person's region is not known. */
const ANY_REGION = 'anywhere';

/** Makes the record of a newly published talent. */
export function newRecord(id: number, slug: string, publication: Publication): TalentRecord {
  const base = { id, slug, bornOn: '', region: ANY_REGION, createdAt: Math.floor(publication.now / 1000), featuredPosition: null };
  return publishedRecord({ ...base, pictureCount: 1, poster: {}, published: null }, publication);
}

type Base = Pick<
  TalentRecord,
  'id' | 'slug' | 'bornOn' | 'region' | 'createdAt' | 'featuredPosition' | 'pictureCount' | 'poster' | 'published'
>;

/** Makes the record that visitors see after an approval. */
export function publishedRecord(base: Base, { snapshot, privacy, account, lookups, now }: Publication): TalentRecord {
  const { content, photos } = snapshot;
  const { basics } = content;
  const categoryId = basics.category_id ?? 0;
  const hadPhotos = (base.published?.photos.length ?? 0) > 0;
  return {
    ...base,
    name: shownName(basics, privacy.hide_last_name),
    bornOn: account.birthDate ?? base.bornOn,
    genderId: basics.gender_id ?? 0,
    categoryId,
    subCategoryId: basics.sub_category_id ?? 0,
    cityId: basics.city_id ?? 0,
    status: isChildAccount(account.id) ? CHILD_STATUS : statusOf(privacy),
    isPremium: account.hasPremium,
    headline: basics.headline,
    about: basics.about,
    skills: content.skills.skills,
    languages: content.skills.languages,
    pictureCount: photos.length || (hadPhotos ? 1 : base.pictureCount),
    isPrivate: privacy.is_private,
    published: publishedParts(snapshot, privacy, dayInIndia(now)),
    attributes: storedAttributes(content.attributes.attributes, categoryId, lookups),
    credits: content.credits.credits.map(({ year, title, part, kind }) => ({ year, title, part, kind })),
  };
}

/** Applies present privacy settings to a record. A profile that staff hid or took off the site stays so. */
export function withPrivacy(record: TalentRecord, { content, photos }: ProfileSnapshot, privacy: Privacy): TalentRecord {
  const isShownOrPrivate = record.status === (record.isPrivate ? TALENT_STATUS.hidden : TALENT_STATUS.visible);
  const published = record.published ?? publishedParts({ content, photos }, privacy, '');
  return {
    ...record,
    name: shownName(content.basics, privacy.hide_last_name),
    status: isShownOrPrivate ? statusOf(privacy) : record.status,
    isPrivate: privacy.is_private,
    published: { ...published, audiences: privacy.sections, allowsPrints: privacy.allow_prints === true },
  };
}

/** Privacy of a child's profile, whatever the guardian chose: no last name, on no list, and no printed photo. */
export function privacyOf(accountId: string, privacy: Privacy): Privacy {
  return isChildAccount(accountId) ? { ...privacy, hide_last_name: true, is_private: true, allow_prints: false } : privacy;
}

function statusOf({ is_private: isPrivate }: Privacy): number {
  return isPrivate ? TALENT_STATUS.hidden : TALENT_STATUS.visible;
}

function publishedParts({ content, photos }: ProfileSnapshot, privacy: Privacy, approvedOn: string): PublishedParts {
  const { basics, work, recordings } = content;
  const { playing_age_min: min, playing_age_max: max } = basics;
  return {
    photos: photos.map(({ name, alt }) => ({ name, alt })),
    pronouns: basics.pronouns,
    playingAge: min === null || max === null ? null : { min, max },
    recordings: recordings.recordings.map(({ address, title }) => ({ address, title })),
    ...(recordings.reels && { reels: recordings.reels.map(({ video_id: videoId, title }) => ({ videoId, title })) }),
    rate: work.rate_from === null ? null : { from: work.rate_from, unit: work.rate_unit },
    availability: { state: work.availability, from: work.available_from },
    audiences: privacy.sections,
    allowsPrints: privacy.allow_prints === true,
    approvedOn,
  };
}

import { dayInIndia, hasContactData, type ProfileContent, type SaveProfileInput, saveProfileSchema } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { checked } from '../../kernel/http/validated.pipe';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { hasAttribute, refuseValue } from './profile-attributes';
import { cleanSections, dropDoubles, type SavedSections, textFields } from './profile-sections';

const CONTACT = 'Please leave contact data out: clients reach you through All Talent';
/** Longest shown name, in characters. */
const LONGEST_NAME = 80;
const YEARS_AHEAD = 2;

type Fields = Record<string, string>;

/** Checks and cleans what an owner writes in a profile. */
@Injectable()
export class ProfileChecksService {
  constructor(
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Cleans the given sections and returns a function that merges them into a content. That function throws VALIDATION_FAILED
   * with the first message of every bad field.
   */
  async prepare(input: SaveProfileInput): Promise<(content: ProfileContent) => ProfileContent> {
    const lookups = await this.lookups.readWithCity(input.basics?.city_id);
    // Cleaning may lengthen or empty a text, so the lengths are checked once more.
    const { revision: _revision, ...given } = checked(saveProfileSchema, { revision: input.revision, ...cleanSections(input) });
    const sections = withoutGaps(given);
    return (content) => {
      const categoryId = (sections.basics ?? content.basics).category_id;
      this.refuseBad(sections, categoryId, lookups);
      this.refusePast(sections, content);
      const merged = keepReels({ ...content, ...dropDoubles(sections) }, content);
      const attributes = merged.attributes.attributes.filter(({ attribute_id: id }) => hasAttribute(lookups, categoryId, id));
      return { ...merged, attributes: { attributes } };
    };
  }

  private refuseBad(sections: SavedSections, categoryId: number | null, lookups: LookupIndex): void {
    const fields: Fields = {
      ...refuseContacts(sections),
      ...(sections.basics ? refuseBasics(sections.basics, lookups) : {}),
      ...(sections.credits ? refuseCredits(sections.credits, this.dayInYears(1).slice(0, 4)) : {}),
      ...(sections.attributes ? refuseAttributes(sections.attributes, categoryId, lookups) : {}),
      ...(sections.work ? refuseWork(sections.work, this.dayInYears(YEARS_AHEAD)) : {}),
    };
    if (Object.keys(fields).length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
  }

  /** Refuses a new day in the past. The stored day may have passed since, and does not hinder other changes. */
  private refusePast({ work }: SavedSections, content: ProfileContent): void {
    const from = work?.available_from ?? '';
    if (from === '' || from === content.work.available_from || from >= dayInIndia(this.clock.now())) return;
    throw new DomainError('VALIDATION_FAILED', { fields: { 'work.available_from': 'Please choose today or a day to come' } });
  }

  private dayInYears(years: number): string {
    const today = dayInIndia(this.clock.now());
    return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  }
}

/** Keeps the reels of the draft when the section came without any, as from a page that does not know them. */
function keepReels(merged: ProfileContent, { recordings: { reels } }: ProfileContent): ProfileContent {
  if (merged.recordings.reels !== undefined || reels === undefined) return merged;
  return { ...merged, recordings: { ...merged.recordings, reels } };
}

function withoutGaps(sections: { readonly [Section in keyof ProfileContent]?: ProfileContent[Section] | undefined }): SavedSections {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}

function refuseContacts(sections: SavedSections): Fields {
  const paths = textFields(sections).flatMap(([path, text]) => (hasContactData(text) ? [path] : []));
  return Object.fromEntries(paths.map((path) => [path, CONTACT]));
}

function refuseBasics(basics: ProfileContent['basics'], lookups: LookupIndex): Fields {
  const { all } = lookups;
  const { gender_id: gender, category_id: category, sub_category_id: subCategory, city_id: city } = basics;
  const isKnown = (id: number | null, rows: readonly { readonly id: number }[]) => id === null || rows.some((row) => row.id === id);
  const subCategories = all.subCategories.filter(({ categoryId }) => categoryId === category);
  const isTooLong = `${basics.first_name} ${basics.last_name}`.length > LONGEST_NAME;
  return {
    ...(isKnown(gender, all.genders) ? {} : { 'basics.gender_id': 'Choose a gender of the list' }),
    ...(isKnown(category, all.categories) ? {} : { 'basics.category_id': 'Choose a category of the list' }),
    ...(isKnown(subCategory, subCategories) ? {} : { 'basics.sub_category_id': 'Choose a sub-category of the category' }),
    ...(city === null || lookups.hasCity(city) ? {} : { 'basics.city_id': 'Choose a city of the list' }),
    ...(isTooLong ? { 'basics.last_name': `First and last name have at most ${LONGEST_NAME} characters together` } : {}),
  };
}

function refuseCredits({ credits }: ProfileContent['credits'], lastYear: string): Fields {
  const late = credits.flatMap(({ year }, index) => (year > Number(lastYear) ? [index] : []));
  return Object.fromEntries(late.map((index) => [`credits.credits[${index}].year`, `Not after ${lastYear}`]));
}

function refuseAttributes({ attributes }: ProfileContent['attributes'], categoryId: number | null, lookups: LookupIndex): Fields {
  const refused = attributes.flatMap((attribute, index) => {
    const { attribute_id: id } = attribute;
    const path = `attributes.attributes[${index}]`;
    if (!hasAttribute(lookups, categoryId, id)) return [[`${path}.attribute_id`, 'Your category does not have this detail']];
    if (attributes.findIndex((other) => other.attribute_id === id) < index) return [[`${path}.attribute_id`, 'This detail is there twice']];
    const refusal = refuseValue(lookups, attribute);
    return refusal === null ? [] : [[`${path}.value`, refusal]];
  });
  return Object.fromEntries(refused) as Fields;
}

function refuseWork({ available_from: from }: ProfileContent['work'], lastDay: string): Fields {
  return from > lastDay ? { 'work.available_from': `Please enter a day within the next ${YEARS_AHEAD} years` } : {};
}

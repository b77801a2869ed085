import { TALENT_STATUS } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { LookupsRepository } from '../../../src/talents/lookups/lookups.repository';
import type { TalentRecord } from '../../../src/talents/schema/talent-record';

/** Makes a visible adult, with changes for what a test is about. */
export function makeTalent(id: number, changes: Partial<TalentRecord> = {}): TalentRecord {
  return {
    id,
    slug: `talent-${id}-abcdefgh`,
    name: `Talent ${id}`,
    genderId: 1,
    bornOn: '1998-04-12',
    categoryId: 1,
    subCategoryId: 101,
    cityId: 1,
    region: 'marathi',
    status: TALENT_STATUS.visible,
    isPremium: false,
    createdAt: 1_700_000_000 + id,
    featuredPosition: null,
    headline: 'Actor in Mumbai',
    about: 'I act.',
    skills: ['Stage combat'],
    languages: ['Hindi'],
    pictureCount: 3,
    isPrivate: false,
    published: null,
    poster: {},
    attributes: [],
    credits: [],
    ...changes,
  };
}

/** Saves lookups, two of each kind. */
export async function saveTestLookups(dataSource: DataSource): Promise<void> {
  await new LookupsRepository(dataSource).save({
    genders: [
      { id: 1, name: 'Female' },
      { id: 2, name: 'Male' },
    ],
    categories: [
      { id: 1, slug: 'actor', name: 'Actor', hasPhysical: true, hasSocial: false },
      { id: 2, slug: 'writer', name: 'Writer', hasPhysical: false, hasSocial: false },
    ],
    subCategories: [
      { id: 101, categoryId: 1, name: 'Film' },
      { id: 201, categoryId: 2, name: 'Copy' },
    ],
    cities: [
      { id: 1, name: 'Mumbai', state: 'Maharashtra', country: 'India' },
      { id: 2, name: 'São Paulo', state: 'São Paulo', country: 'Brazil' },
    ],
    attributes: [
      {
        id: 1,
        label: 'Hair Length',
        group: 'physical',
        type: 'dropdown',
        options: ['Short', 'Long'],
        placeholder: 'Any',
        unit: '',
        isPublic: true,
      },
      { id: 2, label: 'Waist', group: 'physical', type: 'input', options: [], placeholder: 'in', unit: ' in', isPublic: false },
    ],
  });
}

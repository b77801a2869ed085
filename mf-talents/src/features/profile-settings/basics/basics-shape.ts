import { type ProfileBasics, profileBasicsSchema } from '@alltalent/shared/contracts';
import { toNumber, toText } from '../section/draft-numbers';
import type { SectionShape } from '../section/section-shape';

type NumberField = 'gender_id' | 'category_id' | 'sub_category_id' | 'city_id' | 'playing_age_min' | 'playing_age_max';

export type BasicsDraft = Omit<ProfileBasics, NumberField> & Readonly<Record<NumberField, string>>;

export const BASICS_SHAPE: SectionShape<'basics', BasicsDraft> = {
  section: 'basics',
  schema: profileBasicsSchema,
  toDraft: (saved) => ({
    first_name: saved.first_name,
    last_name: saved.last_name,
    pronouns: saved.pronouns,
    headline: saved.headline,
    about: saved.about,
    ...mapNumbers((field) => toText(saved[field])),
  }),
  toWire: (draft) => ({ ...draft, ...mapNumbers((field) => toNumber(draft[field])) }),
  toInput: (basics) => ({ basics }),
};

function mapNumbers<Value>(valueOf: (field: NumberField) => Value): Record<NumberField, Value> {
  return {
    gender_id: valueOf('gender_id'),
    category_id: valueOf('category_id'),
    sub_category_id: valueOf('sub_category_id'),
    city_id: valueOf('city_id'),
    playing_age_min: valueOf('playing_age_min'),
    playing_age_max: valueOf('playing_age_max'),
  };
}

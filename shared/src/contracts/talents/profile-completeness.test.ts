import { profileContentSchema } from './profile';
import { profileCompleteness, missingProfileFields } from './profile-completeness';

const EMPTY = { basics: {}, skills: {}, credits: {}, attributes: {}, recordings: {}, work: {}, privacy: { sections: {} } };
const blank = profileContentSchema.cast(EMPTY);
const needed = profileContentSchema.cast({
  ...EMPTY,
  basics: {
    ...{ first_name: 'Asha', last_name: 'Rao', gender_id: 1, category_id: 1, sub_category_id: 101, city_id: 1 },
    headline: 'Stage actor',
  },
});
const whole = profileContentSchema.cast({
  ...needed,
  basics: { ...needed.basics, about: 'x'.repeat(120) },
  skills: { skills: ['Tap', 'Mime', 'Fencing'], languages: ['Hindi'] },
  credits: { credits: [{ year: 2024, title: 'The Ferry' }] },
  attributes: { attributes: [{ attribute_id: 1, value: 'Fair' }] },
  recordings: { recordings: [{ address: 'https://vimeo.com/12345678', title: 'Reel' }] },
});

describe('How complete a profile is', () => {
  test('nothing is 0 percent, everything 100, and what is needed stands first among the steps', () => {
    expect(profileCompleteness(blank, 0).percent).toBe(0);
    expect(profileCompleteness(whole, 3)).toEqual({ percent: 100, steps: [] });
    const order = profileCompleteness(blank, 0).steps.map(({ isNeeded }) => isNeeded);
    expect(order).toEqual([...order].sort((one, other) => Number(other) - Number(one)));
  });

  test('what is needed may be submitted without the rest, but not without a photo or a sub-category', () => {
    expect(missingProfileFields(needed, 1)).toEqual([]);
    expect(missingProfileFields(needed, 0).map(({ place }) => place)).toEqual(['photos']);
    const { basics } = needed;
    expect(missingProfileFields({ ...needed, basics: { ...basics, sub_category_id: null } }, 1).map(({ text }) => text)).toEqual([
      'Choose your category and sub-category',
    ]);
  });
});

import type { TalentCard } from '../../contracts/talents/talents';

/** A visible, ordinary talent; a test names only what it is about. */
export function aTalentCard(overrides: Partial<TalentCard> = {}): TalentCard {
  return {
    id: 7,
    slug: 'meher-kaul',
    profile_image: '/assets/talents/meher-kaul-640.webp',
    display_name: 'Meher Kaul',
    is_premium: 0,
    location: 'Srinagar',
    skills: ['Kashmiri', 'Stage', 'Hindi'],
    status: 2,
    ...overrides,
  };
}

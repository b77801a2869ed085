import type { TalentProfile } from './talents';

/** Title of a profile's page: in the document the server sends, and in the tab. */
export function profileTitle({ display_name, category, location }: Pick<TalentProfile, 'display_name' | 'category' | 'location'>): string {
  return `${display_name}, ${category} in ${location} | All Talent`;
}

import type { TalentProfile } from '@alltalent/shared/contracts';

/** How wide the gallery shows a picture beside the main one. */
export const SIDE_SIZES = '(max-width: 60rem) 25vw, 310px';

export type ProfilePicture = { readonly address: string; readonly alt: string };
export type PicturedProfile = Pick<TalentProfile, 'display_name' | 'profile_image' | 'gallery'>;

/** Every picture of a profile, the main one first. */
export function picturesOf({ display_name, profile_image, gallery }: PicturedProfile): readonly ProfilePicture[] {
  const addresses = [...new Set([profile_image, ...gallery])];
  return addresses.map((address, index) => ({ address, alt: `${display_name}, picture ${index + 1} of ${addresses.length}` }));
}

import type { TalentProfile } from '@alltalent/shared/contracts';

/** How wide the gallery shows a picture beside the main one. */
export const SIDE_SIZES = '(max-width: 60rem) 25vw, 310px';

export type ProfilePicture = { readonly url: string; readonly alt: string };
export type PicturedProfile = Pick<TalentProfile, 'display_name' | 'profile_image' | 'profile_image_alt' | 'gallery'>;

/** Every picture of a profile, the main one first. */
export function picturesOf({ display_name, profile_image, profile_image_alt, gallery }: PicturedProfile): readonly ProfilePicture[] {
  const pictures = new Map([{ image: profile_image, alt: profile_image_alt }, ...gallery].map(({ image, alt }) => [image, alt]));
  return [...pictures].map(([url, alt], index) => ({
    url,
    alt: alt === '' ? `${display_name}, picture ${index + 1} of ${pictures.size}` : alt,
  }));
}

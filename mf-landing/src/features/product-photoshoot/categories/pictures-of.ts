import { isStillName } from '../../../domain/still/art-still';
import type { StillName, UploadedName } from '../../../domain/still/still-shapes';
import type { Category } from './category';

export type Shot = { readonly name: StillName | UploadedName; readonly alt: string };

/** Returns the pictures a category opens: those its copy names and the page has, else the one of its tile. */
export function picturesOf({ title, art, alt, pictures = [] }: Category): readonly Shot[] {
  const shots = pictures.flatMap((picture) => (isStillName(picture.art) ? [{ name: picture.art, alt: picture.alt }] : []));
  if (shots.length > 0 || !isStillName(art)) return shots;
  return [{ name: art, alt: alt ?? title }];
}

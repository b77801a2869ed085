import { Still, type StillProps } from './still';
import { isUploadedName } from '@alltalent/shared/contracts';
import { STILL_SHAPES, type StillName, type UploadedName } from './still-shapes';

/** Returns whether the page has a picture of this name: a drawn one, or one that was uploaded. */
export function isStillName(name: string | undefined): name is StillName | UploadedName {
  return name !== undefined && (Object.hasOwn(STILL_SHAPES, name) || isUploadedName(name));
}

/** Picture named by the page's copy; renders nothing for an unknown name. */
export function ArtStill({ art, ...shown }: Omit<StillProps, 'name'> & { readonly art: string | undefined }) {
  return isStillName(art) ? <Still name={art} {...shown} /> : null;
}

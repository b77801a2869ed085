import { Still, type StillProps } from './still';
import { STILL_SHAPES, type StillName } from './still-shapes';

export function isStillName(name: string | undefined): name is StillName {
  return name !== undefined && Object.hasOwn(STILL_SHAPES, name);
}

/** The drawing that the page's words name; nothing for one the page does not have. */
export function ArtStill({ art, ...shown }: Omit<StillProps, 'name'> & { readonly art: string | undefined }) {
  return isStillName(art) ? <Still name={art} {...shown} /> : null;
}

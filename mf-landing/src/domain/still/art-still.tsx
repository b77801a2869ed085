import { Still, type StillProps } from './still';
import { STILL_SHAPES, type StillName } from './still-shapes';

export function isStillName(name: string | undefined): name is StillName {
  return name !== undefined && Object.hasOwn(STILL_SHAPES, name);
}

/** Drawing named by the page's copy; renders nothing for an unknown name. */
export function ArtStill({ art, ...shown }: Omit<StillProps, 'name'> & { readonly art: string | undefined }) {
  return isStillName(art) ? <Still name={art} {...shown} /> : null;
}

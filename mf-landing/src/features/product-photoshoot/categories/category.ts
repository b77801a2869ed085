import type { GalleriesBlock } from '@alltalent/shared/contracts';

/** A kind of shoot: the words of its tile and the pictures it opens. */
export type Category = GalleriesBlock['items'][number];

import type { GalleriesBlock } from '@alltalent/shared/contracts';

/** Kind of shoot: the text of its tile and the pictures it opens. */
export type Category = GalleriesBlock['items'][number];

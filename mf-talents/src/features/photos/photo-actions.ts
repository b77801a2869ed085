import type { ProfilePhoto } from '@alltalent/shared/contracts';
import type { PhotoRemoval } from './use-photo-removal';

/** What can be done with a photo of the grid. */
export type PhotoActions = Pick<PhotoRemoval, 'remove' | 'undo'> & {
  readonly move: (id: number, to: number) => void;
  readonly crop: (photo: ProfilePhoto, opener: HTMLElement) => void;
};

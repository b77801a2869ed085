import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../../kernel/domain-error';
import type { PhotoCrop } from '../profile-photo.entity';

/** Width of a portrait divided by its height. */
export const PORTRAIT = 4 / 5;
const LEAST_WIDTH = PROFILE_LIMITS.photoLeastSide * PORTRAIT;
/** Tolerance: browsers send parts of the whole, rounded. */
const ROUNDING_PX = 2;
const WRONG_SHAPE: Readonly<Record<number, string>> = { [PORTRAIT]: 'The cut-out must be a portrait, four parts wide and five high.' };

export type Size = { readonly width: number; readonly height: number };
/** A crop in whole pixels of the original. */
export type CropBox = Size & { readonly left: number; readonly top: number };

/** Returns the size of the largest portrait that fits into the picture. */
export function largestPortrait({ width, height }: Size): Size {
  const wide = Math.min(width, Math.floor(height * PORTRAIT));
  return { width: wide, height: Math.min(height, Math.round(wide / PORTRAIT)) };
}

/** Converts pixels to parts of the original, from 0 to 1. */
export function toCrop({ left, top, width, height }: CropBox, original: Size): PhotoCrop {
  return { x: left / original.width, y: top / original.height, width: width / original.width, height: height / original.height };
}

/**
 * Converts parts of the original to pixels. `ratio` is the width of the crop divided by its height. Throws VALIDATION_FAILED for a crop of
 * another shape, that is too small or outside the picture.
 */
export function toCropBox(crop: PhotoCrop, original: Size, ratio = PORTRAIT): CropBox {
  const width = crop.width * original.width;
  const height = crop.height * original.height;
  if (Math.abs(width - height * ratio) > ROUNDING_PX * Math.max(1, ratio))
    throw refused(WRONG_SHAPE[ratio] ?? 'The cut-out has another shape.');
  if (width < LEAST_WIDTH - ROUNDING_PX / 2) throw refused(`The cut-out must be at least ${LEAST_WIDTH} pixels wide.`);
  const left = crop.x * original.width;
  const top = crop.y * original.height;
  if (left + width > original.width + ROUNDING_PX || top + height > original.height + ROUNDING_PX) {
    throw refused('The cut-out must lie within the photo.');
  }
  const whole = { width: Math.min(Math.round(width), original.width), height: Math.min(Math.round(height), original.height) };
  return {
    left: Math.min(Math.round(left), original.width - whole.width),
    top: Math.min(Math.round(top), original.height - whole.height),
    ...whole,
  };
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { crop: message } });
}

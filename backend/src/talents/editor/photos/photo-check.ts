import { PHOTO_TYPES, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../../kernel/domain-error';
import { isHeic } from './heic-decoder';
import type { Size } from './photo-crop';

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The first bytes of every file of a type; null stands for any byte. */
const BEGINNINGS: Readonly<Record<Exclude<PhotoType, 'image/heic'>, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};
/** Longest side by shortest: scaled to 2560 pixels, the short side stays above its own minimum. */
const NARROWEST = 6;

/** Detects the type from the file's first bytes, whatever its sender declared; undefined for any other. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  return PHOTO_TYPES.find((type) =>
    type === 'image/heic' ? isHeic(bytes) : BEGINNINGS[type].every((byte, index) => byte === null || bytes[index] === byte),
  );
}

/** Throws PHOTO_REFUSED unless the bytes are of the declared type. */
export function requireSaidType(bytes: Uint8Array, said: PhotoType): void {
  const type = photoTypeOf(bytes);
  if (type === undefined) throw refusal('This is no JPEG, PNG, WebP or HEIC picture. Please choose a photo in one of these formats.');
  if (type !== said)
    throw refusal('This picture is in another format than its name says. Please save it again as JPEG and choose that file.');
}

export function requireFitSize({ width, height }: Size): void {
  const { photoLeastSide: least, photoPixels: most } = PROFILE_LIMITS;
  if (width * height > most) throw tooManyPixels();
  if (Math.min(width, height) < least) {
    throw refusal(`This photo has ${width} × ${height} pixels. Please choose one with at least ${least} on either side.`);
  }
  if (Math.max(width, height) > NARROWEST * Math.min(width, height)) {
    throw refusal(`This photo is too narrow. Please choose one whose long side is at most ${NARROWEST} times the short one.`);
  }
}

/** Turns an error of the image library into the refusal its owner reads. */
export function refusalOf(error: unknown): DomainError {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimension/iu.test(message)) return tooManyPixels();
  return refusal('This photo is damaged or incomplete. Please open it, save it again as JPEG and choose that file.');
}

function tooManyPixels(): DomainError {
  return refusal(`This photo has more than ${PROFILE_LIMITS.photoPixels / 1e6} megapixels. Please make it smaller and choose it again.`);
}

function refusal(detail: string): DomainError {
  return new DomainError('PHOTO_REFUSED', { detail });
}

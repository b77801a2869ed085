import { PHOTO_TYPES, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { t } from './messages';

const MEGABYTE = 1024 * 1024;
const HEIC = 'image/heic';
const HEIC_NAME = /\.hei[cf]$/iu;

/** What the file button offers to choose from. */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, 'image/heif', '.heic', '.heif'].join(',');

/** The file under the type the server knows. Few systems know the photos of phones, so their name tells. */
export function asPhoto(file: File): File {
  const isUnknown = file.type === '' || file.type === 'application/octet-stream';
  const isOfPhone = file.type === 'image/heif' || (isUnknown && HEIC_NAME.test(file.name));
  return isOfPhone ? new File([file], file.name, { type: HEIC }) : file;
}

/** Why a file is not worth sending; null: it is. The server looks at what is in it. */
export function refuseFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (size === 0) return t('file.empty', { name });
  if (!PHOTO_TYPES.some((known) => known === type)) return t('file.wrongFormat', { name });
  if (size <= PROFILE_LIMITS.photoBytes) return null;
  return t('file.tooLarge', { name, size: (size / MEGABYTE).toFixed(1), most: PROFILE_LIMITS.photoBytes / MEGABYTE });
}

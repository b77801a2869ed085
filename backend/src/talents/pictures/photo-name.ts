import { randomBytes } from 'node:crypto';
import { PICTURE_WIDTHS } from '@alltalent/shared/contracts';

/** Of the cropped picture: `640.webp` and the like, and a JPEG for programs that show no other format. */
const RENDITIONS = [...PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]), '1280.jpg'];
/** Of the uncropped one. */
export const ORIGINAL = 'original.webp';

const NAME = /^[0-9a-f]{32}$/u;

export type PhotoFile = { readonly name: string; readonly file: string };

/** 128 random bits: nobody finds a photo by guessing, and no name tells whose it is. */
export function newPhotoName(): string {
  return randomBytes(16).toString('hex');
}

export function isPhotoName(name: string): boolean {
  return NAME.test(name);
}

/** `<name>-640.webp`; null for anything but an address this site makes itself. */
export function parsePhotoFile(address: string): PhotoFile | null {
  const { name = '', file = '' } = /^(?<name>[0-9a-f]+)-(?<file>[a-z0-9]+\.[a-z]+)$/u.exec(address)?.groups ?? {};
  return isPhotoName(name) && [...RENDITIONS, ORIGINAL].includes(file) ? { name, file } : null;
}
